import { loadComponent } from '../lib/load-component.ts';
import { createLazyComponent } from './lazy-component.tsx';

/** The dashboard, loaded on demand. */
export const DashboardPage = createLazyComponent(async () => {
  const { DashboardPage } = await loadComponent(() => import('./dashboard-page.tsx'));
  return DashboardPage;
});
