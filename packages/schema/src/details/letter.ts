import * as z from 'zod/mini';
import { evidenceSchema } from '../span.ts';
import { checklistItemSchema } from './minutes.ts';

/** By when a letter wants something done. */
export const letterDeadlineSchema = z.object({
  /** As the letter says it: `within 14 days`. */
  words: z.string(),
  /** The day by the letter's own words, ISO 8601; absent if it names none and cannot be computed. */
  date: z.optional(z.iso.date()),
  /** The day to act by to be in time on every reading; absent if no day is known. */
  safeDate: z.optional(z.iso.date()),
  /** What it is counted from where it is a length of time. */
  countedFrom: z.optional(z.enum(['letter-date', 'receipt', 'unstated'])),
  /** How the day follows from others. */
  computation: z.optional(z.string()),
  evidence: evidenceSchema,
});
export type LetterDeadline = z.infer<typeof letterDeadlineSchema>;

export const letterRequestSchema = z.object({
  /** What the reader is to do, in the letter's words. */
  text: z.string(),
  isDemand: z.boolean(),
  deadline: z.optional(letterDeadlineSchema),
  evidence: evidenceSchema,
});
export type LetterRequest = z.infer<typeof letterRequestSchema>;

export const warningSignSchema = z.object({
  family: z.enum([
    'urgency',
    'threat',
    'unusual-payment',
    'secrecy',
    'identity-check',
    'changed-account',
    'sender-mismatch',
  ]),
  /** What a reader calls it: `Unusual way to pay`. */
  label: z.string(),
  evidence: evidenceSchema,
});
export type WarningSign = z.infer<typeof warningSignSchema>;

const partSchema = z.object({ text: z.string(), evidence: evidenceSchema });

/** A message that an e-mail quotes or forwards. */
export const earlierMessageSchema = z.object({
  /** As the e-mail names whoever wrote it. */
  sender: z.optional(z.string()),
  date: z.optional(z.iso.date()),
  /** What it asked: whether that was answered is for the reader to see. */
  requests: z.array(partSchema),
  /** The line that says whose words follow. */
  evidence: evidenceSchema,
});
export type EarlierMessage = z.infer<typeof earlierMessageSchema>;

/** What a letter, notice or e-mail says to whom it is addressed. Lists are in document order. */
export const letterDetailsSchema = z.object({
  kind: z.literal('letter'),
  sender: z.optional(partSchema),
  recipient: z.optional(partSchema),
  subject: z.optional(partSchema),
  date: z.optional(z.object({ date: z.iso.date(), evidence: evidenceSchema })),
  references: z.array(z.object({ label: z.string(), text: z.string(), evidence: evidenceSchema })),
  requests: z.array(letterRequestSchema),
  consequences: z.array(partSchema),
  /** Present where the letter itself gives formal notice. */
  notice: z.optional(
    z.object({
      /** What it does: `terminates`. */
      act: z.enum(['terminates', 'cancels', 'withdraws', 'objects', 'disputes']),
      /** Whether one person gives it in their own name, so that the letter is most likely the reader's own. */
      isPersonal: z.boolean(),
      items: z.array(checklistItemSchema),
      evidence: evidenceSchema,
    }),
  ),
  warningSigns: z.array(warningSignSchema),
  /** The newest first; absent if it quotes none. */
  earlier: z.optional(z.array(earlierMessageSchema)),
});
export type LetterDetails = z.infer<typeof letterDetailsSchema>;
