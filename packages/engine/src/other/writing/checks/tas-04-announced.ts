import { findEvidence } from '../../../text/passage.ts';
import { getStem, isContentWord, listWords } from '../../common/words.ts';
import { defineCheck, joinWords, type Observation, quote } from '../check.ts';
import { faultyEssay, soundEssay } from '../example-texts.ts';
import { patterns } from '../patterns.ts';
import type { ProseSentence, Writing } from '../writing.ts';

const figures: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
const startLength = 4;
const ordinals: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|to begin|to start|one )/i, 1],
  [/^second/i, 2],
  [/^third/i, 3],
  [/^fourth/i, 4],
  [/^fifth/i, 5],
  [/^sixth/i, 6],
];

export const announcedCheck = defineCheck({
  id: 'TAS-04',
  category: 'task',
  title: 'Announced but not delivered',
  why: 'A reader counts along: what the opening promises is missed when it does not come.',
  source: 'ETS discourse elements: thesis, main ideas, support, conclusion',
  examples: {
    matches: [faultyEssay],
    leaves: [soundEssay],
  },
  applies: ({ isEnglish, paragraphs }) => isEnglish && paragraphs.length >= 3,
  find: (writing) => {
    const opening = writing.sentences.filter(
      ({ paragraph }) => writing.paragraphs[paragraph]?.role === 'introduction',
    );
    const body = writing.sentences.filter(
      ({ paragraph }) =>
        !['introduction', 'abstract'].includes(writing.paragraphs[paragraph]?.role ?? ''),
    );
    return opening.flatMap((sentence) => {
      const items = findMissingItems(writing, sentence, body);
      return items ?? checkNumber(writing, sentence, body);
    });
  },
});

/** The things a sentence lists after a colon or as its plan, that no later sentence takes up; nothing where it lists none. */
function findMissingItems(
  writing: Writing,
  sentence: ProseSentence,
  body: readonly ProseSentence[],
): readonly Observation[] | undefined {
  const { text } = sentence.passage;
  const plan = patterns.announcedPlan.exec(text)?.[1];
  const listed = patterns.announcedNumber.test(text)
    ? /: ?([^:]{5,200})\.?$/.exec(text)?.[1]
    : undefined;
  const words = listed ?? plan;
  if (words === undefined) return undefined;
  const items = words
    .split(/,? and |, |;/)
    .map((item) => listWords(item).filter(isContentWord))
    .filter((item) => item.length > 0 && item.length <= 6);
  if (items.length < 2) return undefined;
  const starts = new Set<string>();
  for (const { stems } of body) for (const stem of stems) starts.add(stem.slice(0, startLength));
  const missing = items.filter((item) => !item.some((word) => starts.has(getStart(word))));
  if (missing.length === 0 || missing.length === items.length) return [];
  return [
    {
      level: 2,
      notice: `The opening announces ${items.length} points; ${joinWords(missing.map((item) => `“${item.join(' ')}”`))} ${missing.length === 1 ? 'does' : 'do'} not come up again.`,
      nextStep: 'Write the missing part, or announce only what follows.',
      evidence: [quote(writing, sentence)],
    },
  ];
}

/** Safety and safe, fairness and fair: what they have in common is how they start. */
function getStart(word: string): string {
  return getStem(word).slice(0, startLength);
}

function checkNumber(
  writing: Writing,
  sentence: ProseSentence,
  body: readonly ProseSentence[],
): readonly Observation[] {
  const match = patterns.announcedNumber.exec(sentence.passage.text);
  const announced = figures[match?.[1]?.toLowerCase() ?? ''];
  if (match === null || announced === undefined) return [];
  const openings = body.flatMap((other) => {
    const found = patterns.ordinalOpening.exec(other.passage.text)?.[1];
    return found === undefined ? [] : [{ sentence: other, word: found }];
  });
  if (openings.length === 0) return [];
  const known = openings.map(({ word }) => ordinals.find(([cue]) => cue.test(word))?.[1] ?? 0);
  const others = known.filter((place) => place === 0).length;
  const introduced = Math.max(new Set(known.filter((place) => place > 0)).size + others, ...known);
  if (introduced >= announced) return [];
  const range = { from: match.index, to: match.index + match[0].length };
  const promise = findEvidence(writing.text, sentence.passage, range);
  return [
    {
      level: 2,
      notice: `The opening announces ${match[0].toLowerCase()}; the text introduces ${introduced} with “first”, “second” or the like.`,
      nextStep: 'Where does each announced point begin?',
      evidence: [
        ...(promise === undefined ? [] : [promise]),
        ...openings.slice(0, 6).map((opening) => quote(writing, opening.sentence)),
      ],
    },
  ];
}
