import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'OPS-06',
  name: 'Blanks and placeholders left in',
  category: 'drafting',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'B',
  documents: 'all',
  bornBy: 'both sides',
  cues: ['_', '[', 'tbd', 'tbc', 'to be inserted', 'to be agreed', 'xx'],
  triggers: [
    '_{4,}',
    String.raw`\[(?:\s{0,9}|●+|•+|x{2,}|tbd|tbc|insert[^\]]{0,60}|name[^\]]{0,60}|date[^\]]{0,60}|amount[^\]]{0,60}|company[^\]]{0,60}|address[^\]]{0,60}|_+)\](?!\*)`,
    String.raw`\b(?:TBD|TBC)\b|\bto be (?:inserted|agreed (?:upon )?later)\b`,
    String.raw`[$£€]\s?(?:_+|x{2,}|\[\s{0,9}\])`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\[\s?\*+\s?\]|\bconfidential treatment\b`,
      effect: 'drop',
      reason: 'Redacted',
    },
    {
      pattern: String.raw`\b(?:signatures?|signed|by|name|title|date|print(?:ed)?|witness|sign|notary|its|attest|address|initials?|telephone|phone|fax|e-?mail|attention|attn)\b ?[:/_]|_{4,}.{0,40}_{4,}|\bin witness whereof\b`,
      effect: 'drop',
      reason: 'A block for signatures',
    },
  ],
  aggravating: [],
  why: 'An empty amount or date can be filled in later, or leave the clause without effect.',
  request: 'Fill or strike every blank',
  mitigation: 'Fill or strike every blank before signing, and initial the change.',
  source: 'Drafting practice',
  examples: {
    matches: [
      'The fee is $____ payable within thirty days.',
      'The deposit of [amount] is due on signing.',
    ],
    leaves: ['By: ____________ Name: ____________', 'The amount of [***] has been omitted.'],
  },
};
