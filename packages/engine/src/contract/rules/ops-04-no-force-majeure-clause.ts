import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'OPS-04',
  name: 'No force majeure clause',
  category: 'drafting',
  kind: 'absence',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 25, right: 21 },
  documents: ['saas', 'services', 'supply', 'lease', 'licence'],
  borneBy: 'both sides',
  bearer: 'everyone',
  soughtFor: 'a clause on events beyond the parties’ control',
  present: [
    String.raw`\bforce ?-?majeure\b`,
    String.raw`\bacts? of (?:god|nature|war|terrorism)\b`,
    String.raw`\b(?:beyond|outside|not within|without)\b(?: of)?(?: \w+'?s?| or| reasonable){0,8} controls?\b`,
    String.raw`\b(?:unavoidable|unforeseeable|unforeseen|extraordinary) (?:events?|circumstances|causes?|delays?)\b|\bexcus(?:ed|able) (?:delays?|performance)\b`,
    String.raw`\b(?:strikes?|riots?|earthquakes?|floods?|natural disasters?)\b{GAP}\b(?:strikes?|riots?|war|fires?|floods?|embargo\w*|earthquakes?|storms?)\b`,
  ],
  presentAs: ['force-majeure'],
  notExpectedIn: ['investment', 'insurance'],
  seldomIn: { kinds: [], people: true },
  expectedIn: ['termination-for-cause', 'severability', 'entire-agreement', 'non-waiver'],
  why: 'If a disaster makes performance impossible, nothing says that the delay is excused or how long the other side must wait.',
  request: 'Add a force majeure clause',
  mitigation:
    'Add one that holds for both sides, excludes the duty to pay, asks for notice and mitigation, and lets either side leave when the event lasts longer than 30 to 60 days.',
  wording:
    'Neither party is liable for a delay caused by an event beyond its reasonable control that it could not foresee, as long as it gives notice at once and does what it reasonably can to limit the effect. Payment is not excused. If the event lasts more than [60] days, either party may terminate.',
  source: 'Common Paper Cloud Service Agreement 5.4 and 12.12, for the balanced form',
  examples: {
    matches: [
      'This supply agreement is made between Acme and Beta. Acme delivers within ten days. Beta pays within thirty days.',
      'This supply agreement is made between Acme and Beta. Orders are placed under the Master Supply Agreement.',
    ],
    leaves: [
      'This supply agreement is made between Acme and Beta. Neither party is liable for force majeure.',
      'This supply agreement is made between Acme and Beta. No delay counts that is due to causes beyond the reasonable control of a party.',
    ],
  },
};
