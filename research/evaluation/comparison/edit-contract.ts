import { createRandom, pick } from '../alignment/random.ts';
import { makers } from './edits.ts';

/** An edit that was made, with what it touched. */
export interface KnownEdit {
  readonly kind: string;
  /** The paragraphs as they were and as they are; the words that are gone and that are there instead. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly removed: string;
  readonly inserted: string;
}

export const movedKind = 'a paragraph moved';
/** Paragraphs between two edits, so that each can be told from the next. */
const distance = 2;
const fewestWords = 15;
const reference = /\b(?:article|section|clause|paragraph|exhibit|schedule|annex|appendix)\b/i;

/** A contract with as many edits as asked for, or as find room, spread over its kinds; the same for the same seed. */
export function editContract(
  paragraphs: readonly string[],
  { seed, count }: { readonly seed: number; readonly count: number },
): { readonly paragraphs: readonly string[]; readonly edits: readonly KnownEdit[] } {
  const random = createRandom(seed);
  const free = new Set(listEditable(paragraphs));
  const take = (index: number) => {
    for (let at = index - distance; at <= index + distance; at += 1) free.delete(at);
  };
  const edits = new Map<number, KnownEdit>();
  const moved = moveOne([...free], paragraphs, random);
  for (const index of moved === undefined ? [] : [moved.from, moved.to, moved.to + 1]) take(index);
  const kinds = Object.keys(makers);
  const wanted = count - (moved === undefined ? 0 : 1);
  for (let round = 0; edits.size < wanted && round < 40; round += 1) {
    for (const kind of kinds) {
      if (edits.size >= wanted) break;
      const found = findRoom(kind, [...free], { paragraphs, random });
      if (found === undefined) continue;
      edits.set(found.index, found.edit);
      take(found.index);
    }
  }
  const after = paragraphs.flatMap((paragraph, index) => {
    if (index === moved?.from) return [];
    const own = edits.get(index)?.after ?? [paragraph];
    return index === moved?.to ? [...own, paragraphs[moved.from] ?? ''] : own;
  });
  const movedEdit = moved === undefined ? [] : [describeMove(paragraphs[moved.from] ?? '')];
  return { paragraphs: after, edits: [...movedEdit, ...edits.values()] };
}

/** Long enough to be recognized, and unique in the contract apart from its number. */
function listEditable(paragraphs: readonly string[]): readonly number[] {
  const words = paragraphs.map((paragraph) => paragraph.replace(/^[^A-Za-z]*/, ''));
  const counts = new Map<string, number>();
  for (const own of words) counts.set(own, (counts.get(own) ?? 0) + 1);
  return [...paragraphs.keys()].filter((index) => {
    const own = words[index] ?? '';
    return counts.get(own) === 1 && own.split(' ').length >= fewestWords;
  });
}

interface Room {
  readonly paragraphs: readonly string[];
  readonly random: () => number;
}

function findRoom(
  kind: string,
  free: readonly number[],
  { paragraphs, random }: Room,
): { readonly index: number; readonly edit: KnownEdit } | undefined {
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const index = pick(free, random);
    const before = paragraphs[index ?? -1];
    if (index === undefined || before === undefined) return undefined;
    const edit = makers[kind]?.(before, random);
    if (edit !== undefined) return { index, edit: { kind, before: [before], ...edit } };
  }
  return undefined;
}

/**
 * A paragraph without a number goes to a place far away: what bears one would be renumbered with it, and its references
 * would lead elsewhere.
 */
function moveOne(
  free: readonly number[],
  paragraphs: readonly string[],
  random: () => number,
): { readonly from: number; readonly to: number } | undefined {
  const movable = free.filter((index) => {
    const paragraph = paragraphs[index] ?? '';
    return /^[“"A-Z][A-Za-z”"]{2}/.test(paragraph) && !reference.test(paragraph);
  });
  const from = pick(movable, random);
  const to = pick(
    free.filter((index) => Math.abs(index - (from ?? 0)) > 15),
    random,
  );
  return from === undefined || to === undefined ? undefined : { from, to };
}

function describeMove(paragraph: string): KnownEdit {
  return { kind: movedKind, before: [paragraph], after: [paragraph], removed: '', inserted: '' };
}
