import { AppError, accountDeletionSchema } from '@clauselight/schema';
import { z } from 'zod';
import { deleteAccount } from '../../domain/accounts/delete-account.ts';
import type { App, RouteParts } from '../http/app.ts';
import { requireUser } from '../http/route-parts.ts';
import { addExportRoutes } from './export-routes.ts';

/** Adds the routes of the whole account: export and deletion. */
export function addAccountRoutes(app: App, parts: RouteParts): void {
  addExportRoutes(app, parts);

  app.delete(
    '/api/account',
    {
      // Wrong input is answered with what to type.
      attachValidation: true,
      schema: {
        tags: ['account'],
        summary: 'Remove everything held on you; the word DELETE confirms it',
        body: accountDeletionSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { userId } = await requireUser(parts.sessions, request);
      if (request.validationError !== undefined) throw new AppError('wrong_confirmation');
      if (!(await deleteAccount({ ...parts, log: request.log }, userId))) {
        throw new AppError('not_authenticated');
      }
      parts.sessions.forget(reply);
      return reply.status(204).send(null);
    },
  );
}
