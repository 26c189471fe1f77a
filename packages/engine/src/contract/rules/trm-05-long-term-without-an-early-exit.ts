import { countDays } from '@clauselight/core';
import { type DocumentKind, getWiderKind, type Provision } from '@clauselight/schema';
import type { CheckHit, JudgedDocument } from '../../text/checks/document-check.ts';
import type { Sentence } from '../../text/document-structure.ts';
import { findEvidence } from '../../text/passage.ts';
import { listDurations } from '../../text/values/durations.ts';
import type { ComputedRule } from '../rule.ts';

/** A term of more than two years; for consumers, of more than one. */
const longest = { consumer: 366, other: 731 };

/** Where one side mostly pays for what it can get elsewhere; in other contracts both are bound to what they invested in. */
const paidFor: ReadonlySet<DocumentKind> = new Set(['saas', 'services', 'consumer', 'lease']);

/** Passages likelier than this to be a right to leave are taken for one. */
const shown = 0.4;
const statesTerm =
  /\b(?:initial term|term of (?:this|the) (?:agreement|contract|lease|franchise|licen[cs]e|subscription))\b[^.;]{0,80}\b(?:is|be|of|for|continue\w*|shall|will)\b/i;

/** Words that let at least one side leave without the other’s fault. */
const exit =
  /\b(?:terminat\w*|cancel\w*|withdraw\w*|discontinu\w*)\b[^.;]{0,200}\b(?:for (?:any|no) (?:or no )?(?:reason|cause)|(?:for|at) (?:its |their )?convenience|without (?:any )?(?:cause|reason|penalty)|with or without (?:cause|reason)|at any ?time|at will|at (?:its|the) (?:sole )?(?:option|election|discretion)|in its (?:sole |absolute )*discretion|(?:up)?on (?:at least |not less than |giving )?[\w() -]{1,40}(?:days?|weeks?|months?|years?)'? (?:prior |advance |written )*notice|by giving|upon (?:\w+ ){0,3}?(?:prior )?written notice)/i;
const exitFirst =
  /\b(?:at any ?time|without cause|for any reason|for convenience|upon [\w() -]{1,40}(?:days|months)'? (?:prior |advance |written )*notice)\b[^.;]{0,160}\b(?:terminat\w*|cancel\w*)\b|\bbreak (?:clause|option)\b|\bearly termination\b/i;

export const rule: ComputedRule = {
  id: 'TRM-05',
  name: 'Long term without an early exit',
  category: 'termination',
  kind: 'computed',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 14, right: 12 },
  documents: ['saas', 'services', 'supply', 'licence', 'lease', 'consumer'],
  borneBy: 'whoever stays bound',
  bearer: 'payer',
  why: 'If needs change, payment goes on for years: nothing in the contract lets either side leave without the other’s fault.',
  advantage: 'The other side is bound for the whole of a long term.',
  request: 'Add a right to leave early',
  mitigation:
    'Ask for a right to leave after twelve months on sixty days’ notice, with a pro-rata refund. Fallback: a break in the middle of the term, against payment of costs that were already committed.',
  wording:
    'After the first twelve months either party may end this Agreement on sixty days’ written notice. Fees paid in advance for the time after the end are refunded.',
  advice: {
    kinds: ['saas', 'services', 'supply', 'licence', 'contract', 'consumer'],
    elsewhere: {
      request: 'Add a right to leave early',
      mitigation:
        'Ask for a right to leave early on two months’ notice, or to name somebody who takes over.',
    },
  },
  source: 'CUAD category Termination for Convenience; UK Consumer Rights Act 2015, schedule 2',
  find: findLongTerm,
  examples: {
    matches: [
      'This Supply Agreement is made between the Buyer and the Supplier. The initial term of this Agreement is five (5) years from the Effective Date. Either party may terminate this Agreement if the other commits a material breach.',
    ],
    leaves: [
      'This Supply Agreement is made between the Buyer and the Supplier. The initial term of this Agreement is five (5) years from the Effective Date. Either party may terminate this Agreement for any reason on sixty days’ written notice.',
      'This Supply Agreement is made between the Buyer and the Supplier. The initial term of this Agreement is one (1) year from the Effective Date.',
    ],
  },
};

function findLongTerm(document: JudgedDocument): readonly CheckHit[] {
  const { structure, provisions, documentKind, sourceText } = document;
  const limit = documentKind === 'consumer' ? longest.consumer : longest.other;
  const long = findTerm(document, limit);
  if (long === undefined || provisions.some(isExit)) return [];
  const hasExit = structure.sentences.some(
    ({ passage }) => exit.test(passage.text) || exitFirst.test(passage.text),
  );
  if (hasExit) return [];
  const range = { from: 0, to: long.sentence.passage.text.length };
  const evidence = findEvidence(sourceText.text, long.sentence.passage, range);
  if (evidence === undefined) return [];
  const detail = `The term is ${long.display}, and no sentence lets a side leave before without the other’s fault.`;
  const isPaidFor = paidFor.has(getWiderKind(documentKind));
  return [{ evidence: [evidence], detail, ...(!isPaidFor && { bearer: 'everyone' as const }) }];
}

interface LongTerm {
  readonly sentence: Sentence;
  readonly display: string;
}

/** The term that the document states, as found among its terms or else in a sentence that names it. */
function findTerm({ terms, structure }: JudgedDocument, limit: number): LongTerm | undefined {
  const stated = terms.find(({ type }) => type === 'contract-term');
  if (stated !== undefined) {
    if (stated.value.kind !== 'duration' || countDays(stated.value) <= limit) return undefined;
    const { start } = stated.evidence;
    const sentence = structure.sentences.find((one) => one.start <= start && start < one.end);
    const isTerm = sentence !== undefined && isAboutTerm(sentence.passage.text);
    return isTerm ? { sentence, display: stated.display } : undefined;
  }
  for (const sentence of structure.sentences) {
    const { text } = sentence.passage;
    const [length] = statesTerm.test(text) ? listDurations(text) : [];
    if (length === undefined) continue;
    const { amount, unit } = length.value;
    return countDays(length.value) > limit
      ? { sentence, display: `${amount} ${unit}${amount === 1 ? '' : 's'}` }
      : undefined;
  }
  return undefined;
}

const ofTerm =
  /\b(?:term|in (?:full )?(?:force|effect)|commenc\w*|expir\w*|duration|continu\w*)\b/i;
const ofElse =
  /\b(?:records|useful life|warrant(?:y|ies)|confidential\w*|retain\w*|preserve\w*)\b/i;

/** Lengths of other things, such as how long records are kept, are no term. */
function isAboutTerm(text: string): boolean {
  return ofTerm.test(text) && !ofElse.test(text);
}

function isExit({ category, probability }: Provision): boolean {
  return category === 'termination-for-convenience' && probability >= shown;
}
