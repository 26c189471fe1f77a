import { AppError, userSchema } from '@clauselight/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { deleteOwners } from '../../domain/accounts/delete-owners.ts';
import { endUserSessions } from '../../domain/sessions/end-sessions.ts';
import type { Session } from '../../domain/sessions/session-store.ts';
import { owners, sessions as sessionRows, users } from '../../domain/tables/account-tables.ts';
import type { App, RouteParts } from '../http/app.ts';
import { requireUser } from '../http/route-parts.ts';
import { addAccountSessionRoutes } from './account-routes.ts';
import { presentUser } from './present.ts';

/** Adds the routes of the visitor's own session. */
export function addSessionRoutes(app: App, parts: RouteParts): void {
  const { database, sessions, storage, billing } = parts;
  addAccountSessionRoutes(app, parts);
  app.get(
    '/api/auth/user',
    {
      schema: {
        tags: ['session'],
        summary: 'The signed-in user; 401 for a guest',
        response: { 200: userSchema },
      },
    },
    async (request) => {
      const { userId } = await requireUser(sessions, request);
      const [user] = await database.orm.select().from(users).where(eq(users.id, userId));
      if (user === undefined) throw new AppError('not_authenticated');
      return presentUser(user, await billing.accounts.find(userId));
    },
  );

  app.post(
    '/api/auth/logout',
    {
      schema: {
        tags: ['session'],
        summary: "End the session; a guest's documents and analyses go with it",
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const session = await sessions.find(request);
      if (session !== undefined) await end(session);
      sessions.forget(reply);
      return reply.status(204).send(null);
    },
  );

  /** A guest is deleted with the session, also one whose work a user has not chosen to keep. */
  async function end({ id, ownerId, userId }: Session): Promise<void> {
    if (userId === undefined) {
      await deleteOwners({ database, storage }, eq(owners.id, ownerId));
      return;
    }
    const condition = eq(sessionRows.id, id);
    await endUserSessions({ database, storage }, { userId, condition, kind: 'signed-out' });
  }
}
