import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'DIS-01',
  name: 'Mandatory arbitration',
  category: 'disputes',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 14, right: 13 },
  documents: 'all',
  borneBy: 'whoever would go to a court',
  bearer: 'everyone',
  cues: ['arbitra'],
  triggers: [
    String.raw`\b(?:binding|final|mandatory|compulsory)(?: and (?:binding|final))? arbitration\b`,
    String.raw`\b(?:disputes?|claims?|controvers\w+|differences?)\b{LONG}\b(?:shall|will|must|agree to)(?: be)?\b{GAP}\b(?:settled|resolved|submitted|determined|referred|decided|arbitrated)\b{GAP}\barbitra`,
    String.raw`\bagreement to arbitrate\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`^(?!.*(?<!non-)\bbinding arbitration).*\bnon-?binding arbitration`,
      effect: 'drop',
      reason: 'The arbitration binds nobody',
    },
    {
      pattern: String.raw`\bno (?:\w+ )?arbitration\b|\bnot be (?:subject|submitted) to arbitration`,
      effect: 'drop',
      reason: 'Says the opposite',
    },
    {
      pattern: String.raw`\bsmall claims\b|\bopt[- ]?out\b`,
      effect: -1,
      reason: 'Small claims or opting out',
    },
    {
      pattern: String.raw`\b(?:may|option|elects?)\b[^.;]{0,60}\barbitra`,
      effect: -1,
      reason: 'Optional',
      within: 'sentence',
    },
    {
      pattern: String.raw`\b(?:company|employer|provider|we) (?:shall|will) (?:pay|bear)\b[^.;]{0,60}\b(?:fees|costs)\b`,
      effect: -1,
      reason: 'The other side bears the cost',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`\b(?:waives?|waiver)\b[^.;]{0,80}\b(?:jury|court|appeal)\b`,
      reason: 'Waives the courts',
    },
  ],
  why: 'Disputes go to a private tribunal: no public court, fees to start, and hardly any appeal.',
  request: 'Keep the way to the courts open',
  mitigation:
    'Ask for the ordinary courts, or for arbitration at your choice only. Fallback: an exception for small claims, a seat near you, and fees borne by the other side as far as they exceed court fees.',
  wording:
    'The courts of [place of the defendant] have jurisdiction over every dispute that arises out of this agreement. The parties may agree to arbitrate a particular dispute after it has arisen.',
  advice: {
    isDomestic: true,
    elsewhere: {
      request: 'Limit the cost of arbitration',
      mitigation:
        'Between countries an award is often easier to enforce than a judgment. Where they are not agreed, ask for a neutral seat and known rules; one arbitrator for small disputes and hearings by video keep the cost down.',
    },
  },
  source: 'Directive 93/13/EEC, Annex 1(q); US Ending Forced Arbitration Act of 2021',
  examples: {
    matches: [
      'Any dispute shall be resolved by binding arbitration.',
      'All claims shall be finally settled by arbitration in London.',
    ],
    leaves: ['Any dispute shall be decided by the courts of Delaware.'],
  },
};
