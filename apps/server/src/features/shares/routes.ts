import { createTurns } from '../../domain/shares/turns.ts';
import type { App, RouteParts } from '../../http/app.ts';
import { addOwnShareRoutes } from './own-routes.ts';
import { addSharedRoutes } from './shared-routes.ts';

/** Adds the calls on links that show an analysis to others. */
export function addShareRoutes(app: App, parts: RouteParts): void {
  // The hash of a password is meant to be slow: guesses that come together must not leave nothing for everybody else.
  const turns = createTurns({ atOnce: 2, waiting: 30 });
  addOwnShareRoutes(app, parts, turns);
  addSharedRoutes(app, parts, turns);
}
