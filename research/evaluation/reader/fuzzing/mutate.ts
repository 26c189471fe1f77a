import type { DocumentFormat } from '@clauselight/schema';
import { byteMutations, splice } from './mutate-bytes.ts';
import { getTextMutations, type Markup } from './mutate-text.ts';
import { mutateZip } from './mutate-zip.ts';
import { createRandom, type Random } from './random.ts';

export interface SeedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Mutation {
  readonly format: DocumentFormat;
  /** Which of the format's mutations; with the seed it decides everything. */
  readonly index: number;
  /** The file it was made of. */
  readonly seedName: string;
  readonly bytes: Uint8Array;
}

const markups: Partial<Record<DocumentFormat, Markup>> = {
  xml: 'xml',
  html: 'html',
  json: 'json',
  rtf: 'rtf',
  pdf: 'pdf',
  md: 'md',
  txt: 'plain',
  csv: 'plain',
  eml: 'plain',
  mhtml: 'plain',
};
const zipped: ReadonlySet<DocumentFormat> = new Set([
  'docx',
  'xlsx',
  'odt',
  'ods',
  'odp',
  'pptx',
  'epub',
]);
const bytewise = Object.values(byteMutations);

/** Makes the mutation of that index: the same seed, format, index and files give the same bytes. */
export function mutate(
  { seed, format, index }: { seed: string; format: DocumentFormat; index: number },
  seeds: readonly SeedFile[],
): Mutation {
  const random = createRandom(`${seed}:${format}:${index}`);
  const { name, bytes } = random.pick(seeds);
  const changed = change(bytes, { format, seeds, random });
  return {
    format,
    index,
    seedName: name,
    bytes: changed.length === 0 ? bytes.slice(0, 1) : changed,
  };
}

function change(
  bytes: Uint8Array,
  { format, seeds, random }: { format: DocumentFormat; seeds: readonly SeedFile[]; random: Random },
): Uint8Array {
  if (random.oneIn(12)) return splice(bytes, random.pick(seeds).bytes, random);
  const markup = markups[format];
  if (zipped.has(format) && !random.oneIn(4)) {
    const zip = mutateZip(bytes, random);
    if (zip !== undefined) return zip;
  }
  const isText = markup !== undefined && !random.oneIn(format === 'pdf' ? 2 : 4);
  return isText ? changeText(bytes, { markup, random }) : changeBytes(bytes, random);
}

function changeText(
  bytes: Uint8Array,
  { markup, random }: { markup: Markup; random: Random },
): Uint8Array {
  let text = Buffer.from(bytes).toString('latin1');
  for (let count = 1 + random.below(4); count > 0; count -= 1)
    text = random.pick(getTextMutations(markup))(text, random);
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

function changeBytes(bytes: Uint8Array, random: Random): Uint8Array {
  let changed = bytes;
  for (let count = 1 + random.below(4); count > 0; count -= 1)
    changed = random.pick(bytewise)(changed, random);
  return changed;
}
