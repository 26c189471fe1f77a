import * as z from 'zod/mini';
import { taskSchema } from './details/minutes.ts';
import { keyFigureSchema } from './details/report.ts';
import { evidenceSchema } from './span.ts';

/** A name that a document mentions. */
export const namedSchema = z.object({
  /** As the document writes it. */
  name: z.string(),
  /** How often it is in the document. */
  mentions: z.int().check(z.positive()),
  evidence: evidenceSchema,
});
export type Named = z.infer<typeof namedSchema>;

/** What a document that is no contract says, in its own words and whatever its kind. */
export const gistSchema = z.object({
  /** The sentences that say most of what it is about, in document order. */
  keySentences: z.array(evidenceSchema),
  /** Its headings, in document order. */
  sections: z.array(z.object({ title: z.string(), evidence: evidenceSchema })),
  /** Who is to do what by when; those with a day first. Empty where the details of its kind list them. */
  duties: z.array(taskSchema),
  /** The most telling first. Empty where the details of its kind list them. */
  figures: z.array(keyFigureSchema),
  /** People, organizations and places, those mentioned most first. */
  names: z.array(namedSchema),
});
export type Gist = z.infer<typeof gistSchema>;
