import * as z from 'zod/mini';
import { sideFieldSchema } from '../side-field.ts';
import { evidenceSchema } from '../span.ts';
import { modelPartSchema } from './questions.ts';

/** Longest passage that can be asked about, in UTF-16 code units. */
export const maxSelectionLength = 20_000;

/**
 * POST /api/documents/{id}/analyze-selection. The words alone are enough; with their offsets it is certain which place is
 * meant where they stand more than once.
 */
export const selectionRequestSchema = z.object({
  selectedText: z.string().check(z.trim(), z.minLength(1)).check(z.maxLength(maxSelectionLength)),
  startOffset: z.optional(z.int().check(z.nonnegative())),
  endOffset: z.optional(z.int().check(z.positive())),
  /** Id of the side whose eyes the passage is read with. */
  side: sideFieldSchema,
  /** Whether a language model may be asked, where there is one. */
  useModel: z.optional(z.boolean()),
});
export type SelectionRequest = z.input<typeof selectionRequestSchema>;

/** A part of the explanation with the words of the document it rests on. */
export const explanationPartSchema = z.object({
  title: z.string(),
  text: z.string(),
  evidence: z.array(evidenceSchema),
});

/**
 * As `text/event-stream` it comes as events named `answer`, each the whole answer as far as it goes; the last one has
 * `isFinal`. As JSON it is the last one.
 */
export const selectionAnswerSchema = z.object({
  /** All parts as one text, and after them what the language model says. */
  analysis: z.string(),
  parts: z.array(explanationPartSchema),
  /** Absent where no language model was asked. */
  model: z.optional(modelPartSchema),
  isFinal: z._default(z.boolean(), true),
});
export type SelectionAnswer = z.infer<typeof selectionAnswerSchema>;
