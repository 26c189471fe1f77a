import { createEvidence, groupBy } from '@clauselight/core';
import type { Evidence, MaterialChange, PassageChange } from '@clauselight/schema';
import { type Edit, listEdits } from './list-edits.ts';
import { createSentenceFinder, type Range } from './sentences.ts';
import { findTopics } from './topics.ts';

/** Characters around changed words that are quoted with them, and the longest quote. */
const context = 40;
const longestQuote = 240;

/**
 * The changed sentences that concern money, time, or the end of the contract, in the order of the passages. Rules and
 * terms see only what they have a pattern for; these are read from the changed words themselves, so that a comparison
 * never calls such a change none.
 */
export function listMaterialChanges(passages: readonly PassageChange[]): MaterialChange[] {
  return passages.filter(({ kind }) => kind !== 'same').flatMap(listOfPassage);
}

type Side = 'before' | 'after';
const sides = ['before', 'after'] as const;

function listOfPassage(passage: PassageChange): MaterialChange[] {
  const edited = listEdits(passage);
  const finders = {
    before: createSentenceFinder(edited.before),
    after: createSentenceFinder(edited.after),
  };
  return groupBySentence(edited.edits, finders.after).flatMap((edits): MaterialChange[] => {
    const versions = sides.map((side) => {
      const text = edited[side];
      const { start, end } = finders[side](joinRanges(edits, side));
      const changed = edits.map((edit) => text.slice(edit[side].start, edit[side].end)).join(' ');
      return { sentence: text.slice(start, end), changed };
    });
    const topics = findTopics(versions);
    if (topics.length === 0) return [];
    return [
      {
        passageId: passage.id,
        topics: [...topics],
        ...(passage.before !== undefined && {
          before: quoteEdits(edited.before, joinRanges(edits, 'before'), passage.before.start),
        }),
        ...(passage.after !== undefined && {
          after: quoteEdits(edited.after, joinRanges(edits, 'after'), passage.after.start),
        }),
      },
    ];
  });
}

/** Edits of one sentence belong together: a figure and the same number in words are one change. */
function groupBySentence(
  edits: readonly Edit[],
  findSentence: (range: Range) => Range,
): readonly (readonly Edit[])[] {
  return [...groupBy(edits, ({ after }) => findSentence(after).start).values()];
}

/** From the first to the last edit; edits are in the order of the text. */
function joinRanges(edits: readonly Edit[], side: Side): Range {
  return { start: edits[0]?.[side].start ?? 0, end: edits.at(-1)?.[side].end ?? 0 };
}

/**
 * The changed words with some words around them.
 *
 * @param offset - Where the passage begins in the source text.
 */
function quoteEdits(text: string, { start, end }: Range, offset: number): Evidence {
  const from = moveToWord(text, Math.max(0, start - context), 1);
  const to = moveToWord(text, Math.min(text.length, end + context, from + longestQuote), -1);
  const evidence = createEvidence(text, { start: from, end: Math.max(from, to) });
  return { ...evidence, start: evidence.start + offset, end: evidence.end + offset };
}

/** The next place between words in a direction, so that no word is cut. A longer word is cut. */
function moveToWord(text: string, position: number, direction: 1 | -1): number {
  const isWithin = (at: number) =>
    at > 0 && at < text.length && /\S/.test(text[at - 1] ?? '') && /\S/.test(text[at] ?? '');
  for (let moved = 0; moved < context; moved += 1) {
    const at = position + direction * moved;
    if (!isWithin(at)) return at;
  }
  return position;
}
