import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'UNI-05',
  name: 'Content removed without reason',
  category: 'unilateral-rights',
  kind: 'presence',
  baseSeverity: 2,
  grade: 'A',
  sample: { read: 11, right: 10 },
  documents: ['consumer', 'saas'],
  borneBy: 'the user or creator',
  bearer: 'others',
  cues: ['remov', 'delet', 'block', 'take down', 'disabl', 'refus', 'reject', 'edit', 'screen'],
  asserts: 'power',
  triggers: [
    String.raw`{ANYPARTY}[^.;]{0,20}? (?:reserves? the right|(?:has|have) the right|may|can)(?! not)\b[^.;]{0,80}?\b(?:remov(?:e|ing)|delete|block|refuse to (?:post|display|distribute|publish)|edit|take down|restrict access to)\b[^.;]{0,60}?\b(?:content|posts?|postings?|submissions?|reviews?|messages?|photos?|comments?)\b`,
    String.raw`{ANYPARTY}{GAP}\b(?:remove|delete|block|take down|disable|refuse|reject|edit|erase|restrict)\b{GAP}\b(?:content|materials?|posts?|postings?|submissions?|listings?|reviews?|messages?|comments?|works?|videos?|photos?)\b{LONG}\b(?:discretion|any reason|no reason|without (?:any )?(?:prior )?(?:notice|liability|explanation)|at any time|believes?|considers?|opinion|deems?|judgment)\b`,
    String.raw`\b(?:remove|delete|block|take down|disable|refuse|reject|edit|erase|restrict|removal|deletion)\b{GAP}\b(?:content|materials?|posts?|postings?|submissions?|listings?|reviews?|messages?|comments?|works?|videos?|photos?)\b{LONG}\b(?:discretion|any reason|no reason|without (?:any )?(?:prior )?(?:notice|liability|explanation)|at any time|believes?|considers?|opinion|deems?|judgment)\b`,
    String.raw`\b(?:discretion|any reason|no reason|without (?:any )?(?:prior )?notice|at any time)\b{GAP}\b(?:remove|delete|block|take down|disable|refuse|reject|edit|erase|restrict|removal|deletion)\b[^.;]{0,80}\b(?:content|materials?|posts?|postings?|submissions?|listings?|reviews?|messages?|comments?|videos?|photos?)\b`,
  ],
  counterEvidence: [
    {
      pattern: String.raw`\b(?:you|users?|admins?|administrators?|customers?|members?) (?:may|can)\b[^.;]{0,60}\b(?:remove|delete|edit)\b|\b(?:shall|will|may|must) not\b[^.;]{0,40}\b(?:remove|delete|edit|disable|block)\b|\bno obligation\b[^.;]{0,80}\b(?:remove|delete|screen|monitor)|\byou (?:agree to |must |shall |will )(?:promptly )?(?:remove|delete)|\b(?:portions|parts|sections|provisions) of (?:the|these|this|our) (?:\w+ )?(?:terms|agreement|rules|policies)\b`,
      effect: 'drop',
      reason: 'The user’s own right or duty',
    },
    {
      pattern: String.raw`\bappeal\b|\bcounter-?notice\b|\bnotify you\b|\bgive you notice\b|\bwith (?:prior )?notice\b`,
      effect: -1,
      reason: 'With notice or an appeal',
    },
    {
      pattern: String.raw`\billegal\b|\binfring\w*|\bunlawful\b|\bviolat\w*|\bbreach\w*|\bobjectionable\b`,
      effect: -1,
      reason: 'Only what breaks the law or the rules',
      within: 'sentence',
    },
  ],
  aggravating: [],
  law: 'In the European Union: Regulation (EU) 2022/2065 (Digital Services Act), Articles 14, 17 and 20 (as of mid-2026).',
  why: 'Your work can disappear without a reason and without anybody to complain to.',
  advantage: 'Harmful content can be taken down at once.',
  request: 'Ask for reasons and an appeal',
  mitigation:
    'Ask for removal only for a stated breach, with notice, an appeal and time to export the content. Fallback: notice afterwards with the reason.',
  wording:
    'Content may be removed only if it breaks the law or these terms. The user is told the reason, may appeal, and can export the content for thirty days.',
  source: 'Unfair-terms research on online terms (content removal); Digital Services Act',
  examples: {
    matches: [
      'We may remove any content for any reason in our discretion.',
      'We may, at any time and without notice, delete your posts.',
    ],
    leaves: [
      'You may delete your content at any time.',
      'We remove content that a court has found to be illegal.',
    ],
  },
};
