import { createQuotationLookup, defineCheck, quote } from '../check.ts';
import { faultyEssay, soundEssay } from '../example-texts.ts';
import { patterns } from '../patterns.ts';
import type { ProseSentence, Writing } from '../writing.ts';

const looked = 500;
const shown = 3;
/** How many sentences after the claim are searched for support, besides its own. */
const sentencesAfter = 2;
const fewestPoints = 2;

export const unsupportedClaimCheck = defineCheck({
  id: 'ARG-01',
  category: 'argument',
  title: 'Claim without a reason or example nearby',
  why: 'A claim nobody backs is an assertion; in a sample of 90 essays, reasons were the one marker that went with better marks.',
  source: 'Claim, evidence, reasoning; Toulmin, The Uses of Argument',
  examples: {
    matches: [faultyEssay],
    leaves: [soundEssay],
  },
  applies: ({ isEnglish, task, paragraphs }) =>
    isEnglish && ['argumentative', 'opinion'].includes(task.type) && paragraphs.length >= 3,
  find: (writing) =>
    [...listClaims(writing)]
      .sort((a, b) => b.points - a.points || a.sentence.start - b.sentence.start)
      .slice(0, looked)
      .filter(({ sentence }) => !isSupported(writing, sentence))
      .slice(0, shown)
      .map(({ sentence }) => ({
        level: 2,
        notice:
          'Neither this sentence nor the two after it give a reason, an example, a figure or a source.',
        nextStep: 'What makes this true?',
        evidence: [quote(writing, sentence)],
      })),
});

interface Claim {
  readonly sentence: ProseSentence;
  /** Two for strong words, one for the place at the start of a paragraph. */
  readonly points: number;
}

function listClaims(writing: Writing): readonly Claim[] {
  const isQuoted = createQuotationLookup(writing.quotations);
  return writing.sentences
    .filter((sentence) => {
      const { text } = sentence.passage;
      return (
        writing.paragraphs[sentence.paragraph]?.role === 'body' &&
        patterns.claim.test(text) &&
        !/\?["')]*$/.test(text) &&
        !patterns.counterArgument.test(text) &&
        !patterns.noClaim.test(text) &&
        !isQuoted(sentence.start)
      );
    })
    .map((sentence) => {
      const isFirst = writing.paragraphs[sentence.paragraph]?.sentences[0] === sentence;
      const isStrong = patterns.strongClaim.test(sentence.passage.text);
      return { sentence, points: (isStrong ? 2 : 0) + (isFirst ? 1 : 0) };
    })
    .filter(({ points }) => points >= fewestPoints);
}

function isSupported({ paragraphs, citations }: Writing, sentence: ProseSentence): boolean {
  const own = paragraphs[sentence.paragraph]?.sentences ?? [];
  const at = own.indexOf(sentence);
  const near = own.slice(at, at + 1 + sentencesAfter);
  const end = near.at(-1)?.end ?? sentence.end;
  return (
    near.some(({ passage }) => patterns.support.test(passage.text)) ||
    citations.some(({ start }) => start >= sentence.start && start < end)
  );
}
