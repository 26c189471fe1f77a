import { createHash } from 'node:crypto';
import { overlaps } from '@clauselight/core';
import type { PortionAnswer } from '@clauselight/language-model';
import type { Evidence, Span } from '@clauselight/schema';
import {
  checkWords,
  findClauseAt,
  findQuotes,
  nothingRejected,
  quoteRejected,
  type ReferenceDocument,
  statementRejected,
  sumRejected,
} from './reference-document.ts';
import type { AnswerElement, VerifiedElement } from './verified-element.ts';

export type PortionList = keyof PortionAnswer;
type Element<List extends PortionList> = PortionAnswer[List][number];

/** The part of the document that the model was shown. */
export interface ShownPortion {
  readonly span: Span;
  readonly findingIds: readonly string[];
}

interface VerifyContext {
  readonly document: ReferenceDocument;
  readonly portion: ShownPortion;
}

/** Compares an element of an answer about a portion with the document. */
export function verifyPortionElement(
  document: ReferenceDocument,
  portion: ShownPortion,
  { list, value }: AnswerElement<PortionList>,
): VerifiedElement {
  const verifying = { document, portion };
  if (list === 'explanations')
    return verifyExplanation(verifying, value as Element<'explanations'>);
  if (list === 'findings') return verifyFinding(verifying, value as Element<'findings'>);
  if (list === 'terms') return verifyTerm(verifying, value as Element<'terms'>);
  return verifyNote(verifying, value as Element<'notes'>);
}

function verifyExplanation(
  { document, portion }: VerifyContext,
  { finding, text }: Element<'explanations'>,
): VerifiedElement {
  if (!portion.findingIds.includes(finding)) return reject(statementRejected);
  const words = checkWords(document, text, 'explanation');
  if (words.kept === undefined) return reject(words);
  return {
    rejected: words.rejected,
    outcome: {
      kind: 'item',
      key: `explanation:${finding}`,
      item: { kind: 'explanation', findingId: finding, text: words.kept },
    },
  };
}

function verifyFinding(
  { document, portion }: VerifyContext,
  claim: Element<'findings'>,
): VerifiedElement {
  const evidence = findQuotes(document, claim.quotes, portion.span);
  const [first] = evidence ?? [];
  if (evidence === undefined || first === undefined) return reject(quoteRejected);
  if (isKnownFinding(document, claim.category, evidence)) return repeated;
  const title = checkWords(document, claim.title, 'title');
  const why = checkWords(document, claim.why, 'explanation');
  const request = checkWords(document, claim.request, 'explanation');
  const rejected = sumRejected(title, why, request);
  if (title.kept === undefined || why.kept === undefined) return reject({ rejected });
  const id = getClaimKey(claim);
  const clause = findClauseAt(document, first);
  return {
    rejected,
    outcome: {
      kind: 'item',
      key: `finding:${id}`,
      item: {
        kind: 'finding',
        id,
        title: title.kept,
        category: claim.category,
        severity: claim.severity,
        why: why.kept,
        ...(request.kept !== undefined && { request: request.kept }),
        evidence: [...evidence],
        ...(clause !== undefined && { clause }),
      },
    },
  };
}

/**
 * Whether the engine has found the same: a risk of the same kind in the same passage, or any risk with exactly the
 * same words.
 */
function isKnownFinding(
  { analysis }: ReferenceDocument,
  category: string,
  evidence: readonly Evidence[],
): boolean {
  return analysis.findings.some((finding) =>
    finding.evidence.some((known) =>
      evidence.some(
        (words) =>
          overlaps(known, words) &&
          (finding.category === category || getOverlap(known, words) > words.quote.length / 2),
      ),
    ),
  );
}

function getOverlap(a: Span, b: Span): number {
  return Math.min(a.end, b.end) - Math.max(a.start, b.start);
}

/** A term states a fact of the document, so the document must contain every number and name of its value. */
function verifyTerm(
  { document, portion }: VerifyContext,
  claim: Element<'terms'>,
): VerifiedElement {
  const evidence = findQuotes(document, [claim.quote], portion.span);
  const [first] = evidence ?? [];
  if (evidence === undefined || first === undefined) return reject(quoteRejected);
  if (isKnownTerm(document, claim.value, first)) return repeated;
  const label = checkWords(document, claim.label, 'title');
  const value = checkWords(document, claim.value, 'statement');
  const rejected = sumRejected(label, value);
  if (label.kept === undefined || value.kept === undefined) return reject({ rejected });
  const id = getClaimKey({ label: fold(claim.label), value: fold(claim.value) });
  const clause = findClauseAt(document, first);
  return {
    rejected,
    outcome: {
      kind: 'item',
      key: `term:${id}`,
      item: {
        kind: 'term',
        id,
        label: label.kept,
        value: value.kept,
        evidence: [...evidence],
        ...(clause !== undefined && { clause }),
      },
    },
  };
}

function isKnownTerm({ analysis }: ReferenceDocument, value: string, words: Span): boolean {
  const given = fold(value);
  return analysis.terms.some(
    ({ evidence, display }) =>
      overlaps(evidence, words) && [fold(display), fold(evidence.quote)].includes(given),
  );
}

/** The summary is written from notes, so they must not contain anything of the model's own. */
function verifyNote(
  { document, portion }: VerifyContext,
  claim: Element<'notes'>,
): VerifiedElement {
  const evidence = findQuotes(document, claim.quotes, portion.span);
  if (evidence === undefined || evidence.length === 0) return reject(quoteRejected);
  const words = checkWords(document, claim.text, 'statement');
  if (words.kept === undefined) return reject(words);
  const quotes = evidence.map(({ quote }) => quote);
  return {
    rejected: words.rejected,
    outcome: { kind: 'note', note: { text: words.kept.text, quotes } },
  };
}

const repeated: VerifiedElement = { rejected: nothingRejected, outcome: { kind: 'repeated' } };

function reject({ rejected }: Pick<VerifiedElement, 'rejected'>): VerifiedElement {
  return { rejected, outcome: { kind: 'rejected' } };
}

/** Equal claims get equal keys, so that a repeated claim is recognized. */
function getClaimKey(claim: object): string {
  return createHash('sha256').update(JSON.stringify(claim)).digest('hex').slice(0, 16);
}

function fold(words: string): string {
  return words.toLowerCase().replace(/\s+/g, ' ').trim();
}
