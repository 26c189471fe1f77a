import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../theme.css';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no element to render into');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
