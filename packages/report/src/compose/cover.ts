import {
  describeCoverage,
  describeFailedSteps,
  describeLeftOut,
  describeNotJudged,
  describeScoreOwner,
  favourBadge,
  formatScore,
  getDocumentWording,
  incompleteTitle,
  leftOutTitle,
  notJudgedTitle,
} from '@clauselight/core';
import {
  type FailedStep,
  type FindingState,
  findingStateNameSchema,
  formats,
  type LeftOut,
  type Score,
} from '@clauselight/schema';
import type { Cover, CoverScore, Fact, RichText } from '../content.ts';
import { getDocumentTitle } from '../document-title.ts';
import { createFact } from './blocks.ts';
import { formatCount, formatDay, joinWords, lowerFirst } from './formats.ts';
import { listSetAside, type ReportContext } from './report-context.ts';
import { severities } from './sort-findings.ts';

/** The first page: the document, the side, and the score. */
export function composeCover(context: ReportContext): Cover {
  return {
    kicker: getDocumentWording(context.family).analysisTitle,
    title: getDocumentTitle(context),
    scores: [composeScore(context)],
    facts: listFacts(context),
    notes: listNotes(context),
  };
}

function composeScore({ analysis }: ReportContext): CoverScore {
  const isIncomplete = analysis.failedSteps.length > 0;
  if (analysis.score === undefined) {
    return { label: 'Score', insteadOf: isIncomplete ? 'Incomplete' : notJudgedTitle };
  }
  const { label, value, level } = analysis.score;
  return isIncomplete ? { label, insteadOf: 'Incomplete' } : { label, value, level };
}

function listFacts(context: ReportContext): readonly Fact[] {
  const { whole, source, filename, side, analyzedAt } = context;
  const parties = whole.terms.filter(({ type }) => type === 'party');
  const names = [...new Set(parties.map(({ display }) => display))];
  const pages = source.pages.length;
  const size = joinWords([
    formats[source.format].label,
    pages > 0 && formatCount(pages, 'page'),
    formatCount(whole.wordCount, 'word'),
  ]);
  const taken = whole.sides.find(({ id }) => id === side);
  return [
    ...createFact(names.length === 1 ? 'Party' : 'Parties', names.join('\n')),
    ...createFact('Kind of document', whole.documentKind.label),
    ...createFact('Read for', taken?.label ?? (whole.sides.length > 0 ? 'No side taken' : '')),
    ...createFact('Findings', countFindings(context)),
    { label: 'File', words: filename },
    { label: 'Size', words: size },
    { label: 'Analyzed', words: formatDay(analyzedAt) },
  ];
}

/** `2 high, 3 medium; 4 in your favour; 1 accepted; 2 to negotiate`. */
function countFindings(context: ReportContext): string {
  const { analysis, severityNames } = context;
  const risks = analysis.findings.filter(({ standing }) => standing !== 'favour');
  const pointsInFavor = analysis.findings.length - risks.length;
  const ids = new Set(context.whole.findings.map(({ id }) => id));
  const states = context.states.filter(({ findingId }) => ids.has(findingId));
  const counts = severities.map((severity) => {
    const count = risks.filter((finding) => finding.severity === severity).length;
    return count > 0 && `${count} ${lowerFirst(severityNames[severity])}`;
  });
  return joinWords(
    [
      joinWords(counts),
      pointsInFavor > 0 && `${pointsInFavor} ${favourBadge}`,
      ...countStates(states, context.stateNames),
    ],
    '; ',
  );
}

function countStates(
  states: readonly FindingState[],
  names: ReportContext['stateNames'],
): readonly string[] {
  return findingStateNameSchema.options
    .filter((name) => name !== 'open')
    .flatMap((name) => {
      const count = states.filter(({ state }) => state === name).length;
      return count === 0 ? [] : [`${count} ${lowerFirst(names[name])}`];
    });
}

function listNotes(context: ReportContext): readonly RichText[] {
  const { analysis, whole } = context;
  const aside = listSetAside(context).length;
  const notes = [
    describeFailures(analysis.failedSteps),
    describeRest(analysis.leftOut),
    analysis.notJudged && describeNotJudged(analysis.notJudged),
    analysis.score?.meaning,
    analysis.score && describeScoreOwner(analysis.score, whole.sides),
    analysis.score && describeCoverage(analysis.score),
    describeSetAside(aside, whole.score, analysis.score),
  ];
  return notes.filter((note) => note !== undefined).filter((note) => note !== '');
}

/** The checks that failed; empty if there are none. */
export function describeFailures(steps: readonly FailedStep[]): string | undefined {
  return steps.length === 0 ? undefined : `${incompleteTitle} ${describeFailedSteps(steps)}`;
}

/** What the result has no room for; undefined if there is nothing. */
export function describeRest(leftOut: readonly LeftOut[]): string | undefined {
  const words = describeLeftOut(leftOut);
  return words && `${leftOutTitle} ${words}`;
}

/** The effect of the findings set aside on the score; nothing if there are none or there is no score. */
export function describeSetAside(
  count: number,
  whole: Score | undefined,
  left: Score | undefined,
): string | undefined {
  if (count === 0 || whole === undefined || left === undefined) return undefined;
  return `With ${formatCount(count, 'finding')} set aside the score is ${formatScore(left.value)}; as the document stands it is ${formatScore(whole.value)}.`;
}
