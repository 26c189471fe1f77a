import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'TRM-04',
  name: 'Only one side may end the contract without cause',
  category: 'termination',
  kind: 'asymmetry',
  baseSeverity: 4,
  grade: 'B',
  sample: { read: 22, right: 15 },
  documents: 'all',
  borneBy: 'the party without that right',
  bearer: 'others',
  cues: ['terminat', 'cancel', ' end ', ' delete ', ' close ', 'deactivate', 'stop using'],
  asserts: 'power',
  triggers: [
    String.raw`{ANYPARTY}(?:,? in its (?:sole |absolute )+discretion,?|,? at any time,?)? {MAY}(?! not)[^.;]{0,50}?\b(?:terminate|cancel|end(?! users?\b))\b (?:this|the|your|such|any|his|her|executive's|employee's)?[^.;]{0,50}?\b(?:agreement|contract|employment|services?|order|licen[cs]e|lease|account|engagement|memberships?|subscriptions?|tenancy|appointment|arrangement|relationship|franchise|policy|plan)\b[^.;]{0,60}?\b(?:for (?:any|no) reason|for (?:its )?convenience|without cause|at any time|in its (?:sole|absolute) discretion|at will)\b`,
    String.raw`\bterminat\w+ (?:by|at the option of) {ANYPARTY}[^.;]{0,60}?\b(?:for (?:any reason|convenience)|without cause|at any time)\b`,
    String.raw`{ANYPARTY}(?:,? in its (?:sole |absolute )+discretion,?|,? at any time,?)? {MAY}(?! not) (?:terminate|cancel)(?: it| hereunder)? (?:for (?:any|no) reason|for (?:its )?convenience|without cause|at any time|at will)\b`,
    String.raw`\b(?:for (?:any|no) reason|for (?:its )?convenience|without cause|at any time)\b,? {ANYPARTY} {MAY}(?! not)[^.;]{0,30}?\b(?:terminate|cancel)\b[^.;]{0,30}?\b(?:agreement|contract|employment|services?|licen[cs]e|lease|account|engagement|memberships?|subscriptions?|tenancy|appointment|arrangement)\b`,
    // The exit of a user in plain words: it makes the provider’s own right no one-sided one.
    String.raw`\b(?:you|users?|customers?) (?:may|can|are free to|have the right to)(?! not)[^.;]{0,60}?\b(?:delete|close|cancel|deactivate|stop using|terminate|end)\b[^.;]{0,60}?\b(?:accounts?|services?|subscriptions?|memberships?|agreement|contract|employment|appointment|engagement|tenancy|lease|terms|website|app|platform)\b`,
    String.raw`\bnotice\b[^.;]{0,40} (?:by|from) you (?:to|if)\b[^.;]{0,60}\b(?:terminat|end|resign|leav)\w*|\byou (?:must|shall|will|agree to|are required to) (?:give|provide)\b[^.;]{0,60}\bnotice\b[^.;]{0,60}\b(?:to terminate|of (?:termination|resignation)|resign|leav|to (?:end|quit))`,
  ],
  reciprocity: 'rule',
  // The other side ends the contract on notice, in whatever clause that stands.
  witness: String.raw`\b(?!(?:we|us)\b)\w[\w'-]*(?:,? (?:also|then|at any time),?)* {MAY}(?! not)(?! [^.;]{0,300}\b(?:breach|default|fail|insolven|bankrupt|unpaid|arrears|(?:for|good|just|due) (?:cause|reason)))(?: [^.;]{0,60})? (?:terminate|cancel|end|resign|withdraw|leave)\b[^.;]{0,200}\bnotice\b|\b(?:either|each|both)\b (?:of )?(?:the )?part(?:y|ies)(?:,? (?:at any time),?)* {MAY}(?! not)(?! [^.;]{0,300}\b(?:breach|default|fail|insolven|bankrupt|unpaid|arrears|(?:for|good|just|due) (?:cause|reason)))(?: [^.;]{0,60})? (?:terminate|cancel|end)\b[^.;]{0,200}\bnotice\b|(?<=\bnotice\b[^.;]{0,40} (?:by|from) (?:the )?)(?!(?:we|us)\b)\w+ (?:to|if)\b[^.;]{0,60}\b(?:terminat|end|resign|leav)\w*|\b(?!(?:we|us)\b)\w[\w'-]* {OBL} (?:\w+ ){0,2}(?:give|provide)\b[^.;]{0,60}\bnotice\b[^.;]{0,60}\b(?:to terminate|of (?:termination|resignation)|resign|leav|to (?:end|quit))`,
  counterEvidence: [
    {
      pattern: String.raw`\bnotice\b[^.;]{0,40} (?:by|from) you (?:to|if)\b|\byou (?:must|shall|will|agree to|are required to) (?:give|provide)\b|\b(?:you|users?|customers?) (?:may|can|are free to|have the right to|are entitled to)[^.;]{0,60}?\b(?:delete|close|cancel|deactivate|stop using|terminate|end)\b`,
      effect: 'drop',
      reason: 'The right of the user to leave',
      within: 'match',
    },
    { pattern: String.raw`\bevents? of default\b`, effect: 'drop', reason: 'A remedy for default' },
    {
      pattern: String.raw`{MUTUAL}|\b(?:company|employer)(?: and\/or| or) (?:the )?(?:executive|employee|you)\b|\beither you or\b|\bby either\b|{ANYPARTY} or {ANYPARTY} (?:may|can|shall have)|\beither of\b|\bor (?:the )?(?:licensee|customer|client|contractor|consultant)\b[^.;]{0,20}\bmay\b|\band {ANYPARTY} (?:may|can) (?:also )?(?:terminate|cancel)\b|\bcan also terminate\b`,
      effect: 'drop',
      reason: 'Both sides may',
    },
    {
      pattern: String.raw`\bgood reason\b|\bother than for cause\b|\bterminat\w+ (?:by \w+ )?for breach\b`,
      effect: 'drop',
      reason: 'A trigger of severance, not a right to end',
    },
    {
      pattern: String.raw`\bfor cause\b(?! or| and)|\beffect of termination\b|\bupon termination by\b|\bunder section \d|\bin accordance with (?:section|article)\b|\bfollowing (?:grounds|reasons|events|conditions)\b|\bfrom and after the time\b|\bif (?:the|any)\b[^.;]{0,160}\b(?:terminates|then|fails)\b|\boffers?\b|\bif:|\bif [^.;:]{0,40}:\s*$|\bby you or (?:by )?|\bconstitute\b|\bdeemed\b|\bgood cause\b|\bother than cause\b|\bin such event\b|\bterminate (?:this|the) agreement,? if\b|\bdiscretion,? if\b|\bby destroying\b|\bif one of\b|\bin the event (?:any|of any)\b|\b(?:if|upon|in the event|following|after|where|should)\b[^.;]{0,80}\b(?:breach|default|fails?|failure|insolven|bankrupt|violat|change (?:of|in) control|is unable|ceases?|becomes?)`,
      effect: 'drop',
      reason: 'Only for a cause',
    },
    {
      pattern: "{DUR}(?:'s?)?(?: prior| advance)?(?: written)? notice",
      effect: -1,
      reason: 'Notice is required',
      within: 'sentence',
    },
  ],
  aggravating: [],
  why: 'One side can leave whenever it suits, while the other is bound to the end and plans and invests on that basis.',
  advantage: 'You can leave whenever it suits, while the other side is bound.',
  request: 'Ask for the same right to terminate',
  mitigation:
    'Give both sides the right to end the contract on thirty days’ notice, with payment for work done. Fallback: a longer notice, a minimum term, and payment of committed costs if the other side leaves early.',
  wording:
    'Either party may terminate this Agreement on thirty days’ written notice. The fees for work done and the costs that were committed with the other party’s consent up to the end are paid.',
  advice: {
    kinds: ['saas', 'services', 'supply', 'licence', 'contract', 'consumer'],
    elsewhere: {
      request: 'Ask for the same right to terminate',
      mitigation: 'Ask that both sides may end the contract on the same notice.',
    },
  },
  source: 'CUAD category Termination for Convenience; Directive 93/13/EEC, Annex 1(f)',
  examples: {
    matches: [
      'Client may terminate this Agreement for convenience at any time.',
      'Company reserves the right to terminate this Agreement for any reason.',
      'The Company may terminate the membership at any time.',
      'At any time and for any reason, the Company may terminate your membership.',
      'Company may terminate without cause.',
      'Company may terminate this Agreement at any time. Contractor may terminate this Agreement by written notice if Company fails to pay.',
    ],
    leaves: [
      'Either party may terminate this Agreement for convenience on 30 days notice.',
      'Client may terminate this Agreement at any time if Contractor commits a material breach.',
      'The Company may terminate the Appointment at any time and with immediate effect. The written notice required by you to terminate your employment will be one month.',
      'The Company may terminate this Agreement at any time. The Consultant may terminate this Agreement by giving thirty days’ written notice.',
      'The Employer may terminate the employment at any time. The Employee must give one month’s notice to terminate the employment.',
    ],
  },
};
