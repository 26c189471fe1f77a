import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'RES-04',
  name: 'Exclusivity',
  category: 'restrictions',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'B',
  sample: { read: 13, right: 10 },
  documents: ['services', 'supply', 'licence', 'saas', 'employment'],
  borneBy: 'the party that is bound',
  bearer: 'subject',
  cues: ['exclusive', 'competing', 'competitive', 'any other', 'devote'],
  triggers: [
    String.raw`{ANYPARTY}{GAP}\b(?:grants?|appoints?)\b{GAP}\b(?:an|the|its|sole and|as)(?: sole and)? exclusive(?: \w+){0,4} (?:licen[cs]e|right|supplier|provider|distributor|agent|vendor|source|representative|manufacturer|reseller)\b`,
    String.raw`{ANYPARTY}{GAP}\b(?:shall|will|agrees?) not\b{GAP}\b(?:purchase|buy|obtain|sell|distribute|market|promote|represent)\b{LONG}\b(?:any other|competing|competitive)(?: \w+){0,3} (?:suppliers?|products?|services?|persons?|part(?:y|ies)|sources?|vendors?|manufacturers?|software)\b`,
    String.raw`\b(?:sole(?:ly)? and )?exclusive(?: (?!of\b|benefit\b|use\b|rights?\b|by\b|to\b|for\b)\w+){0,2} (?:supplier|provider|distributor|distribution|agent|vendor|source|dealing|representative|manufacturer|franchisee|reseller)\b`,
    String.raw`\bon an exclusive basis\b`,
    String.raw`\bgrants?\b{GAP}\b(?:an|the|sole and) exclusive(?: \w+){0,4} (?:licen[cs]e|right)\b`,
    String.raw`\b(?:shall|will|agrees?) not\b{GAP}\b(?:purchase|buy|obtain|sell|distribute|market|promote|represent)\b{LONG}\b(?:any other|competing|competitive)(?: \w+){0,3} (?:suppliers?|products?|services?|persons?|part(?:y|ies)|sources?|vendors?|manufacturers?|software)\b`,
    String.raw`\bdevote\b{GAP}\b(?:full|entire|all|substantially all|exclusive)\b[^.;]{0,40}\b(?:time|attention|efforts)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bdevot\w+\b[^.;]{0,60}\b(?:part[- ]time|as (?:reasonably )?(?:necessary|needed|required)|reasonable (?:time|efforts))\b`,
      effect: 'drop',
      reason: 'Not the whole time',
    },
    {
      pattern: String.raw`\bnon-? ?exclusiv|\bas defined in\b|\bnot (?:be )?(?:an )?exclusive\b|\bno exclusiv|\bnot (?:\w+ ){0,3}(?:an )?exclusive|\bnot (?:be )?obligated to devote\b|\bmanagers?\b[^.;]{0,60}\bdevote\b|\bdevote\b[^.;]{0,80}\bsupervision\b|\bpress release|\brelease shall\b`,
      effect: 'drop',
      reason: 'Says the opposite',
    },
    {
      pattern: String.raw`\bexclusive (?:jurisdiction|remed|property|owner|venue|control|right to (?:control|own|defend))|\bexclusive of (?:tax|vat)`,
      effect: 'drop',
      reason: 'Another meaning',
    },
    {
      pattern: String.raw`\b(?:so long as|provided that|subject to)\b[^.;]{0,80}\bminimum`,
      effect: -1,
      reason: 'Depends on a minimum',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'One side may deal with nobody else in this field, and depends on the other doing well.',
  advantage: 'The other side may not deal with your competitors in this field.',
  request: 'Limit the exclusivity',
  mitigation:
    'Limit it to a field, a region and a time. Tie it to minimum volumes, and let it end if they are missed twice.',
  wording:
    'The exclusivity covers [products] in [territory] for [period]. It ends if the minimum of [quantity] is missed in two consecutive quarters.',
  source: 'CUAD categories Exclusivity and Competitive Restriction Exception',
  examples: {
    matches: [
      'Distributor shall not sell any other competing products in the territory.',
      'Company appoints Distributor as its exclusive distributor.',
    ],
    leaves: [
      'Each Partner shall devote [full-time/part-time/as reasonably necessary] time and effort to the Partnership business.',
      'Licensor grants a non-exclusive licence.',
      'The courts of Delaware have exclusive jurisdiction.',
    ],
  },
};
