import { createWorkQueue } from '../../domain/shares/work-queue.ts';
import type { App, RouteParts } from '../http/app.ts';
import { addOwnShareRoutes } from './own-routes.ts';
import { addSharedRoutes } from './shared-routes.ts';

/** Adds the routes of links that show an analysis to others. */
export function addShareRoutes(app: App, parts: RouteParts): void {
  // Hashing a password is slow on purpose. The queue keeps many simultaneous guesses from using up the server.
  const queue = createWorkQueue({ atOnce: 2, waiting: 30 });
  addOwnShareRoutes(app, parts, queue);
  addSharedRoutes(app, parts, queue);
}
