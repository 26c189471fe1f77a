import { readdirSync, readFileSync } from 'node:fs';
import { documentKindSchema, lawCertaintySchema } from '@clauselight/schema';
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const ids = z._default(z.array(text), []);

/** What the notes are about, in the order of the page. */
export const lawTopics = [
  'Non-competes',
  'Dismissal and notice',
  'Pay and deductions',
  'Working time',
  'Rights at work',
  'Tenancy deposits',
  'Fees and rent',
  'Entry by the landlord',
  'Lock-outs and evictions',
  'Tenants’ rights',
  'Unfair terms',
  'Waivers of liability',
  'Warranties',
  'Automatic renewal',
  'Cooling-off',
  'Arbitration and courts',
  'Interest and usury',
  'Late payment between businesses',
  'Penalties and agreed damages',
  'Time limits for claims',
  'Releases of claims',
  'Data protection',
  'Authors and inventors',
  'Agents and distributors',
  'Good faith and discretion',
  'Powers of attorney',
  'Wills',
] as const;

const noteSchema = z
  .strictObject({
    id: text,
    topic: z.enum(lawTopics),
    kinds: z._default(z.union([z.literal('all'), z.array(documentKindSchema)]), []),
    rules: ids,
    concepts: ids,
    instruments: z._default(z.array(z.enum(['will', 'power-of-attorney'])), []),
    restates: ids,
    text: text.check(z.maxLength(420), z.regex(/[.]$/)),
    source: text,
    asOf: z.iso.date(),
    certainty: lawCertaintySchema,
  })
  .check(
    z.refine(
      ({ rules, concepts, kinds }) => rules.length + concepts.length > 0 === kinds.length > 0,
      'kinds stand with the rules or concepts that they limit',
    ),
    z.refine(
      ({ rules, concepts, instruments }) => rules.length + concepts.length + instruments.length > 0,
      'a note belongs to a rule, a concept or an instrument',
    ),
    z.refine(
      ({ rules, restates }) => restates.every((id) => rules.includes(id)),
      'a note restates only the text of rules that it belongs to',
    ),
  );

const placeSchema = z.strictObject({
  place: text,
  notes: z.array(noteSchema).check(z.minLength(1)),
});

/** A note as the file of its place in `research/data/law/` states it; see `LawEntry` of the engine for the meaning. */
export type CollectedNote = z.infer<typeof noteSchema> & { readonly place: string };

const folder = new URL('../law/', import.meta.url);

/** Reads the notes on law, place by place. Throws for a file that is none of its form, and for an id given twice. */
export function readLawNotes(): readonly CollectedNote[] {
  const notes = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => readPlace(name));
  const known = new Set<string>();
  for (const { id } of notes) {
    if (known.has(id)) throw new Error(`two notes are called ${id}`);
    known.add(id);
  }
  return notes;
}

function readPlace(name: string): readonly CollectedNote[] {
  const content: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const { place, notes } = placeSchema.parse(content);
  const slug = place.toLowerCase().replaceAll(' ', '-');
  if (`${slug}.json` !== name) throw new Error(`${name} describes ${place}`);
  const foreign = notes.find(({ id }) => !id.startsWith(`${slug}-`));
  if (foreign !== undefined) throw new Error(`${foreign.id} stands in the file of ${place}`);
  return notes.map((note) => ({ ...note, place }));
}
