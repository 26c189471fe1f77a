import { joinWords } from '@clauselight/core';
import type { Evidence, Term } from '@clauselight/schema';
import { createBodyTest } from '../../text/checks/body.ts';
import type { CheckHit, JudgedDocument } from '../../text/checks/document-check.ts';
import { hasFirst } from '../../text/checks/document-check.ts';
import { findSentence } from '../../text/checks/quoted-place.ts';
import type { Sentence } from '../../text/document-structure.ts';
import { findEvidence } from '../../text/passage.ts';
import { findRegion } from '../regions.ts';

/** A question that a contract answers once. */
interface Slot {
  readonly type: Term['type'];
  /** What is stated, with which a sentence begins: `The notice against renewal`. */
  readonly name: string;
  /** What the sentence must say, so that two values answer one question. */
  readonly sentence: RegExp;
  /** What makes it another question. */
  readonly not?: RegExp;
}

const slots: readonly Slot[] = [
  {
    type: 'notice-period',
    name: 'The notice against renewal',
    sentence: /\brenew/i,
    not: /\bprice|\bfee|\brate\b|\bremind|\bbreach|\bdefault/i,
  },
  {
    type: 'payment-period',
    name: 'The time to pay an invoice',
    sentence: /\binvoices?\b[^.;]{0,120}\bwithin\b|\bwithin\b[^.;]{0,120}\binvoices?\b/i,
    not: /\bdisput|\bobject|\bissue|\bsubmit|\blate\b|\boverdue|\bpast due|\bterminat|\baudit|\bexpenses?\b|\bdeposit|\bfinal invoice|\bexcept|\bif\b/i,
  },
  {
    type: 'contract-term',
    name: 'The length of the term',
    sentence:
      /\b(?:initial )?term of (?:this|the) agreement\b|\bthis agreement shall (?:remain|continue|be)\b/i,
    not: /\brenew|\bextend|\bsurviv|\bconfidential|\blicen[cs]e|\bafter\b|\btail\b|\bwarranty/i,
  },
];

/** Values that answer the same question differently: two notice periods, two governing laws. */
export function findConflictingValues({
  sourceText,
  terms,
  structure,
}: JudgedDocument): readonly CheckHit[] {
  const isInBody = createBodyTest(structure);
  const body = terms.filter(({ evidence }) => isInBody(evidence.start));
  const sentences = structure.sentences.filter(({ start }) => isInBody(start));
  return [
    ...findTwoLaws(sourceText.text, sentences),
    ...slots.flatMap((slot) => checkSlot(slot, body, structure.sentences)),
  ];
}

const governed =
  /\b(?:this|the) (?:agreement|contract|lease|note|deed)\b[^.;]{0,140}\b(?:governed|construed|interpreted)\b[^.;]{0,80}\blaws? of (?:the )?([^.;]{2,60})/i;
const lawOfPart =
  /\b(?:except|unless|if|where|arbitration act|patents?|real property|collateral|mortgage|located|entity law|internal affairs)\b/i;

/** Two sentences that put the whole agreement under different laws. */
function findTwoLaws(text: string, sentences: readonly Sentence[]): readonly CheckHit[] {
  const laws = new Map<string, { readonly name: string; readonly evidence: Evidence }>();
  for (const { passage } of sentences) {
    const match = governed.exec(passage.text);
    if (match?.[1] === undefined || lawOfPart.test(passage.text)) continue;
    const place = match[1].split(/,| (?:without|and|as|applicable|excluding)\b/)[0] ?? '';
    const region = findRegion(place);
    const range = { from: match.index, to: match.index + match[0].length };
    const evidence = findEvidence(text, passage, range);
    if (region === undefined || evidence === undefined || laws.has(region)) continue;
    laws.set(region, { name: place, evidence });
  }
  const found = [...laws.values()];
  const evidence = found.map((law) => law.evidence);
  if (found.length < 2 || !hasFirst(evidence)) return [];
  const names = joinWords(found.map(({ name }) => `the ${name.trim()}`));
  return [{ evidence, detail: `The agreement is put under the law of ${names}.` }];
}

function checkSlot(
  slot: Slot,
  terms: readonly Term[],
  sentences: readonly Sentence[],
): readonly CheckHit[] {
  const values = new Map<string, Term>();
  const subjects = new Set<string>();
  const places = new Set<string>();
  for (const term of terms) {
    if (term.type !== slot.type) continue;
    const words = findSentence(sentences, term.evidence)?.passage.text ?? '';
    if (!slot.sentence.test(words) || slot.not?.test(words)) continue;
    subjects.add(getSubject(words));
    // One sentence that names two places names both on purpose.
    if (places.has(words)) continue;
    places.add(words);
    if (!values.has(term.display)) values.set(term.display, term);
  }
  // Two parties may each have a value of their own.
  if (values.size < 2 || values.size > 3 || subjects.size > 1) return [];
  const evidence: readonly Evidence[] = [...values.values()].map((term) => term.evidence);
  if (!hasFirst(evidence)) return [];
  const stated = joinWords([...values.keys()]);
  return [{ evidence, detail: `${slot.name} is given as ${stated}.` }];
}

function getSubject(words: string): string {
  return /\b([A-Za-z]+) (?:shall|may|will|must)\b/.exec(words)?.[1]?.toLowerCase() ?? '';
}
