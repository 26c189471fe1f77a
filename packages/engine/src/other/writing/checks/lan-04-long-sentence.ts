import { count, defineCheck, quote } from '../check.ts';
import { soundEssay } from '../example-texts.ts';
import { measureSpread } from '../metrics/spread.ts';
import type { ProseSentence } from '../writing.ts';

const longSentence = 45;
/** A sentence that stands out may be shorter, but not shorter than this. */
const fewestWords = 35;
const outlier = 2.5;
const shown = 5;

export const longSentenceCheck = defineCheck({
  id: 'LAN-04',
  category: 'language',
  title: 'Very long sentence',
  why: 'A reader loses the thread, and errors of agreement hide in it.',
  source: 'Plain-language guides',
  examples: {
    matches: [`${'The man who saw the dog '.repeat(12)}left.`],
    leaves: [soundEssay],
  },
  applies: ({ sentences }) => sentences.length > 0,
  find: (writing) => {
    const { mean, deviation } = measureSpread(writing.sentences.map(({ words }) => words.length));
    const limit = Math.min(longSentence, Math.max(fewestWords, mean + outlier * deviation));
    const long = writing.sentences
      .filter(({ words, passage }) => words.length > limit && !isList(passage.text))
      .sort((a, b) => b.words.length - a.words.length || a.start - b.start);
    const longest = long[0];
    if (longest === undefined) return [];
    const pause = findBreak(longest);
    return [
      {
        level: 1,
        notice: `${count(long.length, 'sentence')} of more than ${Math.floor(limit)} words; the longest has ${longest.words.length}.`,
        nextStep:
          pause === undefined
            ? 'Where could the longest one end?'
            : `Could the longest one end before “${pause}”?`,
        evidence: long.slice(0, shown).map((sentence) => quote(writing, sentence)),
      },
    ];
  },
});

function isList(text: string): boolean {
  return (text.match(/;/g)?.length ?? 0) >= 3 || (text.match(/"/g)?.length ?? 0) >= 4;
}

/** The conjunction or semicolon nearest to the middle, with the three words after it. */
function findBreak({ passage }: ProseSentence): string | undefined {
  const { text } = passage;
  const pauses = [
    ...text.matchAll(
      /(?<=[,;] )(?:and|but|so|because|which|while|although|where|or)\b(?: [^\s,;]+){1,3}|(?<=; )[^\s,;]+(?: [^\s,;]+){1,3}/gi,
    ),
  ];
  const middle = text.length / 2;
  return pauses
    .filter(({ index }) => index > text.length / 5 && index < (text.length * 4) / 5)
    .sort((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle))[0]?.[0];
}
