import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-06',
  name: 'Data used to train models or improve products',
  category: 'ip-and-data',
  kind: 'presence',
  baseSeverity: 4,
  grade: 'A',
  sample: { read: 7, right: 7 },
  documents: ['saas', 'consumer', 'services', 'employment'],
  borneBy: 'the customer, user or employee whose data it is',
  bearer: ['customer', 'client', 'user', 'employee', 'subscriber', 'member', 'consumer'],
  cues: [
    'train',
    'tune',
    'tuning',
    'improv',
    'develop',
    'enhanc',
    'research',
    'benchmark',
    'any purpose',
    'any lawful',
  ],
  asserts: 'power',
  triggers: [
    String.raw`{ANYPARTY}{GAP}\b(?:train(?:ing)?|fine[- ]?tun(?:e|ing))\b(?:[ ,]+[\w-]+){0,5}[ ,]+(?:artificial intelligence|machine[- ]learning|ai|ml|models?|algorithms?|neural networks?)\b`,
    String.raw`\b(?:train(?:ing)?|fine[- ]?tun(?:e|ing))\b(?:[ ,]+[\w-]+){0,5}[ ,]+(?:artificial intelligence|machine[- ]learning|ai|ml|models?|neural networks?)\b`,
    String.raw`\b(?:rights?|licen[cs]e)\b[^.;]{0,80}\b(?:purposes? of|to)\b[^.;]{0,120}\b(?:improv(?:e|ing)|develop(?:ing)?)\b[^.;]{0,60}\b(?:services?|products?|ones)\b`,
    String.raw`{ANYPARTY}{GAP}\b(?:use|uses|using|used|process|analy[sz]e|collect)\b[^.;]{0,60}\b(?:data|content|information|submissions?|personal information)\b{GAP}\b(?:improv(?:e|ing)|develop(?:ing)?|enhanc(?:e|ing)|benchmark(?:ing)?)\b[^.;]{0,60}\b(?:services?|products?|models?|algorithms?|offerings?|technolog\w+|websites?|software|features?)\b`,
  ],
  needs: String.raw`\b(?:rights?|licen[cs]e)\b[^.;]{0,40}\byou grant\b|\byou grant\b|\binformation we (?:have|collect|receive|hold)\b|\bcustomer (?:content|data)\b|\b(?:customer|client|user|users'|subscriber|your|personal|usage|employee|end[- ]user)(?:'s|s')?\b[^.;]{0,40}\b(?:data|content|information|materials|submissions?)\b|\b(?:data|information|content)\b[^.;]{0,60}\b(?:you|users?|customers?)\b`,
  counterEvidence: [
    {
      pattern: String.raw`\b(?:shall|will|may|must|does|do|can) not\b[^.;]{0,80}\b(?:train|develop|improve|use)|\bnot be used\b|\bnever\b[^.;]{0,40}\b(?:train|use)|\bprohibited from\b`,
      effect: 'drop',
      reason: 'Forbids it',
    },
    {
      pattern: String.raw`\btraining (?:of|for|to) (?:\w+ )?(?:employees|personnel|staff|users|customers?)\b|\bfeedback\b|\bsuggestions?\b`,
      effect: 'drop',
      reason: 'Training of people, or feedback',
    },
    {
      pattern: String.raw`\busage data\b(?![^.;]{0,40}\bcontent\b)|\baggregat|\banonymi[sz]|\bde-?identif|\bstatistical\b|\bnon-personal`,
      effect: -2,
      reason: 'Only figures that identify nobody',
      within: 'sentence',
    },
    {
      pattern: String.raw`\bopt[- ]?out\b|\bconsent\b|\bopt[- ]?in\b`,
      effect: -1,
      reason: 'With consent, or until you object',
    },
    {
      pattern: String.raw`^(?![^]*\b(?:train|machine|artificial|models?|algorithms?)\b).*\b(?:improv|develop|enhanc)`,
      effect: -1,
      reason: 'To improve the service, not to train models',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'What you entrust to the other side feeds its own products, and parts of it may come to light in what those products say to others.',
  advantage: 'Customer data may be used to improve the products.',
  request: 'Rule out training on customer data without consent',
  mitigation:
    'Forbid training and product development with your content unless you agree to it separately. Fallback: aggregated usage statistics that identify nobody.',
  wording:
    'The provider may use customer data only to provide the service. It may not use customer data to train or improve models or other products without the customer’s prior written consent, but may compile aggregated statistics that identify neither the customer nor any person.',
  advice: {
    kinds: ['saas', 'consumer', 'services', 'contract'],
    elsewhere: {
      request: 'Rule out other uses of your data',
      mitigation:
        'Ask that your data is used only for the agreed purpose, and not to train models, unless you agree to it separately.',
    },
  },
  source:
    'Common Paper Cloud Service Agreement 2.1 section 1.6 (allows aggregated, de-identified data)',
  examples: {
    matches: [
      'Provider may use Customer Data to train its machine learning models.',
      'We use your content and information to develop and improve our products.',
    ],
    leaves: [
      'Provider will not use Customer Data to train machine learning models.',
      'Provider shall train Customer’s employees in the use of the models.',
    ],
    weighs: [
      {
        text: 'Provider may use aggregated Customer Data to improve its services.',
        severity: 1,
      },
    ],
  },
};
