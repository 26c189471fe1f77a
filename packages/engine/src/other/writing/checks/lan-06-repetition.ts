import { findEvidence } from '../../../text/passage.ts';
import { count, createQuotationLookup, defineCheck, type Observation, quote } from '../check.ts';
import { plainLine, soundEssay } from '../example-texts.ts';
import {
  findFrequentWord,
  findRepeatedRun,
  findRepeatedSentences,
  findSameOpenings,
} from '../repetitions.ts';
import type { Writing } from '../writing.ts';

const shown = 6;
const doubled = /(?<![\p{L}'-])(\p{L}{1,40}) \1(?![\p{L}'-])/giu;
const meant =
  /^(?:that that|had had|is is|her her|no no|very very|so so|bye bye|blah blah|yes yes|ha ha|(\p{Lu}\p{L}+) \1)$/u;

export const repetitionCheck = defineCheck({
  id: 'LAN-06',
  category: 'language',
  title: 'Repetition',
  why: 'A word twice in a row is a slip; the same words again and again tire the reader.',
  source: 'write-good, lexical illusions; consecutive sentences as in Yoast',
  examples: {
    matches: [
      'They went to the the market.',
      `${plainLine}Rain came soon. Rain fell for days. Rain filled the river.`,
      'The old bridge was closed to heavy lorries in March. Much happened. The old bridge was closed to heavy lorries in April.',
    ],
    leaves: ['She had had enough of that that year.', soundEssay],
  },
  applies: ({ isEnglish }) => isEnglish,
  find: (writing) => [
    ...findDoubled(writing),
    ...findRepeatedSentences(writing).map(
      ([first, second]): Observation => ({
        level: 1,
        title: 'Two sentences in almost the same words',
        notice: 'These two sentences share over four fifths of their words.',
        nextStep: 'Was one of them pasted twice?',
        evidence: [quote(writing, first), quote(writing, second)],
      }),
    ),
    ...describeOpenings(writing),
    ...describeRun(writing),
    ...describeFrequent(writing),
  ],
});

function findDoubled(writing: Writing): readonly Observation[] {
  const isQuoted = createQuotationLookup(writing.quotations);
  const twice = writing.sentences.filter(({ words }) =>
    words.some((word, index) => index > 0 && word === words[index - 1]),
  );
  const found = twice.flatMap(({ passage }) =>
    [...passage.text.matchAll(doubled)]
      .filter(([words]) => !meant.test(words))
      .flatMap(
        (match) =>
          findEvidence(writing.text, passage, {
            from: match.index,
            to: match.index + match[0].length,
          }) ?? [],
      )
      .filter(({ start }) => !isQuoted(start)),
  );
  if (found.length === 0) return [];
  return [
    {
      level: 1,
      title: 'Word twice in a row',
      notice: `${count(found.length, 'word')} written twice in a row: “${found[0]?.quote}”.`,
      nextStep: 'Strike one of the two.',
      evidence: found.slice(0, shown),
    },
  ];
}

function describeOpenings(writing: Writing): readonly Observation[] {
  const run = findSameOpenings(writing);
  const first = run[0];
  if (first === undefined) return [];
  return [
    {
      level: 1,
      title: 'Sentences that open alike',
      notice: `${run.length} sentences in a row start with “${first.passage.text.split(' ')[0]}”.`,
      nextStep: 'Could one of them open with what it is about?',
      evidence: run.slice(0, shown).map((sentence) => quote(writing, sentence)),
    },
  ];
}

function describeRun(writing: Writing): readonly Observation[] {
  const run = findRepeatedRun(writing);
  if (run === undefined) return [];
  return [
    {
      level: 1,
      title: 'The same words again',
      notice: `The words “${run.words}” stand in ${run.sentences.length} sentences.`,
      nextStep: 'Can one of them be said shorter?',
      evidence: run.sentences.slice(0, shown).map((sentence) => quote(writing, sentence)),
    },
  ];
}

function describeFrequent(writing: Writing): readonly Observation[] {
  const found = findFrequentWord(writing);
  if (found === undefined) return [];
  return [
    {
      level: 1,
      title: 'One word very often',
      notice: `“${found.word}” stands ${found.times} times in ${count(writing.wordCount, 'word')}, though it is not in your title or opening.`,
      nextStep: 'Is it a term, or would another word do here and there?',
      evidence: found.sentences.slice(0, shown).map((sentence) => quote(writing, sentence)),
    },
  ];
}
