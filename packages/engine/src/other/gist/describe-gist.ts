import { formatNumber, joinSome, joinWords, quoteWords, sayKind } from '@clauselight/core';
import type { Analysis, Evidence, Gist, SummarySentence, Task } from '@clauselight/schema';
import { sayReadingTime } from '../common/reading-time.ts';

interface AboutInput {
  readonly documentKind: Pick<Analysis['documentKind'], 'kind' | 'label'>;
  readonly title: Evidence | undefined;
  readonly wordCount: number;
  readonly gist: Gist | undefined;
}

const shownSentences = 3;
const shownDuties = 2;
const shownFigures = 3;
const shownSections = 5;
const fewestSections = 3;
const shownNames = 4;

/** A document of a kind without an analysis of its own, in a few sentences: what it is, what it says, who is to do what. */
export function describeDocument(input: AboutInput): readonly SummarySentence[] {
  const { gist } = input;
  return [
    describeWhat(input),
    ...(gist === undefined
      ? []
      : [
          describeSaying(gist),
          describeDuties(gist.duties),
          describeFigures(gist),
          describeNames(gist),
        ]),
  ].filter((sentence) => sentence !== undefined);
}

function describeWhat({ documentKind, title, wordCount, gist }: AboutInput): SummarySentence {
  const what = documentKind.kind === 'other' ? 'This is a text' : sayKind(documentKind.label);
  const named = title ? `, ${quoteWords(title.quote, 100)},` : '';
  const sections = (gist?.sections ?? []).filter(({ title: one }) => one !== title?.quote);
  const parts =
    sections.length < fewestSections
      ? ''
      : ` Its sections: ${joinSome(
          sections.map((section) => quoteWords(section.title, 60)),
          shownSections,
        )}.`;
  return {
    text: `${what}${named} of ${formatNumber(wordCount)} ${wordCount === 1 ? 'word' : 'words'}, ${sayReadingTime(wordCount)} to read.${parts}`,
    evidence: [
      ...(title ? [title] : []),
      ...(parts === '' ? [] : sections.slice(0, shownSections).map(({ evidence }) => evidence)),
    ],
  };
}

/** Its most telling sentences, in its own words. */
export function describeSaying({ keySentences }: Gist): SummarySentence | undefined {
  const shown = keySentences.slice(0, shownSentences);
  if (shown.length === 0) return undefined;
  return {
    text: `In its own words: ${shown.map(({ quote }) => quoteWords(quote, 240)).join('; ')}.`,
    evidence: shown,
  };
}

function describeDuties(duties: readonly Task[]): SummarySentence | undefined {
  const shown = duties.slice(0, shownDuties);
  if (shown.length === 0) return undefined;
  const rest = duties.length > shown.length ? `; and ${duties.length - shown.length} more` : '';
  return {
    text: `What is to be done: ${shown.map(({ evidence }) => quoteWords(evidence.quote, 160)).join('; ')}${rest}.`,
    evidence: shown.map(({ evidence }) => evidence),
  };
}

function describeFigures({ figures }: Gist): SummarySentence | undefined {
  const shown = figures.slice(0, shownFigures);
  if (shown.length === 0) return undefined;
  return {
    text: `Figures in it: ${joinWords(shown.map(({ display, measure }) => (measure === undefined ? display : `${display} (${measure})`)))}.`,
    evidence: shown.map(({ evidence }) => evidence),
  };
}

function describeNames({ names }: Gist): SummarySentence | undefined {
  if (names.length === 0) return undefined;
  const shown = names.slice(0, shownNames);
  return {
    text: `It names ${joinSome(
      names.map(({ name }) => name),
      shownNames,
    )}.`,
    evidence: shown.map(({ evidence }) => evidence),
  };
}
