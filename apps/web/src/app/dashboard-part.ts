import { loadPart } from '../lib/load-part.ts';
import { createPart } from './part.tsx';

/** The dashboard, loaded when it is asked for. */
export const DashboardPage = createPart(async () => {
  const { DashboardPage } = await loadPart(() => import('./dashboard-page.tsx'));
  return DashboardPage;
});
