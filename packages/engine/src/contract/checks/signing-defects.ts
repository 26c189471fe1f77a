import { createEvidence, overlaps } from '@clauselight/core';
import type { DocumentKind, Evidence, SignatureBlock } from '@clauselight/schema';
import type { CheckHit, HitSaying, JudgedDocument } from '../../text/checks/document-check.ts';
import { hasFirst } from '../../text/checks/document-check.ts';

/** What shows a place to sign or a way to accept. That a contract may be signed in counterparts is none. */
const signingWords =
  /\bin witness whereof\b|\bsignatures? ?(?:page|block|line|below|follow|of|_|:)|^\W*(?:\d+\W+)?signatures?\W*$|_{3,} ?\t? ?dated?\b|\bsigned ?(?:by|below|on|at|for|this|_|:)|\bsign (?:here|below|this)|\b(?:have|has) (?:duly )?(?:caused|signed|executed)|\bexecuted (?:as of|on|this|by|as a deed|below)\b|\/s\/|\bauthori[sz]ed signator(?:y|ies)\b|^\W*by:|\bclick(?:ing)?\b|\bi agree\b|\baccept(?:ing|ance)? (?:of )?(?:these|the|this) (?:terms|offer|quote|order|agreement)\b|\bcountersign\w*|\bby (?:using|signing|accepting|accessing|ordering)\b/im;
const unnamed = /^\W*(?:_{3,}|\[|\(?(?:name|company|party)\b|x{3,})/i;
const fewestWords = 600;
/** In words: a contract that names both of its parties. */
const fewestWordsOfNamed = 150;
/** How many parties a contract names that is to be signed. */
const fewestParties = 2;
const mostQuoted = 6;
/** Kinds that one side publishes or issues: nobody signs them. */
const published: ReadonlySet<DocumentKind> = new Set(['consumer', 'insurance', 'membership']);
const noPlace: HitSaying = {
  title: 'No place to sign',
  why: 'Without a signature or another sign of consent it is hard to show that both sides agreed to this text.',
  request: 'Add a place to sign',
  mitigation:
    'Ask for lines with the name and capacity of each person who signs, or for a sentence that says how the contract is accepted. Keep a copy that everybody has signed.',
};

/** What stands in the way of telling who is bound: parties without a name, sides that have not signed, no place to sign. */
export function findSigningDefects(document: JudgedDocument): readonly CheckHit[] {
  return [
    ...listUnnamedParties(document),
    ...listUnsigned(document),
    ...listNoPlaceToSign(document),
  ];
}

function listUnnamedParties({ terms }: JudgedDocument): readonly CheckHit[] {
  return terms.flatMap(({ type, value, evidence }): CheckHit[] =>
    type === 'party' && value.kind === 'party' && unnamed.test(value.name)
      ? [{ evidence: [evidence], detail: 'The name of a party is left open here.' }]
      : [],
  );
}

/** Blocks of the agreement itself; an attachment may be a form for later. */
function listUnsigned({ structure }: JudgedDocument): readonly CheckHit[] {
  const attachments = structure.clauses.filter(({ kind }) => kind === 'attachment');
  const blocks = structure.signatureBlocks.filter(
    ({ evidence }) =>
      !attachments.some(({ start, end }) => start <= evidence.start && evidence.start < end),
  );
  const signed = blocks.filter(({ status }) => status === 'signed');
  const blank = blocks.filter(
    ({ status, evidence }) =>
      status === 'blank' &&
      !/\/s\b|\bunreadable\b|\billegible\b|\bsigned\b|\b(?:19|20)\d{2}\b/i.test(evidence.quote) &&
      !signed.some((other) => overlaps(other.evidence, evidence)),
  );
  if (blank.length === 0) return [];
  const isHalfSigned = signed.length > 0;
  const evidence = listDistinct(blank).slice(0, mostQuoted);
  if (!hasFirst(evidence)) return [];
  return [
    isHalfSigned
      ? { evidence, detail: 'One side has signed; this line is still empty.', severity: 2 }
      : { evidence, detail: 'Nobody has signed this copy.', severity: 1 },
  ];
}

function listDistinct(blocks: readonly SignatureBlock[]): readonly Evidence[] {
  const byStart = new Map(blocks.map(({ evidence }) => [evidence.start, evidence]));
  return [...byStart.values()];
}

function listNoPlaceToSign({
  sourceText: { text },
  structure,
  documentKind,
  terms,
}: JudgedDocument): readonly CheckHit[] {
  const isSigned = structure.signatureBlocks.length > 0 || signingWords.test(text);
  const parties = terms.filter(({ type }) => type === 'party').length;
  const least = parties >= fewestParties ? fewestWordsOfNamed : fewestWords;
  if (isSigned || published.has(documentKind) || structure.wordCount < least) return [];
  const place = structure.title ?? structure.sentences[0];
  const evidence = place && createEvidence(text, { start: place.start, end: place.end });
  if (evidence === undefined || evidence.quote === '') return [];
  return [
    {
      evidence: [evidence],
      detail: 'The document has no place where anybody signs or says how it is accepted.',
      severity: 1,
      saying: noPlace,
    },
  ];
}
