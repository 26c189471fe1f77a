import type { Votes } from '@clauselight/schema';
import { findEvidence, type Passage } from '../../text/passage.ts';
import { listNumberWordsTo, parseNumberWords } from '../../text/values/number-words.ts';

const count = `(\\d{1,4}|no|nil|none|${listNumberWordsTo(12)})`;
const inFavour = '(?:in favou?r|for|ayes?|yes|yeas?)';
const opposed = '(?:against|opposed|noe?s?|nays?)';
const abstained = '(?:abstentions?|abstained|abstaining|abstains?)';
const patterns = [
  [
    'for',
    new RegExp(
      `\\b${count} (?:votes? |members? |were |voted )?${inFavour}\\b|\\b${inFavour}: ?${count}\\b`,
      'i',
    ),
  ],
  [
    'against',
    new RegExp(
      `\\b${count} (?:votes? |members? |were |voted )?${opposed}\\b|\\b${opposed}: ?${count}\\b`,
      'i',
    ),
  ],
  [
    'abstained',
    new RegExp(
      `\\b${count} (?:members? |were )?${abstained}\\b|\\b${abstained}: ?${count}\\b`,
      'i',
    ),
  ],
] as const;
const pair =
  /\b(?:by|vote(?:d|s)?(?: was| of)?|carried|passed|approved|rejected),? \(?(\d{1,4}) ?(?:votes? )?(?:to|-|:) ?(\d{1,4})(?: ?- ?(\d{1,4}))?\b/i;
const unanimous =
  /\b(?:unanimous(?:ly)?|no objections?|nem\.? con|without (?:dissent|objection)|all in favou?r)\b/i;

/** The votes that a statement counts, if any. */
export function findVotes(text: string, passage: Passage): Votes | undefined {
  const words = passage.text;
  const single = patterns.flatMap(([name, pattern]) => {
    const match = pattern.exec(words);
    const stated = match?.[1] ?? match?.[2];
    if (match === null || stated === undefined) return [];
    return [
      { name, number: readCount(stated), from: match.index, to: match.index + match[0].length },
    ];
  });
  const counted = single.length >= 2 || single.some(({ number }) => number > 0) ? single : [];
  const both = counted.length === 0 ? pair.exec(words) : null;
  const all = unanimous.exec(words);
  const ranges = [
    ...counted,
    ...[both, all].flatMap((match) =>
      match ? [{ from: match.index, to: match.index + match[0].length }] : [],
    ),
  ];
  if (ranges.length === 0) return undefined;
  const evidence = findEvidence(text, passage, {
    from: Math.min(...ranges.map(({ from }) => from)),
    to: Math.max(...ranges.map(({ to }) => to)),
  });
  return (
    evidence && {
      ...Object.fromEntries(counted.map(({ name, number }) => [name, number])),
      ...(both && readPair(both)),
      isUnanimous: all !== null,
      evidence,
    }
  );
}

function readPair([, a, b, c]: RegExpExecArray) {
  return { for: Number(a), against: Number(b), ...(c !== undefined && { abstained: Number(c) }) };
}

function readCount(words: string): number {
  return /^\d/.test(words) ? Number(words) : (parseNumberWords(words) ?? 0);
}
