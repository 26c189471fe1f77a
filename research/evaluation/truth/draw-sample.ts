import path from 'node:path';
import { findFormatByName } from '@clauselight/schema';
import { hash } from './hash.ts';
import { belongsTo, type Stratum, strata } from './strata.ts';

/** People who change the engine may read documents of the development half, but not those of the closed half. */
export type Half = 'development' | 'closed';

export interface SampledDocument {
  /** The path below the data folder. */
  readonly document: string;
  readonly stratum: string;
  readonly half: Half;
  /** The draw it belongs to, from 1. Each draw takes documents that no earlier one has. */
  readonly round: number;
}

/** The number of characters of a document's text; undefined if it cannot be read. */
type Measure = (document: string) => Promise<number | undefined>;

/** Shorter texts say too little, longer ones cannot be read with care in an hour. */
const fewestCharacters = 300;
const mostCharacters = 45_000;
/** How many documents of one source a round takes. */
const mostOfFolder = 1;
const seed = 'truth';
/** Formats that people write documents in. Others are data, such as the expected fields of an invoice. */
const formats: ReadonlySet<string> = new Set(
  'md txt pdf docx doc rtf odt eml html xlsx csv'.split(' '),
);

/**
 * Which half of the sample a document belongs to: closed if the SHA-256 of its path begins with 0, 1, 2 or 3. The same
 * rule keeps documents from people who change the engine.
 */
export function getHalf(document: string): Half {
  return /^[0-3]/.test(hash(document)) ? 'closed' : 'development';
}

/**
 * Draws a round of the sample: in each half the documents of each stratum in the order of the SHA-256 of `truth` and
 * their path, at most one of a folder, one of several formats of a document, and none that is too short or too long.
 *
 * @param documents - Paths below the data folder.
 * @param earlier - The rounds that were drawn before. None of their documents is drawn again, in whatever format.
 * @returns The documents of the new round.
 */
export async function drawRound(
  documents: readonly string[],
  measure: Measure,
  earlier: readonly SampledDocument[] = [],
): Promise<readonly SampledDocument[]> {
  const candidates = documents.filter(isDocument).sort(compareHashes);
  const round = 1 + Math.max(0, ...earlier.map((one) => one.round));
  const sample: SampledDocument[] = [];
  for (const half of ['development', 'closed'] as const) {
    for (const stratum of strata) {
      const own = candidates.filter(
        (document) => getHalf(document) === half && belongsTo(stratum, document),
      );
      const known = new Set([...earlier, ...sample].map(({ document }) => getStem(document)));
      const drawn = await drawOf(
        own.filter((document) => !known.has(getStem(document))),
        stratum,
        measure,
      );
      sample.push(...drawn.map((document) => ({ document, stratum: stratum.name, half, round })));
    }
  }
  return sample;
}

async function drawOf(
  candidates: readonly string[],
  { count }: Stratum,
  measure: Measure,
): Promise<readonly string[]> {
  const drawn: string[] = [];
  for (const document of candidates) {
    if (drawn.length === count) break;
    const folder = getFolder(document);
    if (drawn.filter((one) => getFolder(one) === folder).length === mostOfFolder) continue;
    if (drawn.some((one) => getStem(one) === getStem(document))) continue;
    const characters = await measure(document);
    if (characters === undefined) continue;
    if (characters >= fewestCharacters && characters <= mostCharacters) drawn.push(document);
  }
  return drawn;
}

/** Licenses and descriptions of sources are not documents of the sample. */
function isDocument(document: string): boolean {
  const name = path.basename(document);
  const format = findFormatByName(name);
  return (
    format !== undefined && formats.has(format) && !/^(?:license|source|readme|index)\b/i.test(name)
  );
}

/** The folder of one source: `documents/lawsage-mit`. */
function getFolder(document: string): string {
  return document.split('/').slice(0, 2).join('/');
}

function getStem(document: string): string {
  return path.join(path.dirname(document), path.parse(document).name);
}

function compareHashes(a: string, b: string): number {
  return hash(`${seed} ${a}`) < hash(`${seed} ${b}`) ? -1 : 1;
}
