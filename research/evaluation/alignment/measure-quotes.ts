import { covers, isAnchored } from '@clauselight/core';
import { alignQuote, indexText, type TextIndex } from '@clauselight/engine';
import type { Span } from '@clauselight/schema';
import { getCpuMs } from '../speed/cpu-time.ts';
import { alterations, type Change, perturbations } from './perturbations.ts';
import { createRandom } from './random.ts';
import { listSlices, squeeze } from './slices.ts';

/** How often a change of quotes was made, and how often it ended as it should. */
export interface QuoteMeasurement {
  readonly name: string;
  count: number;
  right: number;
  readonly misses: string[];
}

export interface QuoteFigures {
  readonly perturbed: readonly QuoteMeasurement[];
  readonly altered: readonly QuoteMeasurement[];
  readonly characters: number;
  readonly indexMs: number;
  readonly quotes: number;
  readonly alignMs: number;
}

const slicesPerContract = 40;
/** Characters around a slice: the surroundings named with the quote, like a portion of a document. */
const portion = 4000;

/** Cuts slices out of every text, changes them, and looks for them again. */
export function measureQuotes(texts: readonly string[]): QuoteFigures {
  const perturbed = perturbations.map(({ name }) => createRow(name));
  const altered = alterations.map(({ name }) => createRow(name));
  const clock = { indexMs: 0, alignMs: 0, quotes: 0 };
  let characters = 0;
  for (const [seed, text] of texts.entries()) {
    const random = createRandom(seed + 1);
    const [index, ms] = time(() => indexText(text));
    clock.indexMs += ms;
    characters += text.length;
    const squeezed = squeeze(text);
    for (const slice of listSlices(text, slicesPerContract, random)) {
      const look = (change: Change) => findChanged({ index, slice, change, random, clock });
      for (const [at, change] of perturbations.entries())
        countPerturbed(perturbed[at], { text, slice, ...look(change) });
      for (const [at, change] of alterations.entries())
        countAltered(altered[at], { squeezed, ...look(change) });
    }
  }
  return { perturbed, altered, characters, ...clock };
}

export function createRow(name: string): QuoteMeasurement {
  return { name, count: 0, right: 0, misses: [] };
}

interface QuoteSearch {
  readonly index: TextIndex;
  readonly slice: Span;
  readonly change: Change;
  readonly random: () => number;
  readonly clock: { alignMs: number; quotes: number };
}

function findChanged({ index, slice, change, random, clock }: QuoteSearch) {
  const quote = change.change(index.text.slice(slice.start, slice.end), random);
  if (quote === undefined) return { quote, evidence: undefined };
  const within = {
    start: Math.max(0, slice.start - portion / 2),
    end: Math.min(index.text.length, slice.end + portion / 2),
  };
  const [evidence, ms] = time(() => alignQuote(index, quote, { within }));
  clock.alignMs += ms;
  clock.quotes += 1;
  if (evidence !== undefined && !isAnchored(index.text, evidence))
    throw new Error(`${JSON.stringify(evidence)} is not anchored`);
  return { quote, evidence };
}

interface Outcome {
  readonly quote: string | undefined;
  readonly evidence: (Span & { readonly quote: string }) | undefined;
}

/** Right where it is found at its own place, or where the same words stand again nearby. */
function countPerturbed(
  row: QuoteMeasurement | undefined,
  { text, slice, quote, evidence }: Outcome & { readonly text: string; readonly slice: Span },
): void {
  if (row === undefined || quote === undefined) return;
  const words = squeeze(text.slice(slice.start, slice.end));
  const isRight =
    evidence !== undefined && (covers(slice, evidence) || squeeze(evidence.quote) === words);
  row.count += 1;
  if (isRight) row.right += 1;
  else row.misses.push(quote);
}

/** Right where it is found nowhere; what by chance is in the document too is not counted. */
function countAltered(
  row: QuoteMeasurement | undefined,
  { squeezed, quote, evidence }: Outcome & { readonly squeezed: string },
): void {
  if (row === undefined || quote === undefined || squeezed.includes(squeeze(quote))) return;
  row.count += 1;
  if (evidence === undefined) row.right += 1;
  else row.misses.push(`${quote}\n  → ${evidence.quote}`);
}

function time<T>(run: () => T): readonly [T, number] {
  const started = getCpuMs();
  const result = run();
  return [result, getCpuMs() - started];
}
