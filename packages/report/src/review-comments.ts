import {
  acceptFindings,
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

/** A comment for the document itself: what is said, and the words it is on. */
export interface ReviewComment {
  /** The passage in the source text; the same number twice where something is missing from the document. */
  readonly start: number;
  readonly end: number;
  readonly words?: string;
  readonly author: string;
  /** ISO 8601 moment. */
  readonly date: string;
  readonly paragraphs: readonly string[];
}

const author = 'Clauselight';

/**
 * The findings as comments on the document they are of, in the order of the analysis. Findings that the reader lives
 * with are left out, and what is in their favour: a reviewed document goes to the other side. No notes, no names.
 */
export function composeReviewComments(input: AnalysisReportInput): readonly ReviewComment[] {
  const { accepted, side, analyzedAt } = input;
  const analysis = acceptFindings(takeSide(input.analysis, side), accepted);
  const family = getDocumentFamily(analysis.documentKind.kind);
  return analysis.findings
    .filter(({ standing }) => standing !== 'favour')
    .map((finding) => ({
      ...findPlace(finding),
      author,
      date: analyzedAt,
      paragraphs: listParagraphs(finding, { family, score: analysis.score }),
    }));
}

/** The leading passage. */
function findPlace({
  evidence: [leading],
}: Finding): Pick<ReviewComment, 'start' | 'end' | 'words'> {
  if (leading === undefined) return { start: 0, end: 0 };
  return { start: leading.start, end: leading.end, words: leading.quote };
}

interface Said {
  readonly family: DocumentFamily;
  /** Of the document with this finding. */
  readonly score: Score;
}

function listParagraphs(finding: Finding, { family, score }: Said): readonly string[] {
  const { title, severity, detail, why, mitigation, request, wording, law } = finding;
  return [
    `${getSeverityNames(family)[severity]}: ${title}`,
    ...say('', detail),
    ...say(`${findingLabels.why}: `, why),
    ...say(`${getDocumentWording(family).adviceLabel}: `, mitigation || request),
    ...say(`${findingLabels.wording}: `, wording),
    ...say(`${findingLabels.law}: `, law),
    ...sayOthers(finding),
    ...sayPoints(finding, score),
  ];
}

function say(label: string, words: string | undefined): readonly string[] {
  return words === undefined || words.trim() === '' ? [] : [`${label}${words}`];
}

/** A comment is on one passage; the others are named in it. */
function sayOthers({ evidence }: Finding): readonly string[] {
  const others = evidence.slice(1).map(({ quote }) => `“${quote.replace(/\s+/g, ' ')}”`);
  return others.length === 0 ? [] : [`${findingLabels.otherPassages}: ${others.join('; ')}`];
}

function sayPoints({ points, scoreWithout }: Finding, score: Score): readonly string[] {
  if (points === 0) return [];
  const [whole, rest] = [score.value, scoreWithout].map((value) => value.toFixed(1));
  return [`${score.label}: ${whole} of 10 with this, ${rest} without it.`];
}
