import * as z from 'zod/mini';

/** GET /api/account/sessions: a browser in which the person is signed in. */
export const loginSessionSchema = z.object({
  id: z.uuid(),
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
  /** Browser and system in words, for example `Firefox on Windows`. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** When it ends if it is not used again. */
  expiresAt: z.iso.datetime(),
});
export type LoginSession = z.infer<typeof loginSessionSchema>;

/** DELETE /api/account/sessions: the number of other sessions that were ended. */
export const endedSessionsSchema = z.object({ ended: z.int().check(z.nonnegative()) });
export type EndedSessions = z.infer<typeof endedSessionsSchema>;

/** GET /api/account/guest-work: the person's work as a guest before signing in, which can be kept. */
export const guestWorkSchema = z.object({
  documents: z.int().check(z.nonnegative()),
  /** When it is deleted if it is not kept; absent if there is none. */
  expiresAt: z.optional(z.iso.datetime()),
});
export type GuestWork = z.infer<typeof guestWorkSchema>;

export const accountExportStatuses = ['preparing', 'ready', 'failed'] as const;

/** POST /api/account/exports and GET /api/account/exports/{id}: an archive of all data about the person. */
export const accountExportSchema = z.object({
  id: z.uuid(),
  status: z.enum(accountExportStatuses),
  requestedAt: z.iso.datetime(),
  /** When the archive is removed; absent until it is ready. */
  expiresAt: z.optional(z.iso.datetime()),
  /** Size of the archive in bytes; absent until it is ready. */
  bytes: z.optional(z.int().check(z.nonnegative())),
});
export type AccountExport = z.infer<typeof accountExportSchema>;

/** The word to be typed to delete an account. */
export const deletionWord = 'DELETE';

/** DELETE /api/account. */
export const accountDeletionSchema = z.object({ confirmation: z.literal(deletionWord) });
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

/** POST /api/unsubscribe: the token from the mail. */
export const unsubscribeSchema = z.object({ token: z.string().check(z.maxLength(512)) });
export type Unsubscribe = z.infer<typeof unsubscribeSchema>;

/** Why a sign-in failed, as named in the address of the error page. */
export const signInFailures = [
  'denied',
  'expired',
  'tampered',
  'mismatch',
  'unverified',
  'unavailable',
  'failed',
] as const;
export type SignInFailure = (typeof signInFailures)[number];
