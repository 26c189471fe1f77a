import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'RES-05',
  name: 'Right of first refusal or offer',
  category: 'restrictions',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 14, right: 12 },
  documents: ['licence', 'supply', 'services', 'lease'],
  borneBy: 'the owner or licensor',
  bearer: 'others',
  cues: [
    'first refusal',
    'first offer',
    'first negotiation',
    'first right',
    'rofr',
    'rofo',
    'rofn',
    'first opportunity',
    'first option',
  ],
  asserts: 'power',
  triggers: [
    String.raw`{ANYPARTY}{GAP}\b(?:rights? of first (?:refusal|offer|negotiation|opportunity)|(?:first option to (?:match|negotiate|refuse)|first (?:right|opportunity)(?: \w+)? (?:to|of|for) (?:purchase|acquire|refus\w+|negotiat\w+|offer|licen[cs]e|match|bid|buy))|rof[ron]\b)`,
    String.raw`\b(?:rights? of first (?:refusal|offer|negotiation|opportunity)|(?:first option to (?:match|negotiate|refuse)|first (?:right|opportunity)(?: \w+)? (?:to|of|for) (?:purchase|acquire|refus\w+|negotiat\w+|offer|licen[cs]e|match|bid|buy))|rof[ron]\b)`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bfree (?:and clear|of|from)\b|\bliens?\b|\bencumbrances?\b|\bno (?:\w+,? (?:or )?){0,4}rights? of first|\b(?:waiv|relinquish)\w*\b[^.;]{0,60}\brights? of first|\bpre-?emptive\b|\bexcept as otherwise provided\b|\b(?:not|no)\b[^.;]{0,60}\bconstitute a right of first|\bobtain any rights\b|\bsecured a\b|\bthird part(?:y|ies)\b[^.;]{0,40}\b(?:has|have|holds?)\b|\bnot (?:subject to|have|grant\w*)\b[^.;]{0,60}\brights? of first`,
      effect: 'drop',
      reason: 'Says that there is none',
    },
    {
      pattern: String.raw`\bwithin\b[^.;]{0,30}{DUR}|{DUR}[^.;]{0,40}\b(?:after|of|from|following) (?:the |its )?(?:receipt|notice|date)`,
      effect: -1,
      reason: 'It must be used within a set time',
    },
  ],
  aggravating: [],
  why: 'Every later sale or licence must be offered to the other side first, which delays it and keeps other bidders away.',
  advantage: 'You may step in before others when the right is sold or licensed.',
  request: 'Limit the right in time and scope',
  mitigation:
    'Ask for ten to fifteen days to answer, the same terms as the third party’s offer, lapse without an answer, and an end with the contract. Fallback: a right to be informed only.',
  wording:
    'Before accepting an offer from a third party for [the asset], the owner tells the other party its essential terms. If the other party does not accept the same terms in writing within fifteen days, the owner is free for six months to conclude on terms no more favourable to the third party. The right ends with this agreement.',
  source: 'CUAD category Rofr/Rofo/Rofn',
  examples: {
    matches: [
      'Licensor grants Licensee a right of first refusal on any sale.',
      'Distributor shall have the first right to negotiate for new products.',
    ],
    leaves: [
      'Seller conveys the shares free and clear of any right of first refusal.',
      'Tenant waives any right of first refusal.',
    ],
  },
};
