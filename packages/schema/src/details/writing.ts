import * as z from 'zod/mini';
import { evidenceSchema } from '../span.ts';

const countSchema = z.int().check(z.nonnegative());

export const writingTaskTypeSchema = z.enum([
  'argumentative',
  'opinion',
  'analytical',
  'narrative',
  'reflective',
  'lab-report',
  'literature-review',
]);
/** What kind of task a piece of writing answers; it decides which checks are made. */
export type WritingTaskType = z.infer<typeof writingTaskTypeSchema>;

/** A readability formula worked out for the running text. */
export const readabilitySchema = z.object({
  id: z.enum([
    'flesch-kincaid',
    'flesch-ease',
    'gunning-fog',
    'smog',
    'coleman-liau',
    'ari',
    'lix',
    'rix',
    'eflaw',
  ]),
  name: z.string(),
  /** One decimal. */
  value: z.number(),
  /** What the value says, for example `about US grade 12`. */
  meaning: z.string(),
  /** The formula itself, for a tooltip. */
  formula: z.string(),
});
export type Readability = z.infer<typeof readabilitySchema>;

const lengthSchema = z.object({
  /** Words of the running text: without title, headings, lists, tables, quotations set as blocks, references. */
  body: countSchema,
  /** Words of the whole document. */
  total: countSchema,
  /** Words within quotation marks or set as block quotations. */
  quoted: countSchema,
  sentences: countSchema,
  paragraphs: countSchema,
  /** Different words that carry content; longer texts have more, so it is never a mark. */
  distinctContentWords: countSchema,
  /** Minutes to read at 230 words a minute, and to speak at 130; one decimal. */
  readingMinutes: z.number().check(z.nonnegative()),
  speakingMinutes: z.number().check(z.nonnegative()),
  /** The length the task allows, where the document states it. */
  limit: z.optional(
    z.object({
      minimum: z.optional(countSchema),
      maximum: z.optional(countSchema),
      evidence: evidenceSchema,
    }),
  ),
});

const paragraphSchema = z.object({
  /** 1-based. */
  number: z.int().check(z.positive()),
  role: z.enum(['abstract', 'introduction', 'body', 'conclusion']),
  section: z.optional(z.string()),
  words: countSchema,
  sentences: countSchema,
  /** Its first sentence. */
  evidence: evidenceSchema,
});

const citationSchema = z.object({
  /** As the text has it: `Smith (2021)`. */
  label: z.string(),
  style: z.enum(['author-year', 'author-page', 'numeric']),
  status: z.enum(['listed', 'year-differs', 'missing', 'no-list']),
  /** `number` of the entry it leads to. */
  reference: z.optional(z.int().check(z.nonnegative())),
  evidence: evidenceSchema,
});

const referenceSchema = z.object({
  /** The number it bears, or its place in the list. */
  number: z.int().check(z.nonnegative()),
  authors: z.array(z.string()),
  year: z.optional(z.int()),
  style: z.enum(['author-year', 'mla', 'numeric', 'other']),
  /** How often the text cites it. */
  cited: countSchema,
  /** What is missing from it or fails a check, one phrase each. */
  problems: z.array(z.string()),
  evidence: evidenceSchema,
});

/** A place in the language with what could be there instead. */
export const correctionSchema = z.object({
  checkId: z.enum(['LAN-01', 'LAN-02', 'LAN-03']),
  /** The kind of error, for example `Spelling`. */
  kind: z.string(),
  message: z.string(),
  suggestions: z.array(z.string()),
  evidence: evidenceSchema,
});
export type Correction = z.infer<typeof correctionSchema>;

/** What is particular to essays, schoolwork and papers. Numbers describe; none of them is a mark. */
export const writingDetailsSchema = z.object({
  kind: z.literal('writing'),
  task: z.object({
    type: writingTaskTypeSchema,
    /** Why we think so, in one sentence. */
    reason: z.string(),
    evidence: z.array(evidenceSchema),
  }),
  language: z.object({
    /** Where it is not, only what no language needs was counted. */
    isEnglish: z.boolean(),
    /** The spelling most words with two spellings follow; absent if there are none, or as many of each. */
    variant: z.optional(z.enum(['british', 'american'])),
    british: countSchema,
    american: countSchema,
    /** Whether spelling and grammar were checked. */
    grammar: z.enum(['checked', 'not-available']),
    /** Percent of sentences in the passive voice; a description, not a fault. */
    passiveShare: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  }),
  length: lengthSchema,
  /** The formula to show first; absent if the text is too short or not English. */
  readability: z.optional(readabilitySchema),
  /** All other formulas, to show on request. */
  otherReadability: z.array(readabilitySchema),
  /** The three sentences that are hardest to read. */
  hardestSentences: z.array(evidenceSchema),
  rhythm: z.object({
    /** Words of every sentence in order, of the first 400. */
    sentenceLengths: z.array(countSchema),
    /** Words; one decimal. */
    mean: z.number().check(z.nonnegative()),
    /** Standard deviation in words; one decimal. */
    spread: z.number().check(z.nonnegative()),
    longest: z.optional(evidenceSchema),
  }),
  /** Mean share of different words in every window of 50 (MATTR-50), 0-1; absent under 50 words. */
  lexicalVariety: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** Of the first 400. */
  paragraphs: z.array(paragraphSchema),
  /** The sentence we take for the thesis, and the one that takes it up at the end. */
  thesis: z.optional(evidenceSchema),
  conclusion: z.optional(evidenceSchema),
  /** Each part of the task and the paragraphs that answer it, where the document holds the task. */
  promptParts: z.array(
    z.object({
      evidence: evidenceSchema,
      /** 1-based numbers of the paragraphs. */
      paragraphs: z.array(z.int().check(z.positive())),
    }),
  ),
  /** Each criterion of the marking scheme, where the document holds one. */
  rubric: z.array(
    z.object({
      evidence: evidenceSchema,
      status: z.enum(['seen', 'open', 'not-assessable']),
      note: z.string(),
      found: z.array(evidenceSchema),
    }),
  ),
  citations: z.array(citationSchema),
  references: z.array(referenceSchema),
  /** Linking words by what they do; a count of 0 says that a relation never occurs. */
  connectives: z.array(
    z.object({
      relation: z.enum(['addition', 'contrast', 'cause', 'sequence', 'example', 'conclusion']),
      count: countSchema,
      words: z.array(z.object({ word: z.string(), count: z.int().check(z.positive()) })),
    }),
  ),
  corrections: z.array(correctionSchema),
});
export type WritingDetails = z.infer<typeof writingDetailsSchema>;
