import * as z from 'zod/mini';

/** GET /api/account/sessions: a place where the person is signed in. */
export const loginSessionSchema = z.object({
  id: z.uuid(),
  /** Whether it is the session that asks. */
  isCurrent: z.boolean(),
  /** Browser and system in words, for example `Firefox on Windows`. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** When it ends unless it is used before. */
  expiresAt: z.iso.datetime(),
});
export type LoginSession = z.infer<typeof loginSessionSchema>;

/** DELETE /api/account/sessions: how many other sessions were ended. */
export const endedSessionsSchema = z.object({ ended: z.int().check(z.nonnegative()) });
export type EndedSessions = z.infer<typeof endedSessionsSchema>;

/** GET /api/account/guest-work: what the person made as a guest before signing in, to be kept or left to vanish. */
export const guestWorkSchema = z.object({
  documents: z.int().check(z.nonnegative()),
  /** When it is removed unless it is kept; absent where there is none. */
  expiresAt: z.optional(z.iso.datetime()),
});
export type GuestWork = z.infer<typeof guestWorkSchema>;

export const accountExportStatuses = ['preparing', 'ready', 'failed'] as const;

/** POST /api/account/exports and GET /api/account/exports/{id}: an archive of everything held on the person. */
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

/** What is typed to delete an account. */
export const deletionWord = 'DELETE';

/** DELETE /api/account. */
export const accountDeletionSchema = z.object({ confirmation: z.literal(deletionWord) });
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

/** POST /api/unsubscribe: the token that stands in the mail. */
export const unsubscribeSchema = z.object({ token: z.string().check(z.maxLength(512)) });
export type Unsubscribe = z.infer<typeof unsubscribeSchema>;

/** Why a sign-in did not come about, as the address of the page that says so names it. */
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
