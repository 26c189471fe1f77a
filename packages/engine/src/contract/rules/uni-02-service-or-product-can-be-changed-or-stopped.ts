import { paymentWords } from '../../text/values/fee-words.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'UNI-02',
  name: 'Service or product can be changed or stopped',
  category: 'unilateral-rights',
  kind: 'presence',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 11, right: 9 },
  documents: ['saas', 'consumer', 'supply', 'licence'],
  borneBy: 'the customer or consumer',
  bearer: 'others',
  cues: [
    'modif',
    'chang',
    'discontinu',
    'remov',
    'substitut',
    'alter',
    'withdraw',
    'ceas',
    'suspend',
    'stop',
    'limit',
    'eliminat',
    'restrict',
  ],
  asserts: 'power',
  triggers: [
    String.raw`{ANYPARTY}[^.;]{0,30}?\b(?:reserves?|retains?) the right\b(?:,? [^.;,]{0,60},)? to\b[^.;]{0,60}?\b(?:modify|change|discontinue|remove|substitute|alter|withdraw|cease|stop|limit|eliminate|restrict|make changes to)\b[^.;]{0,80}?\b(?:services?|products?|features?|functions?|functionalit\w+|software|goods|specifications?|site|website|platform|offerings?|offers?|trials?|subscriptions?|programmes?|feeds?)\b`,
    String.raw`\b(?:reserves?|retains?) the right\b(?:,? [^.;,]{0,60},)? to\b[^.;]{0,60}?\b(?:modify|change|discontinue|remove|substitute|alter|withdraw|cease|stop|limit|eliminate|restrict|make changes to)\b[^.;]{0,80}?\b(?:services?|products?|features?|functions?|functionalit\w+|software|goods|specifications?|site|website|platform|offerings?|offers?|trials?|subscriptions?|programmes?|feeds?)\b`,
    String.raw`\b(?:may|can)(?: also)?,? (?:(?:in|at) (?:its|our) (?:sole |absolute )?discretion,? )?(?:[^.;]{0,40}\b)?(?:change|modify|alter|discontinue|withdraw|remove|eliminate|suspend)[^.;]{0,60}\b(?:(?:any|all|parts?|aspects?|portions?) (?:or (?:all|any) )?(?:aspects? )?of the|functionality of|fee-based) [^.;]{0,30}\b(?:services?|platform|site|solution|software|products?)\b`,
    String.raw`{ANYPARTY}(?:,? (?:also|further|at any time|from time to time|in (?:its|our) (?:sole |absolute )*discretion|or its \w+),?){0,3} {MAY}(?! not)[^.;]{0,50}?\b(?:modify|change|discontinue|remove|substitute|alter|withdraw|cease|stop)\b[^.;]{0,60}?\b(?:services?|products?|features?|functionalit\w+|software|goods|specifications?|site|website|platform|offerings?|designs?|models?)\b`,
    String.raw`\b(?:services?|products?|features?|functionalit\w+|software|goods|specifications?|site|website|platform)\b[^.;]{0,40}\b(?:may|can|are subject to|is subject to) (?:be )?(?:chang\w+|modif\w+|discontinu\w+|withdrawn|removed|alter\w+)\b[^.;]{0,60}\b(?:at any time|without (?:prior )?notice|from time to time|by us|discretion)\b`,
  ],
  needs: String.raw`\b(?:modif\w+|chang\w+|discontinu\w+|remov\w+|substitut\w+|alter\w*|withdraw\w*|cease|stop|limit|eliminate|restrict|suspend)\b[^.;]{0,120}\b(?:services?|products?|features?|function\w*|software|goods|specifications?|site|website|platform|offerings?|offers?|designs?|models?|trials?|subscriptions?|programmes?|feeds?|solution)\b|\b(?:services?|products?|features?|functionalit\w+|software|goods|specifications?|site|website|platform)\b[^.;]{0,40}\b(?:may|can|subject)\b`,
  counterEvidence: [
    {
      pattern: String.raw`\binfring|\bmisappropriat|\b(?:customer|your|user) content\b|\bopen source\b|\bsource code\b|\bwarranty period\b|\bdevelopment of\b|\bproduct prices\b|\bderivative works?\b|\bcopy\b|\bpurchase orders?\b|\bchange orders?\b|\bobject (?:to|on)\b|\b(?:approve|request|inspect|propose|suggest) (?:to |any |such )|\b(?:remove|delete|block)\b[^.;]{0,60}\b(?:content|information|posts?|postings?|materials?)\b|\b(?:brand|trademark) features\b|\bif you (?:do not|fail|breach|violate)\b|\bviolat\w+|\byou can't\b|\brefuse to post\b|\blimit you to\b|\blimit access\b|\blimit your use\b|\brelocate\b|\buntil\b[^.;]{0,40}\bremoved\b|\b(?:modify|change|amend|revise|increase|alter) (?:or \w+ )?(?:these|the|our|its|this|any|such)? ?(?:\w+ )?(?:terms|agreement|prices?|pricing|fees|conditions|rates?|polic(?:y|ies))\b`,
      effect: 'drop',
      reason: 'Another subject: infringement, own content or an order',
    },
    {
      pattern: String.raw`\b(?:customers?|licensees?|you|users?|buyers?|purchasers?|distributors?|resellers?|franchisees?|subscribers?|members?|clients?|he|she)(?:,? (?:also|further|at any time|from time to time),?){0,2} (?:{MAY})|\bmay not\b|\bnor may\b|\bshall not\b|\b(?:mutual(?:ly)?|agreement of|written consent|prior consent|approved by|with the consent)\b`,
      effect: 'drop',
      reason: 'A right of the user, a ban, or only by consent',
    },
    { pattern: '{MUTUAL}', effect: 'drop', reason: 'Both sides' },
    {
      pattern: String.raw`\b(?:will|shall|must) not (?:materially |substantially )?(?:reduce|decrease|degrade|diminish)\b`,
      effect: 'drop',
      reason: 'Promises that nothing material is lost',
    },
    {
      pattern: String.raw`\bnot\b[^.;]{0,40}\b(?:reduc|decreas|degrad|diminish|advers|impair|detriment|affect)\w*|\bwithout\b[^.;]{0,30}\b(?:reduc|decreas|degrad|diminish|advers|impair|affect)\w*`,
      effect: -2,
      reason: 'Not to the worse',
    },
    {
      pattern: String.raw`\bbeta\b|\btrials?\b|\bpre-?release\b|\bexperimental\b`,
      effect: -2,
      reason: 'Only trial versions',
      within: 'sentence',
    },
    {
      pattern: String.raw`\brefunds?\b|\bterminat\w*\b[^.;]{0,60}\b(?:without|refund)`,
      effect: -1,
      reason: 'With a refund or a way out',
    },
    {
      pattern: String.raw`(?<!without )(?<!without any )\b(?:prior|advance|days'?|reasonable|written)\b[^.;]{0,20}\bnotice\b|\bnotify\b|\bgive notice\b`,
      effect: -1,
      reason: 'Notice is required',
      within: 'sentence',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`\bwithout (?:any )?(?:prior )?(?:notice|liability)\b|\bfor any reason\b`,
      reason: 'Without notice or liability',
    },
  ],
  why: 'You may go on paying for less than you signed up for, or lose a function that you rely on.',
  advantage: 'The product can develop, and old parts of it can be retired.',
  request: 'Rule out material reductions during the term',
  mitigation:
    'Ask that the service is not materially reduced during the term, with ninety days’ notice when something is retired. Fallback: the right to leave with a pro-rata refund.',
  wording:
    'The provider may change the service but will not materially reduce its functions, performance or security during the term. If it retires a material function, it gives ninety days’ notice, and the customer may end the agreement and receives a pro-rata refund.',
  advice: {
    unless: String.raw`\bfranchis`,
    needs: paymentWords,
    elsewhere: {
      request: 'Limit what may be changed',
      mitigation: 'Ask for notice before what you receive is materially reduced or stopped.',
    },
  },
  source:
    'Directive 93/13/EEC, Annex 1(k); Common Paper Cloud Service Agreement 2.1 section 6.3; Bonterms Cloud Terms 1.0 section 8.2 (no material reduction)',
  examples: {
    matches: [
      'Provider may discontinue any feature of the Service at any time.',
      'We reserve the right to modify or withdraw the service without notice.',
    ],
    leaves: [
      'Provider may change features of the Service but will not materially reduce functionality.',
      'Licensee may modify the software for its own use.',
      'The parties may change the specifications by mutual agreement.',
    ],
  },
};
