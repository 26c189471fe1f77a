import type { CheckHit, JudgedDocument } from '../../text/checks/document-check.ts';
import { findEvidence } from '../../text/passage.ts';
import type { ComputedRule } from '../rule.ts';

const share =
  /(?:\d{1,3}(?:\.\d{1,3})?\s?(?:%|percent|per cent)\)?|\bpercent(?:age)?\)?|\bshare|\bportion)\s?\)? (?:of|on) (?:(?:the|all|any|its|such|total|aggregate|annual|monthly|quarterly|\w+'s?) ){0,3}(?:actual )?((?:(?:adjusted )?net|adjusted gross)(?: \w+){0,1}? ?(?:sales|revenues?|receipts|profits?|proceeds|income|margin)|profits?)\b/gi;
/** A share is a price only where it is paid for something; shares of a company are none. */
const paid =
  /\b(?:royalt\w+|pays?|paid|payable|payments? (?:of|equal)|commissions?|fees?|shares?|revenue shar\w+|entitled to|receives?)\b/i;
const unpaid =
  /\bnot (?:pay|receive|be entitled)\b|\bno (?:royalt\w+|share)\b|\bcontrol(?:led)?\b|\bdistributions?\b/i;
/** Characters after the base within which its explanation stands. */
const reach = 160;
const explained = /\b(?:means?|defined (?:as|in|to)|less|deduct\w*|minus|net of)\b/i;

export const rule: ComputedRule = {
  id: 'PAY-12',
  name: 'Share of a base that is not defined',
  category: 'payment',
  kind: 'computed',
  baseSeverity: 2,
  grade: 'N',
  documents: ['licence', 'services', 'supply', 'saas'],
  borneBy: 'the party that receives the share',
  bearer: 'performer',
  why: 'A share of “net” anything is a share of what the other side’s accounting leaves over, as long as the contract does not say what is deducted.',
  advantage: 'What is deducted before the share is computed is not fixed.',
  request: 'Define the base of the share',
  mitigation:
    'Ask for a share of gross receipts, or a closed list of deductions, with quarterly statements and a right to audit. Fallback: a minimum payment for each quarter.',
  wording:
    '“Net sales” means the amounts invoiced for the products, less only returns, sales taxes and freight that are shown separately on the invoice. A statement of the computation is sent with each quarterly payment.',
  source: 'CUAD category Revenue/Profit Sharing',
  find: findShares,
  examples: {
    matches: ['Licensee pays a royalty of 5% of net sales.'],
    leaves: [
      '“Net Sales” means the amounts invoiced less returns and taxes. Licensee pays a royalty of 5% of Net Sales.',
      'Licensee pays a royalty of $2 for each copy sold.',
    ],
  },
};

function findShares({ sourceText, structure }: JudgedDocument): readonly CheckHit[] {
  const defined = structure.definitions.map(({ term }) => getKey(term));
  const sentences = structure.sentences.map(({ passage }) => passage.text);
  const isExplained = createExplanations(sentences, defined);
  const found: CheckHit[] = [];
  for (const { passage, isDefinition } of structure.sentences) {
    if (isDefinition || !paid.test(passage.text) || unpaid.test(passage.text)) continue;
    for (const match of passage.text.matchAll(share)) {
      const base = match[1] ?? '';
      const range = { from: 0, to: passage.text.length };
      const evidence = isExplained(base)
        ? undefined
        : findEvidence(sourceText.text, passage, range);
      if (evidence === undefined) continue;
      found.push({
        evidence: [evidence],
        detail: `The contract does not say what is deducted to arrive at “${base}”.`,
      });
      break;
    }
  }
  return mergeFound(found);
}

/** Says of a base whether the contract defines it, or says anywhere how it is computed. */
function createExplanations(sentences: readonly string[], defined: readonly string[]) {
  const explaining = sentences
    .filter((text) => explained.test(text))
    .map((text) => text.toLowerCase());
  const known = new Map<string, boolean>();
  return (base: string): boolean => {
    const key = getKey(base);
    const answer =
      known.get(key) ??
      (defined.some((term) => term.includes(key) || key.includes(term)) ||
        explaining.some((text) => isExplainedIn(text, key)));
    known.set(key, answer);
    return answer;
  };
}

/** Whether the words soon after the base say what it means or what is taken off. */
function isExplainedIn(text: string, key: string): boolean {
  const at = text.indexOf(key);
  return at >= 0 && explained.test(text.slice(at, at + reach));
}

function getKey(words: string): string {
  return words.toLowerCase().replace(/\s+/g, ' ').replace(/s$/, '');
}

/** All the places of one contract are one finding. */
function mergeFound(found: readonly CheckHit[]): readonly CheckHit[] {
  const [first] = found;
  if (first === undefined) return [];
  const evidence = found.flatMap((one) => one.evidence).slice(0, 5);
  return [{ ...first, evidence: [evidence[0] ?? first.evidence[0], ...evidence.slice(1)] }];
}
