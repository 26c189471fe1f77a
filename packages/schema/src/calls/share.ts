import * as z from 'zod/mini';
import { sideFieldSchema } from '../side-field.ts';

/** Random bytes in the token of a link: 128 bits. */
export const shareTokenBytes = 16;

/** Longest lifetime of a link, in days. */
export const maxShareDays = 365;

/** Default lifetime of a link, in days. */
export const defaultShareDays = 14;

/** Shortest and longest password of a link, in UTF-16 code units. */
export const minSharePassword = 8;
export const maxSharePassword = 200;

/** The token in a link's address: base64url of 16 bytes. */
export const shareTokenSchema = z.string().check(z.regex(/^[\w-]{22}$/));

/** POST /api/analyses/{id}/shares; only for signed-in people. */
export const newShareSchema = z.object({
  /** Days until the link expires. */
  days: z._default(z.int().check(z.minimum(1), z.maximum(maxShareDays)), defaultShareDays),
  password: z.optional(
    z.string().check(z.minLength(minSharePassword), z.maxLength(maxSharePassword)),
  ),
  /** Whether the owner's own highlights, notes and accepted findings are shown. */
  withNotes: z._default(z.boolean(), false),
  /** Id of the side for whom the analysis is shown. */
  side: sideFieldSchema,
});
export type NewShare = z.input<typeof newShareSchema>;

/** A link for its owner. The token is only returned when the link is created. */
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
  /** How often it was opened by somebody else. */
  viewCount: z.int().check(z.nonnegative()),
  lastViewedAt: z.optional(z.iso.datetime()),
});
export type Share = z.infer<typeof shareSchema>;

/** GET /api/shares: the person's open links, and those that ended within the last 30 days; newest first. */
export const shareListSchema = z.array(shareSchema);

/** The answer of POST /api/analyses/{id}/shares, 201: the only time that the full address is returned. */
export const createdShareSchema = z.object({ share: shareSchema, url: z.url() });
export type CreatedShare = z.infer<typeof createdShareSchema>;

/** POST /api/share/{token}/unlock: 204 and a cookie that unlocks this link only. */
export const shareUnlockSchema = z.object({
  password: z.string().check(z.maxLength(maxSharePassword)),
});

/** GET /api/share/{token}/facts: what the page shows around the analysis, without anything about the owner. */
export const sharedFactsSchema = z.object({
  sharedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  withNotes: z.boolean(),
  /** Id of the side for whom the analysis is shown. */
  side: z.optional(z.string()),
});
export type SharedFacts = z.infer<typeof sharedFactsSchema>;
