import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-21',
  name: 'Joint ownership of intellectual property',
  category: 'ip-and-data',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'B',
  sample: { read: 8, right: 6 },
  documents: ['services', 'licence', 'supply'],
  borneBy: 'both sides',
  bearer: 'everyone',
  cues: [
    'jointly own',
    'joint own',
    'co-own',
    'coown',
    'owned jointly',
    'jointly by',
    'joint property',
    'joint and equal',
  ],
  triggers: [
    String.raw`\b(?:jointly[ -]owns?|own jointly|co-?owns?|joint(?: and equal)? owner(?:s|ship)?|co-?owner(?:s|ship)?|jointly[ -]owned|owned jointly|co-?owned|joint property)\b`,
    String.raw`\b(?:owned|held) (?:\w+ )?jointly by\b`,
  ],
  needs: String.raw`\b(?:intellectual property|inventions?|patents?|copyrights?|trademarks?|works?|developments?|improvements?|deliverables?|data|results?|know-how|technology|materials?|content|software|ip|rights in|marks?|designs?)\b`,
  counterEvidence: [
    {
      pattern: String.raw`\bindicating the owner\b|\bif (?:any|it is) (?:co-?own|joint)|\bnot (?:be )?(?:jointly|co-?own|a joint)|\bno joint\b|\bowned or co-?owned\b|\badditional joint owners?\b|\bjointly owned (?:by (?:the )?(?:spouse|husband)|subsidiar|compan|affiliate|entit)|\bjointly[- ]owned (?:subsidiar|compan|affiliate|entit)|\bcommunity property\b|\bcommon stock\b|\bshares\b|\breal property\b|\baircraft\b`,
      effect: 'drop',
      reason: 'Says the opposite, or another kind of property',
    },
    {
      pattern: String.raw`\bwithout\b[^.;]{0,60}\b(?:account\w*|consent)\b|\beach (?:party|owner|of)\b[^.;]{0,80}\b(?:may|free|right|entitled)\b[^.;]{0,80}\b(?:use|exploit|licen|practi[cs]e)`,
      effect: -1,
      reason: 'Use by each owner is settled',
    },
  ],
  aggravating: [],
  why: 'What a co-owner may do without the other differs from country to country. Each may block the other, or use the asset without sharing.',
  request: 'Name one owner, or settle the rules',
  mitigation:
    'Prefer one owner with a licence to the other. Fallback: settle who may use, license, register and defend the rights, and who bears the cost.',
  wording:
    'Each party may use and license the jointly owned rights without the consent of the other and without accounting to it. Registration and enforcement are decided together and their costs are shared equally. Neither party may sell its share without first offering it to the other.',
  source: 'CUAD category Joint IP Ownership',
  examples: {
    matches: [
      'The parties shall jointly own all developments.',
      'Such inventions shall be jointly owned by Supplier and Buyer.',
    ],
    leaves: [
      'The software shall not be jointly owned.',
      'The parties operate a jointly owned subsidiary that makes materials.',
    ],
    weighs: [
      {
        text: 'The parties shall jointly own all inventions, and each party may use them without the consent of the other.',
        severity: 1,
      },
    ],
  },
};
