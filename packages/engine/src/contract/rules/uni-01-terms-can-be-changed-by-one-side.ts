import { paymentWords } from '../../text/values/fee-words.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'UNI-01',
  name: 'Terms can be changed by one side',
  category: 'unilateral-rights',
  kind: 'presence',
  baseSeverity: 4,
  grade: 'A',
  sample: { read: 14, right: 13 },
  documents: 'all',
  borneBy: 'the customer, consumer, employee or tenant',
  bearer: 'others',
  cues: ['modif', 'amend', 'chang', 'revis', 'updat', 'vary', 'alter', 'supplement'],
  asserts: 'power',
  triggers: [
    String.raw`\b(?:reserves?|retains?) the (?:unilateral )?right\b(?:,? [^.;,]{0,60},)? to\b[^.;]{0,50}?\b(?:modify|amend|change(?! (?:of|in) control)|revise|update|vary|alter|supplement|make (?:\w+ )?(?:changes|modifications|amendments) to)\b[^.;]{0,30}?\b(?:terms?|agreement|lease|conditions|polic(?:y|ies)|provisions?|handbook|rules|contract)\b`,
    String.raw`{ANYPARTY}(?:,? (?:also|further|at any time|from time to time|in (?:its|our) (?:sole |absolute )*discretion|hereby),?)*,? (?:{MAY}|(?:may|might) (?:have|need) to|(?:reserves?|retains?|has|have) the (?:unilateral )?right,? [^.;,]{0,60},? to)(?! not)[^.;]{0,50}?\b(?:modify|amend|change(?! (?:of|in) control)|revise|update|vary|alter|supplement|make (?:\w+ )?(?:changes|modifications|amendments) to)\b[^.;]{0,30}?\b(?:terms?(?= of (?:this|the|these)\b)|terms|agreement|lease|conditions|polic(?:y|ies)|provisions|handbook|rules|contract)\b`,
    String.raw`\b(?:these terms|this agreement|the agreement|terms|conditions|polic(?:y|ies)|rules|handbook)\b[^.;]{0,40}?\b(?:may|can) be (?:modified|amended|changed|revised|updated)\b[^.;]{0,60}?(?:\bby (?:us|{ANYPARTY})|\bat any time\b|\bfrom time to time\b|\bwithout (?:prior )?notice\b|\bdiscretion\b)`,
    String.raw`\bmay(?:,? (?:also|occasionally|from time to time|at any time|in (?:its|our)(?: sole| absolute)* discretion),?){0,2} (?:amend|modify|change|revise|update|make (?:\w+ )?(?:changes|modifications) to)\b[^.;]{0,40}?\b(?:these|this|the) (?:\w+ ){0,3}?(?:terms|agreements?|conditions|polic(?:y|ies))\b`,
  ],
  needs: String.raw`\b(?:may|might|can|entitled|permitted|reserves?|retains?|right)\b[^.;]{0,90}\b(?:modif\w+|amend\w*|chang\w+|revis\w+|updat\w+|vary|alter\w*|supplement\w*)\b[^.;]{0,60}\b(?:terms?|agreements?|lease|conditions|polic(?:y|ies)|provisions?|handbook|rules|contract)\b|\b(?:terms|agreement|conditions|polic(?:y|ies)|rules|handbook)\b[^.;]{0,60}\b(?:may|can) be (?:modified|amended|changed|revised|updated)\b`,
  counterEvidence: [
    {
      pattern: String.raw`\b(?:circumstances|needs|situation)\b[^.;]{0,60}\b(?:may|might|can) change\b|\bquorum\b|\bboard of directors\b|\bquality control\b|\bproducts covered by\b|\bexcept as such\b|\bas such\b[^.;]{0,40}\bmay be\b|\bformat(?:ting)?\b|\bno (?:amendment|modification)|\bmay not be (?:amended|modified|changed)|\b(?:amended|modified|changed) only\b|\bother than (?:by|in) (?:a )?writing|\bonly be (?:amended|modified|changed)`,
      effect: 'drop',
      reason: 'Needs more than one side’s word',
    },
    {
      pattern: String.raw`\bonly by\b|\binstrument in writing\b|\bin writing and signed\b|\bmust be in writing\b|\bwritten (?:agreement|instrument|consent)\b|\bin writing signed\b|\bsigned by (?:both|each|all|the parties)|\bmutual(?:ly)?\b|\bboth parties\b|\bwith the (?:prior )?(?:written )?consent\b|\bagreement of the parties\b|\bthe parties (?:may|shall|agree)`,
      effect: 'drop',
      reason: 'Needs agreement',
    },
    { pattern: '{MUTUAL}', effect: 'drop', reason: 'Both sides' },
    {
      pattern: String.raw`\bmerger\b|\breorgani[sz]ation\b|\bunder (?:any|other|its) (?:\w+ )?agreements? with\b`,
      effect: 'drop',
      reason: 'Speaks of another agreement',
    },
    {
      pattern: String.raw`\bas (?:the same |same |it |they )?(?:may|shall|is|are)?(?: be| have been)?[^.;]{0,20}\b(?:amended|modified|supplemented|restated)\b|\bmeans\b`,
      effect: 'drop',
      reason: 'Defines the agreement as amended',
    },
    {
      pattern: String.raw`(?<!without )(?<!without any )(?:{DUR}|\badvance\b|\bprior\b|\breasonable\b)(?:'s?)?(?: written| advance| prior)* notice\b`,
      effect: -1,
      reason: 'Notice is required',
      within: 'sentence',
    },
    {
      pattern: String.raw`\b(?:terminat|cancel|close)\w*\b[^.;]{0,80}\b(?:if you|without penalty|before|do not agree)`,
      effect: -1,
      reason: 'A right to leave',
    },
    {
      pattern: String.raw`\bnot (?:materially|adversely|reduce|diminish)`,
      effect: -1,
      reason: 'Not to the worse',
    },
    {
      pattern: String.raw`\brequired by (?:applicable )?law\b|\bcomply with (?:applicable )?law`,
      effect: -1,
      reason: 'Where the law requires it',
      within: 'sentence',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`\b(?:sole|absolute) discretion\b|\bwithout (?:prior )?notice\b|\bat any time\b|\beffective (?:immediately|upon posting)`,
      reason: 'At will or without notice',
    },
  ],
  why: 'What is signed today is not what will bind tomorrow.',
  advantage: 'The terms can be kept up to date without asking every customer.',
  request: 'Require agreement to changes',
  mitigation:
    'Allow changes only in writing signed by both sides. For online terms: thirty days’ notice, no effect on the past, and a free exit with a refund.',
  wording:
    'Changes to this agreement need the written agreement of both parties. Where standard terms are changed for everybody, thirty days’ notice is given, the change has no effect on the past, and the other party may leave before it applies with a pro-rata refund.',
  advice: {
    kinds: ['saas', 'services', 'supply', 'licence', 'contract', 'consumer', 'membership', 'hire'],
    needs: paymentWords,
    elsewhere: {
      request: 'Require agreement to changes',
      mitigation:
        'Ask that changes need the written agreement of both sides or, where terms are changed for everybody, that notice is given and nothing changes for the past.',
    },
  },
  source:
    'Directive 93/13/EEC, Annex 1(j); Common Paper Cloud Service Agreement 2.1 section 12.2 (signed by both)',
  examples: {
    matches: [
      'We may modify these Terms at any time without notice.',
      'Franchisor may amend its policies from time to time.',
    ],
    leaves: [
      'The circumstances of the tenant may change, and the agreement can end early.',
      'This Agreement may be amended only in writing signed by both parties.',
      'The parties may modify this Agreement by written agreement.',
    ],
  },
};
