import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../theme.css';
import { createQueryClient } from '../lib/query-client.ts';
import { App } from './app.tsx';
import { takeCardReturn } from './card-return.ts';
import { startLoading } from './start-loading.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no element to render into');

const cardReturn = takeCardReturn();
const client = createQueryClient();
startLoading(client);
createRoot(root).render(
  <StrictMode>
    <App client={client} cardReturn={cardReturn} />
  </StrictMode>,
);
