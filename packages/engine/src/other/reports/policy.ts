import type { ChecklistItem, Policy } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import type { Statement } from '../../text/values/statements.ts';

const policyTitle =
  /\b(?:policy|policies|code of conduct|code of ethics|(?:operating |internal )?procedures?|regulations?|directive|rules of procedure|house rules|terms of reference|by-?laws|(?:employee|staff|student|company|members?'?|personnel) (?:handbook|manual))\b/i;
const guidance =
  /\b(?:guidelines?|guidance|guide|recommendations?|good practice|white paper|analysis|review of|report on)\b/i;
const binding =
  /\b(?:must|shall|(?:is|are) (?:required|obliged) to|has to|have to|may not|is prohibited|are prohibited)\b/i;
const soft =
  /\b(?:should|may|where possible|as appropriate|ought to|is encouraged|are encouraged|is recommended)\b/i;
const vague =
  /\b(?:where possible|as appropriate|if appropriate|where appropriate|reasonabl[ey]|in a timely (?:manner|fashion)|timely|regularly|from time to time|as soon as possible|periodically|adequate(?:ly)?|sufficient(?:ly)?|appropriate(?:ly)?)\b/gi;
const measured =
  /\b(?:\d+|one|two|three|four|five|six|seven|ten|twelve|daily|weekly|monthly|quarterly|yearly|annually|each (?:month|quarter|year))\b/i;
const items: readonly (readonly [string, RegExp])[] = [
  [
    'Owner',
    /\b(?:policy owner|document owner|owner|owned by|responsible (?:person|department|officer)|approved by|issued by|maintained by)\b/i,
  ],
  ['Version', /\b(?:version|revision|rev\.)\s?(?:no\.?|number|:)?\s?\d/i],
  [
    'Date of effect',
    /\b(?:effective (?:date|from|as of)|with effect from|in force (?:since|from)|date of issue|last (?:updated|revised))\b/i,
  ],
  [
    'Date of review',
    /\b(?:review date|next review|reviewed (?:annually|yearly|every)|to be reviewed|review(?:ed)? (?:at least )?(?:once|every))\b/i,
  ],
  ['Scope', /\b(?:scope|applies to|apply to all|this (?:policy|code|procedure) covers)\b/i],
];

/** Whether a document calls itself a policy; advice and studies about policies do not. */
export function isPolicy(title: string): boolean {
  return policyTitle.test(title) && !guidance.test(title);
}

/** How a policy binds, what it says about itself, and which of its duties cannot be checked. */
export function readPolicy(text: string, statements: readonly Statement[]): Policy {
  const sentences = statements.filter(({ kind }) => kind !== 'heading' && kind !== 'footnote');
  return {
    particulars: items.map((item) => findItem(text, statements, item)),
    bindingSentences: sentences.filter(({ passage }) => binding.test(passage.text)).length,
    softSentences: sentences.filter(
      ({ passage }) => soft.test(passage.text) && !binding.test(passage.text),
    ).length,
    vagueDuties: listVagueDuties(text, sentences),
  };
}

/** Duties whose measure is a word such as `timely`, without a number beside it. */
function listVagueDuties(text: string, statements: readonly Statement[]): Policy['vagueDuties'] {
  return statements.flatMap(({ passage }) => {
    const isDuty = binding.test(passage.text) || /\b(?:should|will)\b/i.test(passage.text);
    const match =
      isDuty && !measured.test(passage.text) ? [...passage.text.matchAll(vague)][0] : undefined;
    if (match === undefined) return [];
    const evidence = findEvidence(text, passage, { from: 0, to: passage.text.length });
    return evidence ? [{ word: match[0].toLowerCase(), evidence }] : [];
  });
}

function findItem(
  text: string,
  statements: readonly Statement[],
  [name, pattern]: readonly [string, RegExp],
): ChecklistItem {
  for (const { passage } of statements) {
    const match = pattern.exec(passage.text);
    const evidence =
      match &&
      findEvidence(text, passage, { from: match.index, to: match.index + match[0].length });
    if (evidence) return { name, evidence };
  }
  return { name };
}
