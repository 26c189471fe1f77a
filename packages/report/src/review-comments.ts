import {
  applyFindingStates,
  findingLabels,
  getDocumentWording,
  getSeverityNames,
  takeSide,
} from '@clauselight/core';
import {
  type DocumentFamily,
  type Finding,
  getDocumentFamily,
  type Score,
} from '@clauselight/schema';
import type { AnalysisReportInput } from './report-input.ts';

/** A comment for the document itself: its text, and the words it is about. */
export interface ReviewComment {
  /** The passage in the source text; empty if something is missing from the document. */
  readonly start: number;
  readonly end: number;
  readonly words?: string;
  readonly author: string;
  /** ISO 8601 date and time. */
  readonly date: string;
  readonly paragraphs: readonly string[];
}

const author = 'Clauselight';

/**
 * Converts findings to comments on their document, in the order of the analysis. Findings set aside or done and
 * points in the reader's favor are left out, because the document may be sent to the other side. Notes and names are
 * left out too.
 *
 * @param input - The analysis with its source text, the side and the reader's decisions.
 * @returns Comments with spans in UTF-16 units of the source text.
 */
export function composeReviewComments(input: AnalysisReportInput): readonly ReviewComment[] {
  const { states, side, analyzedAt } = input;
  const analysis = applyFindingStates(takeSide(input.analysis, side), states);
  const done = new Set(states.filter(({ state }) => state === 'done').map((one) => one.findingId));
  const family = getDocumentFamily(analysis.documentKind.kind);
  return analysis.findings
    .filter(({ id, standing }) => standing !== 'favour' && !done.has(id))
    .map((finding) => ({
      ...findMainPassage(finding),
      author,
      date: analyzedAt,
      paragraphs: listParagraphs(finding, { family, score: analysis.score }),
    }));
}

/** The main passage. */
function findMainPassage({
  evidence: [leading],
}: Finding): Pick<ReviewComment, 'start' | 'end' | 'words'> {
  if (leading === undefined) return { start: 0, end: 0 };
  return { start: leading.start, end: leading.end, words: leading.quote };
}

interface CommentContext {
  readonly family: DocumentFamily;
  /** Of the document with this finding; absent if it was not judged. */
  readonly score: Score | undefined;
}

function listParagraphs(finding: Finding, { family, score }: CommentContext): readonly string[] {
  const { title, severity, detail, why, mitigation, request, wording, law } = finding;
  return [
    `${getSeverityNames(family)[severity]}: ${title}`,
    ...createLabeled('', detail),
    ...createLabeled(`${findingLabels.why}: `, why),
    ...createLabeled(`${getDocumentWording(family).adviceLabel}: `, mitigation || request),
    ...createLabeled(`${findingLabels.wording}: `, wording),
    ...createLabeled(`${findingLabels.law}: `, law),
    ...listOtherPassages(finding),
    ...describePoints(finding, score),
  ];
}

function createLabeled(label: string, words: string | undefined): readonly string[] {
  return words === undefined || words.trim() === '' ? [] : [`${label}${words}`];
}

/** A comment is attached to one passage and names the others. */
function listOtherPassages({ evidence }: Finding): readonly string[] {
  const others = evidence.slice(1).map(({ quote }) => `“${quote.replace(/\s+/g, ' ')}”`);
  return others.length === 0 ? [] : [`${findingLabels.otherPassages}: ${others.join('; ')}`];
}

function describePoints(
  { points, scoreWithout }: Finding,
  score: Score | undefined,
): readonly string[] {
  if (points === 0 || score === undefined) return [];
  const [whole, rest] = [score.value, scoreWithout].map((value) => value.toFixed(1));
  return [`${score.label}: ${whole} of 10 with this, ${rest} without it.`];
}
