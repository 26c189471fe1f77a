import { createEvidence, joinWords } from '@clauselight/core';
import type { CrossReference, Evidence } from '@clauselight/schema';
import type { CheckHit, JudgedDocument } from '../../text/checks/document-check.ts';
import { hasFirst } from '../../text/checks/document-check.ts';
import { quoteSentence } from '../../text/checks/quoted-place.ts';

const failedField = /error! (?:reference source not found|bookmark not defined)/gi;
const attachment = /^(?:schedule|exhibit|annex|appendix|attachment|addendum)\b/i;
const most = 10;
/** Where more than this share leads nowhere the numbers were lost on the way, not by the drafter. */
const mostBroken = 0.34;
const fewestToDoubt = 4;
const reach = 120;

/** References to clauses that the document does not have, and links that a word processor gave up on. */
export function findBrokenReferences({
  sourceText,
  structure,
}: JudgedDocument): readonly CheckHit[] {
  const broken = listBroken(structure.crossReferences).filter(
    ({ evidence }) => !isElsewhere(sourceText.text.slice(evidence.start, evidence.end + reach)),
  );
  const failed = [...sourceText.text.matchAll(failedField)].map(({ 0: words, index }) =>
    createEvidence(sourceText.text, { start: index, end: index + words.length }),
  );
  const quote = (evidence: Evidence) =>
    quoteSentence(sourceText.text, structure.sentences, evidence);
  return [...describeBroken(broken, quote), ...describeFailed(failed.map(quote))];
}

/** Whether what follows names another agreement or a law: `Section 7, in the Employment Agreement`. */
function isElsewhere(words: string): boolean {
  return /^[^.]{0,120}\b(?:(?:in|of|under|to) the (?:[A-Z][\w'\u2019-]*\s){1,4}(?:Agreement|Act|Code|Plan|Lease|Indenture)\b|or 15\(d\))/.test(
    words,
  );
}

function listBroken(references: readonly CrossReference[]): readonly CrossReference[] {
  const inside = references.filter(
    ({ status, target }) => status !== 'external' && !attachment.test(target),
  );
  const broken = inside.filter(({ status }) => status === 'broken');
  const isDoubtful = broken.length >= fewestToDoubt && broken.length > mostBroken * inside.length;
  return isDoubtful ? [] : broken;
}

function describeBroken(
  broken: readonly CrossReference[],
  quote: (evidence: Evidence) => Evidence,
): readonly CheckHit[] {
  const targets = [...new Set(broken.map(({ target }) => target))];
  const evidence = broken.slice(0, most).map((reference) => quote(reference.evidence));
  if (!hasFirst(evidence)) return [];
  const names = targets.slice(0, most);
  const more = targets.length > most ? ` and ${targets.length - most} more` : '';
  const noun = targets.length === 1 ? 'a clause' : 'clauses';
  return [
    {
      evidence,
      detail: `The text refers to ${noun} that this document does not have: ${joinWords(names)}${more}.`,
    },
  ];
}

function describeFailed(failed: readonly Evidence[]): readonly CheckHit[] {
  const evidence = failed.slice(0, most);
  if (!hasFirst(evidence)) return [];
  return [{ evidence, detail: 'A link to another clause was lost when the file was made.' }];
}
