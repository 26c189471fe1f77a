import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'UNI-07',
  name: 'One document overrides another',
  category: 'unilateral-rights',
  kind: 'presence',
  baseSeverity: 1,
  grade: 'A',
  sample: { read: 15, right: 14 },
  documents: ['saas', 'services', 'supply', 'licence'],
  borneBy: 'the party that relies on the document that gives way',
  bearer: 'everyone',
  cues: ['conflict', 'inconsisten', 'discrepan', 'precedence', 'contradict', 'ambiguit'],
  triggers: [
    String.raw`\b(?:conflict\w*|inconsisten\w+|discrepanc\w+|contradict\w*|ambiguit\w+)\b{LONG}\b(?:agreement|terms(?: and conditions)?|conditions|polic(?:y|ies)|manuals?|rules|guidelines|standards|handbook|exhibits?|schedules?|main body|provisions (?:of|in) (?:this|the) (?:\w+ )?agreement)\b[^.;]{0,80}\b(?:shall|will|to)? ?(?:prevails?|controls?|governs?|supersedes?|takes? precedence|be controlling)\b`,
    String.raw`\border of (?:precedence|priority)\b`,
    String.raw`\b(?:agreement|terms|conditions|polic(?:y|ies)|manuals?|exhibits?|schedules?|body)\b[^.;]{0,60}\b(?:prevails?|controls?|governs?|takes? precedence)\b{GAP}\b(?:conflict\w*|inconsisten\w+|discrepanc\w+)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\bconflicts? of laws?\b|\bconflicts? of interests?\b|\bchoice of laws?\b|\bapplicable laws?\b|\bstatut\w+\b|\bregulations?\b|\btranslat\w+\b|\bconflict resolution\b|\bbankruptcy\b|\blanguage version\b|\bEnglish\b|\bheadings?\b`,
      effect: 'drop',
      reason: 'Conflicts of another kind',
    },
    {
      pattern: String.raw`\bpurchase orders?\b|\bforms\b|\bquotations?\b|\badditions to or modifications\b|\bpre-?printed\b|\bstandard (?:form|terms)s?\b|\b(?:invoice|acknowledg\w+)\b`,
      effect: 'drop',
      reason: 'Keeps out terms printed on orders and invoices',
    },
    {
      pattern: String.raw`\b(?:order form|cover page|statement of work|work order|special terms|amendment|addendum|order)(?: \w+){0,3} (?:shall |will )?(?:prevails?|controls?|governs?|takes? precedence)\b`,
      effect: 'drop',
      reason: 'What was negotiated in particular wins',
    },
  ],
  aggravating: [],
  why: 'What you negotiated in one document counts for nothing where another that wins says otherwise.',
  request: 'Let what was negotiated win',
  mitigation:
    'Ask for this order: signed amendment, order form, main terms, policies. Fallback: a list of the points of the order that win.',
  wording:
    'If documents conflict, they prevail in this order: a signed amendment, the order form, this agreement, and the policies it refers to.',
  source: 'Bonterms Cloud Terms 1.0 section 22.5; Common Paper Cloud Service Agreement',
  examples: {
    matches: [
      'In the event of conflict, the Client policies shall prevail over the order.',
      'If a statement of work conflicts with this Agreement, the terms of this Agreement shall control.',
    ],
    leaves: [
      'In the event of conflict, the order form shall prevail.',
      'This Agreement is governed by Ohio law without regard to conflict of laws rules; its terms shall control.',
    ],
  },
};
