import * as z from 'zod/mini';
import { sideFieldSchema } from '../side-field.ts';

/** Bytes of chance in the token of a link: 128 bit. */
export const shareTokenBytes = 16;

/** Longest that a link is open, in days. */
export const maxShareDays = 365;

/** How long a new link is open where nothing else is chosen, in days. */
export const defaultShareDays = 14;

/** Shortest and longest password of a link, in UTF-16 code units. */
export const minSharePassword = 8;
export const maxSharePassword = 200;

/** The token of a link as its address has it: base64url of 16 bytes. */
export const shareTokenSchema = z.string().check(z.regex(/^[\w-]{22}$/));

/** POST /api/analyses/{id}/shares; persons who have signed in alone. */
export const newShareSchema = z.object({
  /** Days from now until the link closes. */
  days: z._default(z.int().check(z.minimum(1), z.maximum(maxShareDays)), defaultShareDays),
  password: z.optional(
    z.string().check(z.minLength(minSharePassword), z.maxLength(maxSharePassword)),
  ),
  /** Whether the owner's own highlights, notes and accepted findings are shown. */
  withNotes: z._default(z.boolean(), false),
  /** Id of the side whose eyes the analysis is shown with. */
  side: sideFieldSchema,
});
export type NewShare = z.input<typeof newShareSchema>;

/** A link as its owner sees it; its token is told once, when it is made. */
export const shareSchema = z.object({
  id: z.uuid(),
  analysisId: z.uuid(),
  filename: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Present once it was revoked. */
  revokedAt: z.optional(z.iso.datetime()),
  hasPassword: z.boolean(),
  withNotes: z.boolean(),
  side: z.optional(z.string()),
  /** Times it was opened by somebody else. */
  viewCount: z.int().check(z.nonnegative()),
  lastViewedAt: z.optional(z.iso.datetime()),
});
export type Share = z.infer<typeof shareSchema>;

/** GET /api/shares: all links of the person that are open, and those that ended within the last 30 days; newest first. */
export const shareListSchema = z.array(shareSchema);

/** The answer of POST /api/analyses/{id}/shares, 201: the only time that the whole address is told. */
export const createdShareSchema = z.object({ share: shareSchema, url: z.url() });
export type CreatedShare = z.infer<typeof createdShareSchema>;

/** POST /api/share/{token}/unlock; 204 and a cookie that opens this link alone. */
export const shareUnlockSchema = z.object({
  password: z.string().check(z.maxLength(maxSharePassword)),
});

/** GET /api/share/{token}/facts: what the page says around the analysis; nothing of the owner. */
export const sharedFactsSchema = z.object({
  sharedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  withNotes: z.boolean(),
  /** Id of the side whose eyes the analysis is shown with. */
  side: z.optional(z.string()),
});
export type SharedFacts = z.infer<typeof sharedFactsSchema>;
