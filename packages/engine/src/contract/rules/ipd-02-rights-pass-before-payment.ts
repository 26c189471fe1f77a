import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-02',
  name: 'Rights pass before payment',
  category: 'ip-and-data',
  kind: 'absence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 5, right: 5 },
  documents: ['services'],
  borneBy: 'the freelancer or supplier',
  bearer: 'performer',
  soughtFor: 'a rule that rights pass only once the work is paid for',
  onlyIf: String.raw`\b(?:contractor|consultant|freelancer|developer|designer|provider|supplier|agency|artist)\b[^.;]{0,40}\bhereby (?:irrevocably )?(?:assigns?|transfers?)\b[^.;]{0,40}\b(?:all|its|his|her|any)\b[^.;]{0,60}\b(?:intellectual property|rights|title|copyrights?)\b|\b(?:contractors?|consultants?|freelancers?|developers?|designers?|agency|supplier|provider|author|artist)\b[^.;]{0,400}\b(?:work product|deliverables?|works? of authorship|all works?|developments?|inventions?|materials|content)\b[^.;]{0,400}\b(?:hereby (?:irrevocably )?(?:assigns?|transfers?)|(?:shall|will|agrees? to) assign|works?[- ](?:made[- ])?for[- ]hire|(?:sole|exclusive) (?:and exclusive )?property)\b`,
  present: [
    String.raw`\b(?:title|ownership|rights?|assign\w*|property|licen[cs]e|transfer\w*|vest\w*)\b{LONG}\b(?:upon|after|on|following|against|subject to|conditional (?:up)?on|conditioned (?:up)?on|contingent (?:up)?on)\b(?: the| its| client's| customer's| company's)?(?: receipt of| making of)?(?: the| full| final| complete| timely| such| all)* payments?\b`,
    String.raw`\b(?:upon|after|on|following|against|subject to|until|once|when)\b[^.;]{0,60}\b(?:payment|paid)\b{LONG}\b(?:title|ownership|rights|assigns?|property|transfer\w*|vests?)\b`,
    String.raw`\b(?:title|ownership|rights?|assign\w*|property|transfer\w*)\b{LONG}\b(?:until|once|when|unless)\b[^.;]{0,60}\b(?:paid|payment)\b`,
    String.raw`\bin exchange for\b[^.;]{0,60}\b(?:payment|fees|compensation)\b{LONG}\b(?:assigns?|property|ownership)\b`,
  ],
  expectedIn: ['ip-ownership-assignment', 'payment'],
  why: 'The work belongs to the other side as soon as it exists, so nothing is left to hold back if an invoice stays unpaid.',
  advantage: 'The rights are secure from the start, whatever becomes of the invoices.',
  request: 'Let rights pass on full payment',
  mitigation:
    'Ask that title to each deliverable passes on receipt of full payment for it, with a licence that can be revoked until then. Fallback: rights return if an undisputed invoice stays unpaid for sixty days.',
  wording:
    'Title to each deliverable passes to the client on receipt of full payment of the undisputed fees for it. Until then the client may use the deliverable for its internal business under a licence that the supplier may revoke if payment is overdue by more than thirty days.',
  source: 'CUAD category IP Ownership Assignment; freelance practice',
  examples: {
    matches: [
      'The Service Provider shall build a website for $15,000. The Service Provider hereby irrevocably assigns all intellectual property rights to the Client.',
      'Contractor shall build the website. All work product that Contractor creates, and all deliverables, shall be the sole and exclusive property of Client. Client shall pay invoices within sixty days.',
    ],
    leaves: [
      'Contractor shall assign all inventions to Client. The rights in each deliverable pass upon receipt of full payment for it.',
      'Contractor shall clean the premises every day.',
    ],
  },
};
