import * as z from 'zod/mini';
import { sideFieldSchema } from '../side-field.ts';
import { evidenceSchema } from '../span.ts';
import { modelPartSchema } from './questions.ts';

/** Longest selection, in UTF-16 code units. */
export const maxSelectionLength = 20_000;

/**
 * POST /api/documents/{id}/analyze-selection. The words are enough; offsets identify the passage if the words occur
 * more than once.
 */
export const selectionRequestSchema = z.object({
  selectedText: z.string().check(z.trim(), z.minLength(1)).check(z.maxLength(maxSelectionLength)),
  startOffset: z.optional(z.int().check(z.nonnegative())),
  endOffset: z.optional(z.int().check(z.positive())),
  /** Id of the side taken. */
  side: sideFieldSchema,
  /** Whether a language model may be used, if there is one. */
  useModel: z.optional(z.boolean()),
});
export type SelectionRequest = z.input<typeof selectionRequestSchema>;

/** A part of the explanation with its evidence. */
export const explanationPartSchema = z.object({
  title: z.string(),
  text: z.string(),
  evidence: z.array(evidenceSchema),
});

/**
 * As `text/event-stream` it consists of events named `answer`, each with the whole answer so far; the last one has
 * `isFinal`. As JSON it is the last one.
 */
export const selectionAnswerSchema = z.object({
  /** All parts as one text, followed by the language model's. */
  analysis: z.string(),
  parts: z.array(explanationPartSchema),
  /** Absent if no language model was asked. */
  model: z.optional(modelPartSchema),
  isFinal: z._default(z.boolean(), true),
});
export type SelectionAnswer = z.infer<typeof selectionAnswerSchema>;
