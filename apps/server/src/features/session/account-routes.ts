import {
  AppError,
  endedSessionsSchema,
  guestWorkSchema,
  type LoginSession,
  loginSessionSchema,
} from '@clauselight/schema';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { z } from 'zod';
import { endUserSessions } from '../../domain/sessions/end-sessions.ts';
import { createGuestWork } from '../../domain/sessions/guest-work.ts';
import { sessions as sessionRows } from '../../domain/tables/account-tables.ts';
import type { App, RouteParts } from '../http/app.ts';
import { checkId, idParams, requireUser } from '../http/route-parts.ts';

const tags = ['account'];

/** Adds the routes of a person's sessions and of their earlier work as a guest. */
export function addAccountSessionRoutes(app: App, parts: RouteParts): void {
  addLoginSessionRoutes(app, parts);
  addGuestWorkRoutes(app, parts);
}

function addLoginSessionRoutes(app: App, parts: RouteParts): void {
  const { database, sessions } = parts;
  app.get(
    '/api/account/sessions',
    {
      schema: {
        tags,
        summary: 'Where you are signed in, latest use first',
        response: { 200: z.array(loginSessionSchema) },
      },
    },
    async (request) => {
      const current = await requireUser(sessions, request);
      const rows = await database.orm
        .select()
        .from(sessionRows)
        .where(and(eq(sessionRows.ownerId, current.userId), gt(sessionRows.expiresAt, new Date())))
        .orderBy(desc(sessionRows.lastSeenAt));
      return rows.map((row) => presentSession(row, current.id));
    },
  );

  app.delete(
    '/api/account/sessions',
    {
      schema: {
        tags,
        summary: 'Sign out everywhere but here',
        response: { 200: endedSessionsSchema },
      },
    },
    async (request) => {
      const { id, userId } = await requireUser(sessions, request);
      const condition = ne(sessionRows.id, id);
      const ended = await endUserSessions(parts, { userId, condition, kind: 'session-ended' });
      return { ended: ended.length };
    },
  );

  app.delete(
    '/api/account/sessions/:id',
    {
      schema: {
        tags,
        summary: 'Sign out in one place',
        params: idParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { id, userId } = await requireUser(sessions, request);
      const condition = eq(sessionRows.id, checkId(request.params.id));
      const ended = await endUserSessions(parts, { userId, condition, kind: 'session-ended' });
      if (ended.length === 0) throw new AppError('not_found');
      if (ended.includes(id)) sessions.forget(reply);
      return reply.status(204).send(null);
    },
  );
}

function addGuestWorkRoutes(app: App, parts: RouteParts): void {
  const { sessions } = parts;
  const work = createGuestWork(parts);
  const url = '/api/account/guest-work';

  app.get(
    url,
    {
      schema: {
        tags,
        summary: 'What you made as a guest before you signed in here',
        response: { 200: guestWorkSchema },
      },
    },
    async (request) => work.describe(await requireUser(sessions, request)),
  );

  app.post(
    url,
    { schema: { tags, summary: 'Keep what you made as a guest', response: { 204: z.null() } } },
    async (request, reply) => {
      await work.keep(await requireUser(sessions, request));
      return reply.status(204).send(null);
    },
  );

  app.delete(
    url,
    { schema: { tags, summary: 'Remove what you made as a guest', response: { 204: z.null() } } },
    async (request, reply) => {
      await work.remove(await requireUser(sessions, request));
      return reply.status(204).send(null);
    },
  );
}

function presentSession(row: typeof sessionRows.$inferSelect, currentId: string): LoginSession {
  return {
    id: row.id,
    isCurrent: row.id === currentId,
    device: row.device,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
