import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'LIA-03',
  name: 'Only one side is protected from liability',
  category: 'liability',
  kind: 'asymmetry',
  baseSeverity: 4,
  grade: 'A',
  sample: { read: 11, right: 9 },
  documents: 'all',
  borneBy: 'the party that is not named',
  bearer: 'unprotected',
  cues: ['liable', 'liability', 'responsible'],
  asserts: 'exclusion',
  triggers: [
    String.raw`\b(?:in no event|under no circumstances)(?: shall| will)? {ANYPARTY}(?:'s)?(?: [\w',]+){0,8}? (?:be |become )?(?:liable|responsible|have any liability)\b`,
    String.raw`{ANYPARTY}(?:'s)?(?: and its \w+(?:'s?)?)? (?:total |aggregate |maximum |entire |cumulative |overall |,? ?and )*liability\b{GAP}\b(?:exceed|(?<!not )limited to|capped)`,
    String.raw`\bliability of {ANYPARTY}{GAP}\b(?:exceed|(?:is|be) limited to|capped)`,
    String.raw`{ANYPARTY} (?:shall|will|is|are) not (?:be )?(?:liable|responsible) (?:to {ANYPARTY} )?(?:or to any \w+(?: \w+)? )?for (?:any )?(?:\w+,? ){0,8}?(?:loss|losses|damages?)\b`,
  ],
  reciprocity: 'rule',
  counterEvidence: [
    { pattern: '{MUTUAL}', effect: 'drop', reason: 'Protects both sides' },
    {
      pattern: String.raw`\b(?:each|either|neither|no|indemnifying|indemnified|other|any|breaching) party\b|\b(?:either|neither) [\w.]+(?: [\w.]+)? (?:or|nor) \w+`,
      effect: 'drop',
      reason: 'Protects both sides',
    },
    {
      pattern: String.raw`\b(?:liable|responsible)(?: to [\w ]{1,40})? for (?:any |all )?(?:\w+ )?(?:charges|fees|costs|taxes|expenses|payments?|commissions?|insurance)\b(?![^.;]*\b(?:loss(?:es)?|damages?)\b)|\bfor any insurance\b`,
      effect: 'drop',
      reason: 'Says who pays a cost, not who answers for a loss',
    },
    {
      pattern: String.raw`\b(?:as a result of|caused by|resulting from|arising (?:from|out of)|due to|results of|by reason of)\b[^.;]{0,40}\b(?:misuse|(?:non-?|lack of )payment by|[\w.]+['’]s failure to (?:provide|comply|pay|perform|follow|supply|give))\b|\bdelays? or loss(?:es)? occasioned\b`,
      effect: -2,
      reason: 'Only for what the other side or one event causes',
      within: 'sentence',
    },
    {
      pattern: String.raw`\b(?:loss of|damages? to)\b[^.;]{0,40}\b(?:goods|products?|packaging|shipments?|cargo|items?)\b[^.;]{0,60}\b(?:from the (?:moment|time|date)|after (?:the )?(?:delivery|transfer|risk)|once)\b`,
      effect: 'drop',
      reason: 'Says when the risk of the goods passes',
    },
    {
      pattern: String.raw`\bpersonally liable\b|\bclosing\b[^.;]{0,40}\bdelay`,
      effect: 'drop',
      reason: 'Speaks of persons behind a party',
    },
    {
      pattern: String.raw`\b(?:force majeure|acts? of god|beyond (?:its|the|their) (?:reasonable )?control)\b`,
      effect: 'drop',
      reason: 'Force majeure',
    },
    {
      pattern: String.raw`\bunless\b|\berrors? (?:of|in|by)\b|\bomissions? (?:of|by)\b|\bacts of\b|\bto the extent\b|\bif (?:such|the)\b`,
      effect: -2,
      reason: 'A narrow statement that no fault lies with the party',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'The exposure of one side is limited while the other carries the full risk. The same mistake costs the two sides very different amounts.',
  advantage: 'Your exposure is limited while the other side’s is not.',
  request: 'Make the limit of liability mutual',
  mitigation:
    'Replace the named party by “either party” in the cap and in the exclusion of damages. Fallback: accept a one-way limit, but not for breaches of confidentiality, data protection and intellectual property.',
  wording:
    'Except for fraud, wilful misconduct, and death or personal injury caused by negligence, neither party is liable for indirect or consequential damages, and each party’s total liability is limited to the fees paid or payable in the twelve months before the claim.',
  advice: {
    kinds: ['saas', 'services', 'supply', 'licence', 'contract'],
    elsewhere: {
      request: 'Make the limit of liability mutual',
      mitigation:
        'Ask that the limit apply to both sides alike, and not to death, injury, fraud or intent.',
    },
  },
  source:
    'Common Paper Cloud Service Agreement 2.1 section 8 and Bonterms Cloud Terms 1.0 section 16, both mutual; Directive 93/13/EEC, Annex 1(b)',
  examples: {
    matches: [
      'In no event shall Provider be liable for any damages of any kind arising from the Service.',
      'Supplier shall not be liable to Customer for any loss or damage caused by the goods.',
      "Provider's liability is limited to one (1) month's fees.",
      'Provider shall not be liable for lost profits or other consequential damages.',
    ],
    leaves: [
      'In no event shall either party be liable for indirect damages.',
      'The Seller shall not be liable for damage to the packaging of the goods from the moment the goods are transferred to the Buyer.',
      "Provider's total liability shall not exceed the fees paid. Customer's total liability shall not exceed the fees paid.",
    ],
  },
};
