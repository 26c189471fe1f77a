import { feeWords } from '../../text/values/fee-words.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'LIA-01',
  name: 'No ceiling on liability',
  category: 'liability',
  kind: 'absence',
  baseSeverity: 4,
  grade: 'A',
  sample: { read: 22, right: 20 },
  documents: ['saas', 'services', 'supply', 'licence'],
  borneBy: 'both sides',
  bearer: 'everyone',
  soughtFor: 'a ceiling on liability',
  present: [
    String.raw`\b(?:limit|limitations?|limits|cap|restriction)s? (?:of|on|to) (?:\w+ ){0,3}?(?:liabilit(?:y|ies)|damages)\b`,
    String.raw`\bcapped liability\b|\blimited liability (?:of|for|to)\b`,
    String.raw`\b(?:total|aggregate|maximum|cumulative|entire|overall|combined|sole|collective)(?:,? (?:and |or )?(?:total|aggregate|cumulative|maximum|entire|monetary))*\s(?:liabilit(?:y|ies)|obligation for damages)\b`,
    String.raw`\bliabilit(?:y|ies)\b(?! (?:insurance|coverage|polic(?:y|ies)|compan(?:y|ies)|partnership)){LONG}\b(?:exceed|in excess of|(?<!\b(?:not|without)(?: be)? )limited(?! liability)|(?<!\bwithout )limit|capped|restricted|no more than|be more than|greater than|up to)\b`,
    String.raw`\b(?:damages|recover(?:y|able)?|claims?|loss(?:es)?|remedies|indemnif\w+)\b{LONG}\b(?:not (?:\w+ ){0,3}exceed|not (?:\w+ ){0,3}in excess of|(?:be|is|are) limited to|capped|no more than|up to a maximum|cap of)\b`,
    String.raw`\b(?:responsibility|liabilit(?:y|ies))\b{LONG}\b(?:excluded|(?<!\b(?:not|without)(?: be)? )limited to)\b`,
    String.raw`\bliability limitations?\b|\bliability caps?\b`,
    // A cap that is defined in terms that this text refers to.
    String.raw`\b(?:general|enhanced|increased|super|damages) caps?\b`,
    String.raw`\b(?:exceed|in excess of)\b{LONG}\bliabilit(?:y|ies)\b`,
    String.raw`\b(?:liable|responsible)\b{LONG}\b(?:exceed\w*|in excess of|more than|greater than|(?<!\b(?:not|without)(?: be)? )limited to|beyond(?! (?:[\w’']+ ){0,5}control))\b`,
  ],
  inPlace: {
    patterns: [
      String.raw`\b(?:consequential|indirect|punitive|exemplary)\b{GAP}\bdamages?\b|\bspecial damages?\b`,
    ],
    does: 'excludes kinds of loss and sets no ceiling',
    steps: 2,
    reason: 'Kinds of loss are excluded, which limits what can be claimed',
  },
  notExpectedIn: ['investment', 'insurance'],
  seldomIn: { kinds: ['joint-venture'], people: true, without: feeWords },
  expectedIn: ['indemnification', 'warranties', 'uncapped-liability', 'insurance'],
  why: 'Nothing limits what can be claimed. One mistake can cost more than the whole deal is worth.',
  advantage:
    'Nothing in this contract limits what can be recovered if the other side causes a loss.',
  request: 'Add a ceiling on liability',
  mitigation:
    'Ask for a mutual ceiling of the fees paid or payable in the twelve months before the claim. Fallback: a fixed sum, with a higher ceiling for confidentiality and data, and none for fraud, death, injury and wilful misconduct.',
  wording:
    'Except for fraud, wilful misconduct, death or personal injury, and anything that cannot be limited by law, each party’s total liability arising out of this Agreement is limited to the fees paid or payable under it in the twelve months before the event that gave rise to the claim.',
  advice: {
    kinds: ['saas', 'services', 'supply', 'licence', 'contract'],
    needs: feeWords,
    elsewhere: {
      request: 'Add a ceiling on liability',
      mitigation:
        'Ask for a ceiling that applies to both sides alike, with none for fraud, death and injury.',
    },
  },
  source:
    'CUAD category Cap on Liability; Common Paper Cloud Service Agreement 2.1 section 8.1; Bonterms Cloud Terms 1.0 section 16',
  examples: {
    matches: [
      'This Services Agreement is made between Client and Contractor. Contractor shall paint the house for a fee of $4,000. Each party is liable for the damage that it causes.',
      'Contractor shall paint the house. Contractor is liable for all damage, including, but not limited to, damage to floors, and for liabilities that include, but are not limited to, claims of neighbours.',
      'Contractor shall paint the house. Contractor carries liability insurance with limits of $1,000,000.',
      'Contractor shall paint the house for a fee. Neither party is liable for indirect or consequential damages.',
      'Contractor shall paint the house for a fee.\n\n9. Limitation of Liability\n\nNeither party is liable for consequential damages.',
    ],
    leaves: [
      'Contractor shall paint the house. Contractor’s total liability under this Agreement will not exceed $10,000.',
      'Contractor shall paint the house.\n\n9. Limitation of Liability\n\nFor any damage the Contractor pays at most the price of the paint.',
    ],
  },
};
