import { AppError } from '@clauselight/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Session } from '../../domain/sessions/session-store.ts';
import type { Sessions, UserSession } from '../../domain/sessions/sessions.ts';
import { getAddressGroup } from '../../platform/limits/address.ts';
import type { StreamSlots } from '../../platform/limits/stream-slots.ts';

/** The path parameter of calls on one object. A malformed id is answered like an unknown one. */
export const idParams = z.object({ id: z.string().max(64) });

const uuid = z.uuid();

/** Returns the id; throws `not_found` if it is malformed. */
export function checkId(id: string): string {
  if (!uuid.safeParse(id).success) throw new AppError('not_found');
  return id;
}

/**
 * The session of a request about one of its own objects. Without a session there are no own objects: `not_found`. Ids
 * that are not UUIDs are rejected here, before they reach the database.
 */
export async function requireSession(
  sessions: Sessions,
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<Session> {
  checkId(request.params.id);
  return requireOwner(sessions, request);
}

/**
 * The session of a request about its own objects whose ids are not in the path; throws `not_found` without a session.
 */
export async function requireOwner(sessions: Sessions, request: FastifyRequest): Promise<Session> {
  const session = await sessions.find(request);
  if (session === undefined) throw new AppError('not_found');
  return session;
}

/** A signal that aborts when the answer is complete or the client has disconnected. */
export function createDisconnectSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  if (reply.raw.closed) gone.abort();
  return gone.signal;
}

/** Takes a place for a request that stays open. Throws `too_many_streams` if the visitor or the address has none left. */
export function takePlace(
  { streamSlots }: { readonly streamSlots: StreamSlots },
  request: FastifyRequest,
  { ownerId }: Pick<Session, 'ownerId'>,
): () => void {
  return streamSlots.take({ ownerId, address: getAddressGroup(request.ip) });
}

/** The session of a signed-in person; throws `not_authenticated` for anybody else. */
export async function requireUser(
  sessions: Sessions,
  request: FastifyRequest,
): Promise<UserSession> {
  const session = await sessions.find(request);
  if (session?.userId === undefined) throw new AppError('not_authenticated');
  return { ...session, userId: session.userId };
}
