import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'LIA-08',
  name: 'One-way indemnity',
  category: 'liability',
  kind: 'asymmetry',
  baseSeverity: 4,
  grade: 'B',
  sample: { read: 11, right: 8 },
  documents: 'all',
  borneBy: 'the indemnifying party',
  bearer: 'subject',
  cues: ['indemnif', 'harmless'],
  triggers: [
    String.raw`{ANYPARTY}(?:,? at (?:its|his|her|their) (?:own |sole )*(?:cost and )?expense,?)? (?:hereby |further |also )?{OBL}(?:,? (?:fully|promptly|at all times|defend|protect|release|save|and|hold harmless|hereby|also|at its (?:own )?expense))*,? indemnify\b`,
    String.raw`{ANYPARTY} (?:hereby )?indemnif(?:y|ies)\b`,
    // Words between the subject, its verb and what it promises.
    String.raw`(?<!\b(?:to|of|with|against|by|for|from|and) (?:the )?){ANYPARTY}(?:,[^.;,]{1,90}){1,2}, (?:hereby |further |also )?{OBL}(?:,[^.;,]{1,90},)?(?:,? (?:fully|promptly|at all times|defend|protect|release|save|and|hold harmless|hereby|also|at its (?:own )?expense))*,? indemnify\b`,
    String.raw`{ANYPARTY} (?:hereby |further |also )?{OBL},[^.;,]{1,90},(?:,? (?:fully|promptly|at all times|defend|protect|release|save|and|hold harmless|hereby|also|at its (?:own )?expense))*,? indemnify\b`,
    String.raw`{ANYPARTY} (?:hereby |further |also )?{OBL}(?:,? (?:fully|at all times|defend|protect|release|and|also))* (?:hold|save|keep) {ANYPARTY}[^.;]{0,80}? (?:harmless|indemnified)\b`,
  ],
  reciprocity: 'rule',
  witness: String.raw`\b\w[\w'-]*(?:,? (?:jointly and severally|hereby|also|further|hereto|at (?:its|his|her|their) (?:own |sole )*(?:cost and )?expense),?)* {OBL}(?:,? (?:fully|promptly|defend|protect|release|save|and|hold harmless|hereby|also))*,? indemnify\b`,
  counterEvidence: [
    {
      pattern: String.raw`{MUTUAL}|\beach (?:party|of)\b|\beach (?:\w+ ){1,2}?(?:shall|will|agrees?|hereby)[^.;]{0,60}\b(?:the )?(?:others?|remaining)\b|\b(?:indemnifying|indemnified) part(?:y|ies)\b`,
      effect: 'drop',
      reason: 'Both sides indemnify',
    },
    {
      pattern: String.raw`\bnot (?:be )?(?:required|obligated|obliged|liable) to\b|\bno obligation\b|\bshall not indemnify\b|\bfail(?:s|ed|ure)? to (?:\w+ ){0,2}(?:indemnify|defend|hold)\b`,
      effect: 'drop',
      reason: 'Denies a duty to indemnify',
    },
    {
      pattern: String.raw`\bonly if {ANYPARTY} (?:agrees?|undertakes?) to\b`,
      effect: 'drop',
      reason: 'The price of a promise that nobody has to make',
    },
    {
      pattern: String.raw`\bto the extent (?:caused by|arising from|arising out of|resulting from|attributable)`,
      effect: -1,
      reason: 'Limited to what the party causes',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'One side insures the other against claims and losses, and nobody insures it in return.',
  advantage: 'The other side insures you against claims, and you promise nothing in return.',
  request: 'Make the indemnity mutual',
  mitigation:
    'Ask for the same indemnity in return. Fallback: limit it to claims of third parties caused by a breach of law, an infringement of intellectual property or wilful misconduct, and place it under the liability cap.',
  wording:
    'Each party shall indemnify the other against third-party claims to the extent that they are caused by its breach of law, its infringement of intellectual property or its wilful misconduct. The indemnified party shall give prompt notice and leave the defence to the other.',
  advice: {
    kinds: ['saas', 'services', 'supply', 'licence', 'contract'],
    elsewhere: {
      request: 'Limit the indemnity',
      mitigation: 'Ask to delete it, or to answer only for loss that you caused by your own fault.',
    },
  },
  source:
    'Common Paper Cloud Service Agreement 2.1 section 9 and Bonterms Cloud Terms 1.0 section 17, both mutual',
  examples: {
    matches: [
      'Contractor shall indemnify Client against third-party claims.',
      'Licensee agrees to defend, indemnify and hold Licensor harmless.',
      'Contractor shall, to the fullest extent permitted by law, defend and indemnify Client against all claims.',
      'Tenant, at its sole cost and for the whole term, shall indemnify Landlord.',
      'Tenant shall hold Landlord and its agents harmless from all claims.',
    ],
    leaves: [
      'Each party shall indemnify the other against third-party claims.',
      'You may offer a warranty to others, and only if You agree to indemnify each Contributor for any liability incurred by reason of your warranty.',
      'Each member will indemnify the remaining members against loss.',
      'It is a default if Contractor fails to indemnify Client.',
      'Supplier shall indemnify Buyer against claims of infringement. Buyer shall indemnify Supplier against claims arising from its specifications.',
    ],
  },
};
