import { countOf, formatNumber, joinWords, quoteWords } from '@clauselight/core';
import type { Evidence, KeyFigure, ReportDetails, SummarySentence } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import { formatDate } from '../../text/values/dates.ts';
import type { Statement } from '../../text/values/statements.ts';
import { sayReadingTime } from '../common/reading-time.ts';

interface SummaryInput {
  readonly text: string;
  readonly statements: readonly Statement[];
  readonly details: ReportDetails;
  readonly title: Evidence | undefined;
  readonly wordCount: number;
}

const recommendation =
  /\b(?:we (?:therefore |strongly |also )?(?:recommend|propose|suggest|request)|it is recommended|(?:our|the main|the key|this report's) (?:recommendation|conclusion|finding) is|(?:is|are) asked to (?:approve|decide|agree)|should be approved)\b/i;
const shownFigures = 3;

/** A report in a few sentences: what it is, its figures, what it asks for, what does not fit, what to do first. */
export function summarizeReport(input: SummaryInput): readonly SummarySentence[] {
  const { details } = input;
  return [
    describeReport(input),
    describeFigures(details),
    describeRequest(input),
    describePolicy(details),
    describeErrors(details),
    describeCommitments(details),
    describeFirst(details),
  ].filter((sentence) => sentence !== undefined);
}

function describeReport({
  title,
  wordCount,
  details,
  text,
  statements,
}: SummaryInput): SummarySentence {
  const what = details.policy === undefined ? 'a report' : 'a policy';
  const named = title ? `, ${quoteWords(title.quote, 120)}` : '';
  const opening = title ? undefined : statements[0];
  const evidence =
    title ??
    (opening && findEvidence(text, opening.passage, { from: 0, to: opening.passage.text.length }));
  return {
    text: `This is ${what}${named}, of ${formatNumber(wordCount)} words: ${sayReadingTime(wordCount)} to read.`,
    evidence: evidence ? [evidence] : [],
  };
}

function describeFigures({ keyFigures }: ReportDetails): SummarySentence | undefined {
  const shown = keyFigures.filter(({ measure }) => measure !== undefined).slice(0, shownFigures);
  if (shown.length === 0) return undefined;
  return {
    text: `Its leading figures: ${joinWords(shown.map(describeFigure))}.`,
    evidence: shown.map(({ evidence }) => evidence),
  };
}

function describeFigure({ measure, display, period }: KeyFigure): string {
  return `${display} (${measure}${period === undefined ? '' : `, ${period}`})`;
}

function describeRequest({ text, statements }: SummaryInput): SummarySentence | undefined {
  const found = statements.find(
    ({ passage, kind }) =>
      kind !== 'footnote' && passage.text.length > 30 && recommendation.test(passage.text),
  );
  const evidence =
    found && findEvidence(text, found.passage, { from: 0, to: found.passage.text.length });
  return (
    evidence && {
      text: `Its recommendation: ${quoteWords(evidence.quote, 200)}.`,
      evidence: [evidence],
    }
  );
}

function describePolicy({ policy }: ReportDetails): SummarySentence | undefined {
  if (policy === undefined) return undefined;
  const { bindingSentences, softSentences, vagueDuties } = policy;
  const vague =
    vagueDuties.length === 0
      ? ''
      : `; ${countOf(vagueDuties.length, 'duty', 'duties')} could not be checked by anybody`;
  return {
    text: `${countOf(bindingSentences, 'sentence')} ${bindingSentences === 1 ? 'binds' : 'bind'} and ${softSentences} merely ${softSentences === 1 ? 'advises' : 'advise'}${vague}.`,
    evidence: vagueDuties.slice(0, 3).map(({ evidence }) => evidence),
  };
}

function describeErrors({
  contradictions,
  calculations,
}: ReportDetails): SummarySentence | undefined {
  const wrong = calculations.filter(({ isRight }) => !isRight);
  const parts = [
    ...(contradictions.length > 0
      ? [
          `${countOf(contradictions.length, 'measure')} with different figures (${joinWords(contradictions.slice(0, 2).map(({ measure }) => measure))})`,
        ]
      : []),
    ...(wrong.length > 0
      ? [
          `${countOf(wrong.length, 'calculation')} that ${wrong.length === 1 ? 'does' : 'do'} not work out`,
        ]
      : []),
  ];
  if (parts.length === 0) {
    return calculations.length === 0
      ? undefined
      : {
          text: `Its arithmetic was done again and works out: ${countOf(calculations.length, 'calculation')}.`,
          evidence: calculations.slice(0, 3).map(({ evidence }) => evidence),
        };
  }
  return {
    text: `What stands out: ${joinWords(parts)}.`,
    evidence: [...contradictions.flatMap(({ figures }) => figures), ...wrong]
      .slice(0, 4)
      .map(({ evidence }) => evidence),
  };
}

function describeCommitments({ commitments }: ReportDetails): SummarySentence | undefined {
  if (commitments.length === 0) return undefined;
  const first = commitments
    .filter(({ due }) => due?.date !== undefined)
    .sort((a, b) => ((a.due?.date ?? '') < (b.due?.date ?? '') ? -1 : 1))[0];
  const due = first?.due?.date
    ? `; due first, on ${formatDate(first.due.date)}: ${quoteWords(first.what)} (${first.who})`
    : '';
  return {
    text: `${countOf(commitments.length, 'sentence')} ${commitments.length === 1 ? 'reads as a promise' : 'read as promises'} for the future${due}.`,
    evidence: (first ? [first] : commitments.slice(0, 2)).map(({ evidence }) => evidence),
  };
}

function describeFirst(details: ReportDetails): SummarySentence | undefined {
  const { contradictions, calculations, policy, unsupportedClaims } = details;
  const wrong = calculations.find(({ isRight }) => !isRight);
  const clash = contradictions[0];
  if (clash !== undefined || wrong !== undefined) {
    const evidence = clash
      ? clash.figures.map((figure) => figure.evidence)
      : wrong
        ? [wrong.evidence]
        : [];
    return { text: 'First clear up which of these figures are right.', evidence };
  }
  if (policy !== undefined && policy.vagueDuties.length > 0) {
    return {
      text: 'First give the vague duties a measure: who, how often, by when.',
      evidence: policy.vagueDuties.slice(0, 2).map(({ evidence }) => evidence),
    };
  }
  return unsupportedClaims.length === 0
    ? undefined
    : {
        text: 'First say by what measure the praise in it holds, or strike it.',
        evidence: unsupportedClaims.slice(0, 3).map(({ evidence }) => evidence),
      };
}
