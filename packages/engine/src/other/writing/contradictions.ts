import { fullMonthNames } from '../../text/values/months.ts';
import { countShared } from '../common/words.ts';
import { getPolarity } from './polarity.ts';
import type { ProseSentence, Writing } from './writing.ts';

/** Two sentences, and the words in which they differ. */
export interface Contradiction {
  readonly first: ProseSentence;
  readonly second: ProseSentence;
  readonly said: readonly [string, string];
}

const shareOf =
  /\b(\d{1,3}(?:\.\d+)?) ?(?:%|percent|per cent) of (?:all |the |our |these )?([\p{L}-]{3,30}(?: [\p{L}-]{3,30})?)/iu;
const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:increas(?:es?|ed|ing)|r(?:ises?|ose|isen)|grows?|grew)\b/i,
    /\b(?:decreas(?:es?|ed|ing)|falls?|fell|fallen|declin(?:es?|ed|ing)|shr(?:inks?|ank))\b/i,
  ],
  [/\bmore\b/i, /\b(?:less|fewer)\b/i],
  [/\b(?:improv(?:es?|ed)|helps?|benefits?)\b/i, /\b(?:worsens?|harms?|hurts?|damages?)\b/i],
];
const time =
  /\b(?:1[89]|20)\d\d\b|\b(?:however|whereas|while|although|but|unlike|others?|before|after|than)\b/i;
/** Share of the shorter sentence's stems that the other must hold. */
const alike = 0.7;
const fewestStems = 3;
/** Sentences compared by one stem, at the most. */
const perStem = 20;
const shown = 5;

/** Different shares of the same group in sentences that otherwise say the same. */
export function findUnequalShares({ sentences }: Writing): readonly Contradiction[] {
  const byNoun = new Map<string, { sentence: ProseSentence; share: string }[]>();
  for (const sentence of sentences) {
    const match = shareOf.exec(sentence.passage.text);
    const noun = match?.[2]?.toLowerCase();
    if (match === null || noun === undefined) continue;
    const known = byNoun.get(noun) ?? [];
    if (known.length < perStem) known.push({ sentence, share: match[1] ?? '' });
    byNoun.set(noun, known);
  }
  return [...byNoun.values()].flatMap((group) => {
    const [first, ...rest] = group;
    if (first === undefined) return [];
    return rest.flatMap(({ sentence, share }): Contradiction[] =>
      Number(share) !== Number(first.share) &&
      getTime(first.sentence) === getTime(sentence) &&
      isAlike(first.sentence, sentence)
        ? [{ first: first.sentence, second: sentence, said: [`${first.share} %`, `${share} %`] }]
        : [],
    );
  });
}

/** Sentences in almost the same words of which one affirms what the other denies. */
export function findOppositePairs({
  sentences,
  paragraphs,
  thesis,
}: Writing): readonly Contradiction[] {
  const byStem = new Map<string, Stemmed[]>();
  const found: Contradiction[] = [];
  for (const sentence of sentences) {
    if (found.length >= shown) break;
    const { text } = sentence.passage;
    const isClosing = paragraphs[sentence.paragraph]?.role === 'conclusion';
    if (time.test(text) || (isClosing && thesis !== undefined)) continue;
    if (!isTelling(text)) continue;
    const stemmed = { sentence, stems: sentence.stems };
    if (stemmed.stems.size < fewestStems) continue;
    for (const other of findAlike(byStem, stemmed)) {
      const said = getOpposition(other, sentence);
      if (said !== undefined) found.push({ first: other, second: sentence, said });
    }
    for (const stem of stemmed.stems) {
      const known = byStem.get(stem) ?? [];
      if (known.length < perStem) known.push(stemmed);
      byStem.set(stem, known);
    }
  }
  return found.slice(0, shown);
}

/** Only a sentence that affirms, denies, rises or falls can contradict another. */
function isTelling(text: string): boolean {
  return (
    getPolarity(text) !== undefined ||
    opposites.some(([up, down]) => up.test(text) || down.test(text))
  );
}

interface Stemmed {
  readonly sentence: ProseSentence;
  readonly stems: ReadonlySet<string>;
}

function findAlike(
  byStem: ReadonlyMap<string, readonly Stemmed[]>,
  { stems }: Stemmed,
): readonly ProseSentence[] {
  const shared = new Map<Stemmed, number>();
  for (const stem of stems) {
    for (const other of byStem.get(stem) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
  }
  return [...shared]
    .filter(([other, count]) => count >= alike * Math.min(other.stems.size, stems.size))
    .map(([other]) => other.sentence);
}

const moment = new RegExp(
  String.raw`\b(?:1[5-9]|20)\d\d\b|\b(?:${fullMonthNames}|today|now|then|ago|last|previous|earlier|later|first|second)\b`,
  'g',
);

/** The years, months and times that a sentence names: figures of different times do not contradict each other. */
function getTime({ passage }: ProseSentence): string {
  return (passage.text.match(moment) ?? []).join(' ');
}

function isAlike(a: ProseSentence, b: ProseSentence): boolean {
  const first = a.stems;
  const second = b.stems;
  const smaller = Math.min(first.size, second.size);
  return smaller >= fewestStems && countShared(first, second) >= alike * smaller;
}

function getOpposition(a: ProseSentence, b: ProseSentence): readonly [string, string] | undefined {
  const first = getPolarity(a.passage.text);
  const second = getPolarity(b.passage.text);
  if (first && second && first.verb === second.verb && first.isNegative !== second.isNegative) {
    return [first.words, second.words];
  }
  for (const [up, down] of opposites) {
    const rising = up.exec(a.passage.text) ?? up.exec(b.passage.text);
    const falling = down.exec(b.passage.text) ?? down.exec(a.passage.text);
    const isCrossed =
      (up.test(a.passage.text) && down.test(b.passage.text) && !down.test(a.passage.text)) ||
      (down.test(a.passage.text) && up.test(b.passage.text) && !up.test(a.passage.text));
    if (isCrossed && rising && falling) return [rising[0], falling[0]];
  }
  return undefined;
}
