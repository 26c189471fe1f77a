import type { Analysis } from '@clauselight/schema';
import { type AssertionDraft, quoteEvidence } from './assertion.ts';

type Draft = Omit<AssertionDraft, 'document'>;

/** The sentences of the summary, the lines of the ready message, and the strengths, for one side or for none. */
export function listWords(analysis: Analysis, side: string): readonly Draft[] {
  const { summary, firstSteps, strengths } = analysis;
  return [
    listScore(analysis, side),
    ...summary.map(({ text, evidence }) => ({
      class: 'summary' as const,
      subject: 'summary',
      statement: text,
      ...quote(quoteEvidence(evidence)),
    })),
    ...listLines(firstSteps.message).map((line) => ({
      class: 'message' as const,
      subject: 'message',
      statement: `${side}${line}`,
    })),
    ...strengths.map(({ title, text, evidence }) => ({
      class: 'strength' as const,
      subject: 'strength',
      statement: `${title}: ${text}`,
      ...quote(quoteEvidence(evidence)),
    })),
  ];
}

function listScore({ score, notJudged }: Analysis, side: string): Draft {
  if (score === undefined)
    return {
      class: 'score',
      subject: 'not judged',
      statement: `${side}Not judged: ${notJudged?.text ?? ''}`,
      key: `${side} not judged`,
    };
  return {
    class: 'score',
    subject: score.label,
    statement: `${side}${score.label} ${score.value.toFixed(1)} of 10, ${score.level}`,
    key: `${side} ${score.level}`,
  };
}

function listLines(message: string): readonly string[] {
  return message
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function quote(words: string | undefined): { readonly quote?: string } {
  return words === undefined ? {} : { quote: words };
}
