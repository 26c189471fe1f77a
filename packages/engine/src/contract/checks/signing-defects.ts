import { createEvidence, overlaps } from '@clauselight/core';
import type { Evidence, SignatureBlock } from '@clauselight/schema';
import type { CheckHit, JudgedDocument } from '../../text/checks/document-check.ts';
import { hasFirst } from '../../text/checks/document-check.ts';

const signingWords =
  /\b(?:in witness whereof|signatures?|signed|executed|\/s\/|authori[sz]ed (?:signatory|representative)|by:|click(?:ing)?|i agree|accept(?:ing|ance)? (?:of )?these terms|countersign\w*)/i;
const unnamed = /^\W*(?:_{3,}|\[|\(?(?:name|company|party)\b|x{3,})/i;
const fewestWords = 600;
const mostQuoted = 6;

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
}: JudgedDocument): readonly CheckHit[] {
  const isSigned = structure.signatureBlocks.length > 0 || signingWords.test(text);
  if (isSigned || documentKind === 'consumer' || structure.wordCount < fewestWords) return [];
  const place = structure.title ?? structure.sentences[0];
  const evidence = place && createEvidence(text, { start: place.start, end: place.end });
  if (evidence === undefined || evidence.quote === '') return [];
  return [
    {
      evidence: [evidence],
      detail: 'The document has no place where anybody signs or says how it is accepted.',
    },
  ];
}
