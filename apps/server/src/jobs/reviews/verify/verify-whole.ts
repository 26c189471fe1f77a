import type { WholeAnswer } from '@clauselight/language-model';
import type { ReviewItem } from '@clauselight/schema';
import {
  type Checked,
  checkWords,
  findQuotes,
  quoteRejected,
  type ReferenceDocument,
  statementRejected,
  sumRejected,
} from './reference-document.ts';
import type { AnswerElement, VerifiedElement } from './verified-element.ts';

export type WholeList = keyof WholeAnswer;

/** Compares an element of an answer about the whole document with it. The opinion is one element. */
export function verifyWholeElement(
  document: ReferenceDocument,
  { list, index, value }: AnswerElement<WholeList>,
): VerifiedElement {
  const checked = verify(document, { list, index, value });
  const { kept, rejected } = checked;
  if (kept === undefined) return { rejected, outcome: { kind: 'rejected' } };
  // After a retry, the first sentence replaces the earlier first sentence.
  const key = list === 'opinion' ? list : `${list}:${index}`;
  return { rejected, outcome: { kind: 'item', key, item: kept } };
}

function verify(
  document: ReferenceDocument,
  { list, index, value }: AnswerElement<WholeList>,
): Checked<ReviewItem> {
  if (list === 'summary') {
    return verifySentence(document, value as WholeAnswer['summary'][number]);
  }
  if (list === 'recommendations') {
    const claim = value as WholeAnswer['recommendations'][number];
    return verifyRecommendation(document, claim, `recommendation-${index}`);
  }
  return verifyOpinion(document, value as WholeAnswer['opinion']);
}

function verifySentence(
  document: ReferenceDocument,
  { text, quotes }: WholeAnswer['summary'][number],
): Checked<ReviewItem> {
  const evidence = findQuotes(document, quotes);
  if (evidence === undefined || evidence.length === 0) return quoteRejected;
  const { kept, rejected } = checkWords(document, text, 'statement');
  if (kept === undefined) return { rejected };
  return { kept: { kind: 'summary', text: kept, evidence: [...evidence] }, rejected };
}

function verifyRecommendation(
  document: ReferenceDocument,
  claim: WholeAnswer['recommendations'][number],
  id: string,
): Checked<ReviewItem> {
  const findingId = claim.finding.trim();
  const isKnown = document.analysis.findings.some((finding) => finding.id === findingId);
  if (findingId !== '' && !isKnown) return statementRejected;
  const evidence = findQuotes(document, claim.quotes);
  if (evidence === undefined) return quoteRejected;
  const title = checkWords(document, claim.title, 'title');
  const text = checkWords(document, claim.text, 'explanation');
  const rejected = sumRejected(title, text);
  if (title.kept === undefined || text.kept === undefined) return { rejected };
  return {
    kept: {
      kind: 'recommendation',
      id,
      title: title.kept,
      text: text.kept,
      ...(findingId !== '' && { findingId }),
      evidence: [...evidence],
    },
    rejected,
  };
}

function verifyOpinion(
  document: ReferenceDocument,
  { score, reason, quotes }: WholeAnswer['opinion'],
): Checked<ReviewItem> {
  const evidence = findQuotes(document, quotes);
  if (evidence === undefined) return quoteRejected;
  const { kept, rejected } = checkWords(document, reason, 'statement');
  if (kept === undefined || !Number.isFinite(score)) return { rejected };
  const rounded = Math.round(Math.min(10, Math.max(0, score)) * 10) / 10;
  return {
    kept: { kind: 'opinion', score: rounded, reason: kept, evidence: [...evidence] },
    rejected,
  };
}
