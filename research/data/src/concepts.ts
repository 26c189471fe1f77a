import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { documentKindSchema, riskCategorySchema, severitySchema } from '@clauselight/schema';
import * as z from 'zod/mini';

const effect = z.union([z.literal(1), z.literal(-1)]);
const text = z.string().check(z.minLength(1));

const adjustmentSchema = z.union([
  z.strictObject({ pattern: text, effect, reason: text }),
  z.strictObject({
    measure: z.enum(['days', 'months', 'years', 'percent']),
    atLeast: z.optional(z.number()),
    atMost: z.optional(z.number()),
    effect,
    reason: text,
  }),
]);

/** A concept as its file in `research/data/concepts/` states it; see `Concept` of the engine for the meaning. */
const conceptSchema = z.strictObject({
  id: text,
  /** The group of concepts, of one subject or kind of document. */
  pack: text,
  name: text.check(z.maxLength(60)),
  subject: text,
  what: text,
  kinds: z.union([z.literal('all'), z.array(documentKindSchema)]),
  category: riskCategorySchema,
  borneBy: text,
  bearer: z.optional(z.enum(['payer', 'performer', 'creator', 'confidant', 'discloser'])),
  roles: z.optional(z.array(text)),
  severity: severitySchema,
  isOneSided: z.boolean(),
  adjust: z.array(adjustmentSchema),
  why: text,
  advantage: z.optional(text),
  request: text,
  mitigation: text,
  wording: z.optional(text),
  rules: z.array(text),
  contradicts: z.array(text),
  near: z.array(text),
});
export type CatalogueConcept = z.infer<typeof conceptSchema>;

const folder = new URL('../concepts/', import.meta.url);

/** Reads the catalogue of concepts, in the order of their ids. Throws for a file that is none of its form. */
export function readConcepts(): readonly CatalogueConcept[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const concept = conceptSchema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
      if (`${concept.id}.json` !== name) throw new Error(`${name} describes ${concept.id}`);
      return concept;
    });
}

/** A sentence written to hold a concept, or to nearly hold it. */
export interface WrittenExample {
  /** The batch of one author in one style. */
  readonly batch: string;
  readonly concept: string;
  readonly holds: boolean;
  readonly text: string;
  /** Who bears the risk, in the words of the sentence; `both`, or undefined if the sentence does not tell. */
  readonly bearer: string | undefined;
  /** Other concepts that the sentence holds. */
  readonly also: readonly string[];
}

const examples = new URL('examples/', folder);
const line = /^([+-]) (.+?)(?: \|\| b=(.+?))?(?: \|\| also=(.+?))?\s*$/;

/** Reads all batches of written sentences, in the order of their names. */
export function readWrittenExamples(): readonly WrittenExample[] {
  return readdirSync(examples)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) =>
      parseBatch(path.parse(name).name, readFileSync(new URL(name, examples), 'utf8')),
    );
}

/** Parses a batch of written sentences. Throws for a line that is none of the format. */
export function parseBatch(batch: string, content: string): readonly WrittenExample[] {
  let concept = '';
  return content.split('\n').flatMap((raw, index) => {
    if (raw.startsWith('## ')) concept = raw.slice(3).trim();
    if (!/^[+-] /.test(raw)) return [];
    const found = line.exec(raw);
    if (found === null) throw new Error(`${batch}, line ${index + 1} is no example`);
    const [, sign, sentence = '', bearer, also = ''] = found;
    return [
      {
        batch,
        concept,
        holds: sign === '+',
        text: sentence,
        bearer: bearer === '?' ? undefined : bearer?.trim(),
        also: also.split(',').flatMap((id) => id.trim() || []),
      },
    ];
  });
}

/** A sentence of a real document, and which concepts a reader saw in it. */
export interface LabeledSentence {
  readonly document: string;
  /** Offsets of the sentence in the text of the document, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The first eight digits of the sentence's SHA-256, to notice a text that was read differently. */
  readonly hash: string;
  /** Concepts that it holds, each with whose risk it is: `0`, `1`, `2` by order of mention, `both` or `?`. */
  readonly yes: Readonly<Record<string, string>>;
  /** Concepts that it does not hold. */
  readonly no: readonly string[];
}

/** Reads the labeled sentences of real documents. Their words stand in the documents alone. */
export function readLabeledSentences(): readonly LabeledSentence[] {
  return readFileSync(new URL('labels.jsonl', folder), 'utf8')
    .split('\n')
    .flatMap((row) => (row === '' ? [] : [JSON.parse(row) as LabeledSentence]));
}
