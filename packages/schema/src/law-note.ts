import * as z from 'zod/mini';
import { clauseReferenceSchema } from './clause.ts';
import { evidenceSchema } from './span.ts';

/**
 * What shows that a place's law matters: the document chooses its law, the premises or the workplace are there, all
 * parties have their address there, or the person who makes a will or a power of attorney lives there.
 */
export const placeBasisSchema = z.enum([
  'governing-law',
  'premises',
  'workplace',
  'parties',
  'residence',
]);
export type PlaceBasis = z.infer<typeof placeBasisSchema>;

/** `settled`: the sources say it plainly. `depends`: exceptions or the facts of the case can change the answer. */
export const lawCertaintySchema = z.enum(['settled', 'depends']);
export type LawCertainty = z.infer<typeof lawCertaintySchema>;

/**
 * What the law of a place says about something in the document. It informs: severities, findings and the score do not
 * depend on it.
 */
export const lawNoteSchema = z.object({
  /** The note's id in the collection, for example `california-entry`. */
  id: z.string(),
  /** The place's name, for example `California`. */
  place: z.string(),
  /** What it is about, for example `Tenancy deposits`. */
  topic: z.string(),
  /** What the law says, in one or two plain sentences. */
  text: z.string(),
  /** The statute with its section, or the case. */
  source: z.string(),
  /** The day as of which it holds. */
  asOf: z.iso.date(),
  certainty: lawCertaintySchema,
  /** Why this place, with the words that name it. */
  places: z.array(z.object({ basis: placeBasisSchema, evidence: evidenceSchema })),
  /** What in the document it belongs to, for example `Security deposit`. */
  occasion: z.string(),
  /** The words of the occasion; empty if it is something that is missing. */
  evidence: z.array(evidenceSchema),
  clause: z.optional(clauseReferenceSchema),
  /** Ids of the findings whose own text on the law it repeats. */
  restates: z._default(z.array(z.string()), []),
});
export type LawNote = z.infer<typeof lawNoteSchema>;
