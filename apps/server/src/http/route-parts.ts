import { AppError } from '@clauselight/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Session } from '../domain/sessions/session-store.ts';
import type { Sessions, UserSession } from '../domain/sessions/sessions.ts';

/** The parameter of every call on one thing. An id that cannot be one is answered like one that is not there. */
export const idParams = z.object({ id: z.string().max(64) });

const uuid = z.uuid();

/** The id, unless it can be none: not_found. */
export function checkId(id: string): string {
  if (!uuid.safeParse(id).success) throw new AppError('not_found');
  return id;
}

/**
 * The session of a request about one thing of its own; without one there is nothing of its own: not_found.
 * Ids that are no UUIDs end here too, before they reach the database.
 */
export async function requireSession(
  sessions: Sessions,
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<Session> {
  checkId(request.params.id);
  return requireOwner(sessions, request);
}

/** The session of a request about things of its own, which are named elsewhere than in its path; without one, not_found. */
export async function requireOwner(sessions: Sessions, request: FastifyRequest): Promise<Session> {
  const session = await sessions.find(request);
  if (session === undefined) throw new AppError('not_found');
  return session;
}

/** Aborts when the answer is complete or nobody waits for it any more. */
export function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  if (reply.raw.closed) gone.abort();
  return gone.signal;
}

/** The session of a person who has signed in; anybody else is answered not_authenticated. */
export async function requireUser(
  sessions: Sessions,
  request: FastifyRequest,
): Promise<UserSession> {
  const session = await sessions.find(request);
  if (session?.userId === undefined) throw new AppError('not_authenticated');
  return { ...session, userId: session.userId };
}
