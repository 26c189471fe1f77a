import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-22',
  name: 'Critical software without escrow',
  category: 'ip-and-data',
  kind: 'absence',
  baseSeverity: 1,
  grade: 'N',
  sample: { read: 2, right: 0 },
  documents: ['licence'],
  borneBy: 'the licensee',
  bearer: ['licensee', 'customer', 'client', 'user'],
  soughtFor: 'access to the source code if the licensor fails',
  onlyIf: String.raw`\bgrants?\b[^.;]{0,60}\b(?:licensee|customer|client|purchaser|buyer|company)\b[^.;]{0,200}\b(?:use|install|operate|execute|run|reproduce)\b[^.;]{0,120}\b(?:software|object code|programs?)\b`,
  present: [
    String.raw`\bescrow\b`,
    String.raw`\b(?:delivers?|provides?|releases?|furnish|access to)\b[^.;]{0,60}\bsource code\b`,
    String.raw`\bsource code\b[^.;]{0,100}\b(?:deliver|provid|releas|furnish|made available|access)\w*\b`,
  ],
  presentAs: ['source-code-escrow'],
  expectedIn: ['license-grant', 'termination-for-cause'],
  why: 'If the licensor becomes insolvent or drops the product, the software can no longer be maintained.',
  advantage: 'The source code need not be deposited with anybody.',
  request: 'Ask for escrow or a way out',
  mitigation:
    'For software that the business cannot do without, ask for escrow with release on insolvency or end of support. Fallback: export of the data and a plan for the transition.',
  wording:
    'The licensor deposits the current source code with [escrow agent]. It is released to the licensee, for maintenance of its own use only, if the licensor becomes insolvent or ends support without a successor.',
  advice: {
    unless: String.raw`\bfranchis`,
    elsewhere: {
      request: 'Ask for a way out',
      mitigation:
        'Ask what happens if the other side becomes insolvent or stops its support, and for help with the move.',
    },
  },
  source: 'CUAD category Source Code Escrow',
  examples: {
    matches: ['Licensor grants Licensee the right to install and use the software on its servers.'],
    leaves: [
      'Licensor grants Licensee the right to use the software. The source code is placed in escrow.',
      'Licensor grants Licensee the right to sell toys under the brand.',
    ],
  },
};
