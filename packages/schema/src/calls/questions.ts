import * as z from 'zod/mini';
import { clauseReferenceSchema } from '../clause.ts';
import {
  checkedTextSchema,
  modelFailureSchema,
  modelUsageSchema,
  rejectedSchema,
} from '../model-review.ts';
import { sideFieldSchema } from '../side-field.ts';
import { evidenceSchema } from '../span.ts';

/** Longest question, and longest earlier answer in a request, in UTF-16 code units. */
export const maxQuestionLength = 2000;
const maxEarlierAnswer = 8000;
/** The most earlier questions in a request. */
export const maxEarlierQuestions = 4;

/** POST /api/documents/{id}/ask. */
export const askRequestSchema = z.object({
  question: z.string().check(z.trim(), z.minLength(1)).check(z.maxLength(maxQuestionLength)),
  /** Id of the side taken. */
  side: sideFieldSchema,
  /** Earlier questions and answers, oldest first, to which the question may refer. */
  earlier: z._default(
    z
      .array(
        z.object({
          question: z.string().check(z.maxLength(maxQuestionLength)),
          answer: z.string().check(z.maxLength(maxEarlierAnswer)),
        }),
      )
      .check(z.maxLength(maxEarlierQuestions)),
    [],
  ),
  /** Whether a language model may be used, if there is one. */
  useModel: z._default(z.boolean(), true),
});
export type AskRequest = z.input<typeof askRequestSchema>;

/** One of the passages that answer best. */
export const foundPassageSchema = z.object({
  /** The clause, or a useful part of it. */
  evidence: evidenceSchema,
  clause: z.optional(clauseReferenceSchema),
  /** The subjects of the passage, for example `Governing law`. */
  labels: z.array(z.string()),
  /** Spans of the quote that match the question's words. */
  matches: z.array(z.object({ start: z.int(), end: z.int() })),
});
export type FoundPassage = z.infer<typeof foundPassageSchema>;

/** A sentence of a language model's answer with its evidence. */
export const answerSentenceSchema = z.object({
  text: checkedTextSchema,
  evidence: z.array(evidenceSchema).check(z.minLength(1)),
});
export type AnswerSentence = z.infer<typeof answerSentenceSchema>;

/** A language model's addition to the engine's answer: its sentences, or why there are none. */
export const modelPartSchema = z.object({
  /** The model's name. */
  model: z.string(),
  sentences: z.array(answerSentenceSchema),
  rejected: rejectedSchema,
  usage: modelUsageSchema,
  failure: z.optional(modelFailureSchema),
  /** Whether the model says that the document does not answer the question. */
  isNotInDocument: z._default(z.boolean(), false),
});
export type ModelPart = z.infer<typeof modelPartSchema>;

/**
 * The answer to a question about a document. As `text/event-stream` it consists of events named `answer`, each with
 * the whole answer so far; the last one has `isFinal`.
 */
export const askAnswerSchema = z.object({
  /** The passages that answer best, best first, found without a language model. */
  passages: z.array(foundPassageSchema),
  /** Absent if no language model was asked. */
  model: z.optional(modelPartSchema),
  isFinal: z.boolean(),
});
export type AskAnswer = z.infer<typeof askAnswerSchema>;
