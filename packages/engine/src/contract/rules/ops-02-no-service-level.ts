import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'OPS-02',
  name: 'No service level',
  category: 'drafting',
  kind: 'absence',
  baseSeverity: 2,
  grade: 'N',
  documents: ['saas'],
  borneBy: 'the customer',
  bearer: ['customer', 'client', 'subscriber', 'licensee', 'user', 'buyer'],
  soughtFor: 'a service level or an availability target',
  onlyIf: String.raw`\b(?:software[- ]as[- ]a[- ]service|saas|cloud|hosted (?:services?|software|applications?|solution)|hosting (?:services?|of)|hosts? the|subscription services?|application service)\b`,
  present: [
    String.raw`\b9\d(?:\.\d+)?\s?(?:%|per ?cent)`,
    String.raw`\b(?:service[- ]levels?|service credits?|sla|slas|uptime|up-time|downtime|down time)\b`,
    String.raw`\bavailability (?:commitment|target|requirement|guarantee|of the (?:service|system|site|platform))|\bavailable (?:24|twenty-four|seven days|7 days)\b`,
    String.raw`\b(?:response|resolution) times?\b|\bperformance (?:standards?|metrics|criteria|levels?|warrant\w+)\b`,
  ],
  presentAs: ['service-levels'],
  expectedIn: ['service-levels', 'warranties', 'termination-for-cause'],
  why: 'Without a figure for availability nothing is owed when the service is down.',
  advantage: 'No figure for availability can be held against you.',
  request: 'Add an availability target with credits',
  mitigation:
    'Ask for 99.5 to 99.9 % a month, credits of 10 to 30 % of the monthly fee, and a right to leave after three missed months. Fallback: the public status page and the support hours as promises.',
  wording:
    'The Service is available at least 99.5 % of each calendar month, planned maintenance announced two days ahead excepted. For each month below that the Provider credits 10 % of the monthly fee, and after three such months in a year the Customer may terminate with a refund of prepaid fees.',
  source: 'Bonterms SLA attachment; market practice for cloud services',
  examples: {
    matches: [
      'This subscription agreement is made between Acme and Beta. Acme hosts the service with commercially reasonable efforts.',
    ],
    leaves: [
      'This subscription agreement is made between Acme and Beta. The service is available 99.9% of the time.',
      'This subscription agreement is made between Acme and Beta. Uptime is stated in the support policy.',
    ],
  },
};
