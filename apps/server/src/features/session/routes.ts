import { AppError, userSchema } from '@clauselight/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { sessions as sessionRows } from '../../platform/database/tables.ts';
import { endSessions } from '../../platform/end-sessions.ts';
import type { App, RouteParts } from '../../platform/http/app.ts';

/** Adds the calls on the visitor's own session. */
export function addSessionRoutes(app: App, { database, sessions, storage }: RouteParts): void {
  app.get(
    '/api/auth/user',
    {
      schema: {
        tags: ['session'],
        summary: 'The signed-in user; 401 for a guest',
        response: { 200: userSchema },
      },
    },
    async () => {
      throw new AppError('not_authenticated');
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
      if (session !== undefined) {
        await endSessions({ database, storage }, eq(sessionRows.id, session.id));
      }
      sessions.forget(reply);
      return reply.status(204).send(null);
    },
  );
}
