import * as z from 'zod/mini';
import { evidenceSchema } from '../span.ts';

/** When something is due, in the document's words and as a day where they name one. */
export const dueDateSchema = z.object({
  /** As the document says it: `by Friday`. */
  words: z.string(),
  /** ISO 8601; absent if the words name no day. */
  date: z.optional(z.iso.date()),
  /** How the day follows from another; absent if the document writes it out. */
  computation: z.optional(z.string()),
  evidence: evidenceSchema,
});
export type DueDate = z.infer<typeof dueDateSchema>;

/** Something somebody is to do. */
export const taskSchema = z.object({
  /** As the document names them; absent if it names nobody. */
  who: z.optional(z.string()),
  /** What is to be done, in the document's words. */
  what: z.string(),
  due: z.optional(dueDateSchema),
  status: z.enum(['open', 'done']),
  evidence: evidenceSchema,
});
export type Task = z.infer<typeof taskSchema>;

export const attendeeSchema = z.object({
  name: z.string(),
  /** What they are in the meeting, in the document's words: `Chair`. */
  role: z.optional(z.string()),
  status: z.enum(['present', 'absent']),
  evidence: evidenceSchema,
});
export type Attendee = z.infer<typeof attendeeSchema>;

/** How many voted how; a count that is not stated is absent. */
export const votesSchema = z.object({
  for: z.optional(z.int().check(z.nonnegative())),
  against: z.optional(z.int().check(z.nonnegative())),
  abstained: z.optional(z.int().check(z.nonnegative())),
  isUnanimous: z.boolean(),
  evidence: evidenceSchema,
});
export type Votes = z.infer<typeof votesSchema>;

export const decisionSchema = z.object({
  /** What was decided, in the document's words. */
  text: z.string(),
  outcome: z.enum(['adopted', 'rejected', 'postponed']),
  votes: z.optional(votesSchema),
  proposedBy: z.optional(z.string()),
  secondedBy: z.optional(z.string()),
  evidence: evidenceSchema,
});
export type Decision = z.infer<typeof decisionSchema>;

/** Something that a document of its kind usually holds, and where it is. */
export const checklistItemSchema = z.object({
  name: z.string(),
  /** Where it was found; absent if it was not. */
  evidence: z.optional(evidenceSchema),
});
export type ChecklistItem = z.infer<typeof checklistItemSchema>;

/** What minutes and notes of a meeting state. Lists are in document order. */
export const minutesDetailsSchema = z.object({
  kind: z.literal('minutes'),
  /** The meeting as the heading names it. */
  meeting: z.optional(z.object({ name: z.string(), evidence: evidenceSchema })),
  date: z.optional(z.object({ date: z.iso.date(), evidence: evidenceSchema })),
  nextMeeting: z.optional(z.object({ date: z.optional(z.iso.date()), evidence: evidenceSchema })),
  attendees: z.array(attendeeSchema),
  /** How many were present, where the minutes count them: `42 members attended`. */
  presentCount: z.optional(
    z.object({ count: z.int().check(z.positive()), evidence: evidenceSchema }),
  ),
  decisions: z.array(decisionSchema),
  tasks: z.array(taskSchema),
  openQuestions: z.array(z.object({ text: z.string(), evidence: evidenceSchema })),
  /** What formal minutes hold. */
  formalities: z.array(checklistItemSchema),
});
export type MinutesDetails = z.infer<typeof minutesDetailsSchema>;
