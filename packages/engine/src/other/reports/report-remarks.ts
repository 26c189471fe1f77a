import { countOf, joinSome, joinWords, quoteWords } from '@clauselight/core';
import type { Calculation, Contradiction, ReportDetails } from '@clauselight/schema';
import type { Remark } from '../remark.ts';
import { sortRemarks } from '../remark-catalog.ts';
import { reportCatalog } from './catalog.ts';

const { createRemark } = reportCatalog;
const pointsForFigures = 6;
const pointsPerGap = 1.5;
const mostPointsForGaps = 6;
/** About two pages: shorter papers need no parts. */
const shortReport = 700;
const fewestClaims = 1;

/** What is to be mended in a report or policy. */
export function listReportRemarks(details: ReportDetails, wordCount: number): readonly Remark[] {
  return sortRemarks([
    ...details.contradictions.map(remarkContradiction),
    ...details.calculations.filter(({ isRight }) => !isRight).map(remarkCalculation),
    ...remarkClaims(details),
    ...(details.policy === undefined
      ? remarkStructure(details, wordCount)
      : remarkPolicy(details.policy)),
    ...remarkCommitments(details),
  ]);
}

function remarkContradiction({ measure, period, figures }: Contradiction): Remark {
  const when = period === undefined ? '' : ` for ${period}`;
  return createRemark('REP-02', {
    points: pointsForFigures,
    notice: `“${measure}”${when} is given as ${joinWords(figures.map(({ display }) => display))}.`,
    nextStep: 'Which figure is right? Correct the other, or say how they differ.',
    evidence: figures.map(({ evidence }) => evidence),
  });
}

function remarkCalculation({ kind, stated, computed, formula, evidence }: Calculation): Remark {
  const result = kind === 'multiple' ? `${formula} is ${computed}` : `${formula} = ${computed}`;
  return createRemark('REP-03', {
    points: pointsForFigures,
    notice: `${result}; the text says ${stated}.`,
    nextStep: 'Check which of the figures is wrong.',
    evidence: [evidence],
  });
}

function remarkClaims({ unsupportedClaims }: ReportDetails): readonly Remark[] {
  if (unsupportedClaims.length < fewestClaims) return [];
  const phrases = [...new Set(unsupportedClaims.map(({ phrase }) => phrase.toLowerCase()))];
  return [
    createRemark('REP-04', {
      points: 0,
      notice: `${countOf(unsupportedClaims.length, 'claim')} without a number, name or source beside ${unsupportedClaims.length === 1 ? 'it' : 'them'}: ${joinSome(phrases.map((phrase) => quoteWords(phrase)))}.`,
      nextStep: 'By what measure, and who says so?',
      evidence: unsupportedClaims.map(({ evidence }) => evidence),
    }),
  ];
}

function remarkStructure({ structure }: ReportDetails, wordCount: number): readonly Remark[] {
  const missing = structure.filter(({ evidence }) => evidence === undefined);
  if (wordCount < shortReport || missing.length === 0) return [];
  const names = joinWords(missing.map(({ name }) => name.toLowerCase()));
  const lacksRequest = missing.some(({ name }) => name.startsWith('Recommendation'));
  return [
    createRemark('REP-05', {
      // A single part may be missing on purpose, unless it is what the report is for.
      level: missing.length > 1 || lacksRequest ? 2 : 1,
      points: 0,
      notice: `${structure.length - missing.length} of ${structure.length} parts that decision makers look for were found. Not found: ${names}.`,
      nextStep: lacksRequest
        ? 'What is the reader to decide? Say it on the first page.'
        : 'Add what the reader needs in order to decide.',
      evidence: [],
      lookedIn: structure.flatMap(({ evidence }) => evidence ?? []),
    }),
  ];
}

function remarkCommitments({ commitments }: ReportDetails): readonly Remark[] {
  const undated = commitments.filter(({ due }) => due === undefined);
  if (undated.length === 0) return [];
  const whats = joinSome(undated.map(({ what }) => quoteWords(what, 60)));
  return [
    createRemark('REP-06', {
      points: Math.min(mostPointsForGaps, pointsPerGap * undated.length),
      notice: `${undated.length} of ${countOf(commitments.length, 'promise')} ${undated.length === 1 ? 'has' : 'have'} no date: ${whats}.`,
      nextStep: 'By when is each of them to be done?',
      evidence: undated.map(({ evidence }) => evidence),
    }),
  ];
}

function remarkPolicy({
  vagueDuties,
  particulars,
  bindingSentences,
  softSentences,
}: NonNullable<ReportDetails['policy']>): readonly Remark[] {
  const missing = particulars.filter(({ evidence }) => evidence === undefined);
  const words = [...new Set(vagueDuties.map(({ word }) => `“${word}”`))];
  const share = `${countOf(bindingSentences, 'sentence')} bind, ${softSentences} merely advise`;
  return [
    ...(vagueDuties.length === 0
      ? []
      : [
          createRemark('LET-05', {
            points: 0,
            notice: `${countOf(vagueDuties.length, 'duty', 'duties')} rest${vagueDuties.length === 1 ? 's' : ''} on words such as ${joinSome(words)}; ${share}.`,
            nextStep: 'Say who must do it, how often, and by when.',
            evidence: vagueDuties.map(({ evidence }) => evidence),
          }),
        ]),
    ...(missing.length === 0
      ? []
      : [
          createRemark('LET-05', {
            title: 'Particulars of a policy not found',
            points: 0,
            notice: `Not found: ${joinWords(missing.map(({ name }) => name.toLowerCase()))}.`,
            nextStep:
              'Add them at the head of the policy, so that everybody knows which version holds.',
            evidence: [],
            lookedIn: particulars.flatMap(({ evidence }) => evidence ?? []),
          }),
        ]),
  ];
}
