import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'IPD-09',
  name: 'Breach notice late or without deadline',
  category: 'ip-and-data',
  kind: 'threshold',
  baseSeverity: 3,
  grade: 'N',
  sample: { read: 2, right: 2 },
  documents: ['saas', 'dpa', 'services'],
  borneBy: 'the customer, who must report to the authority',
  bearer: 'others',
  cues: ['breach', 'incident', 'unauthorized', 'unauthorised'],
  triggers: [
    String.raw`{ANYPARTY}{GAP}\b(?:notif\w+|inform|give (?:\w+ )?notice|report)\b{LONG}\b(?:(?:security|data|personal data|privacy|information)(?: \w+)? (?:breach(?:es)?|incidents?)|unauthori[sz]ed (?:access|disclosure)[^.;]{0,60}\b(?:personal|customer|client|user) (?:data|information)|breach(?:es)? of (?:security|personal data|data))\b`,
    String.raw`\b(?:(?:security|data|personal data|privacy)(?: \w+)? (?:breach(?:es)?|incidents?)|breach(?:es)? of (?:security|personal data|data))\b{LONG}\b(?:notif\w+|inform)\b`,
  ],
  needs: String.raw`\b(?:within|no later than|not later than|promptly|as soon as|reasonable time)\b`,
  counterEvidence: [
    {
      pattern: String.raw`\b(?:24|36|48|twenty[- ]four|thirty[- ]six|forty[- ]eight|72|seventy[- ]two)\b[^.;]{0,8}\bhours?\b|\bwithout undue delay\b|\bimmediately\b|\b(?:one|two|three|[1-3])\b[^.;]{0,6}(?:business |working )?days?\b`,
      effect: 'drop',
      reason: 'Quick enough',
    },
    {
      pattern: String.raw`\b(?:passwords?|accounts?|credentials|user ids?|log-?in)\b`,
      effect: 'drop',
      reason: 'Speaks of the user’s own account',
    },
    {
      pattern: String.raw`\b(?:intellectual property|trademarks?|patents?|marks|data exporter)\b`,
      effect: 'drop',
      reason: 'Speaks of other rights',
    },
    {
      pattern: String.raw`\bpromptly\b|\bas soon as\b`,
      effect: -1,
      reason: 'Promptly, but without a deadline',
      within: 'sentence',
    },
  ],
  aggravating: [
    {
      pattern: String.raw`\b(?:five|ten|fifteen|thirty|5|10|15|30)\b[^.;]{0,16}(?:business )?days\b`,
      reason: 'Five days or more',
    },
  ],
  law: 'GDPR Article 33: the controller reports within 72 hours of learning of the breach (as of mid-2026).',
  why: 'You have 72 hours to report a breach to the authority. The other side’s notice may come when that time is over.',
  advantage: 'There is time to investigate before the customer must be told.',
  request: 'Ask for notice within 48 hours',
  mitigation:
    'Ask for notice without undue delay and within 48 hours at the latest, with what happened, which data is affected and what is being done. Fallback: 72 hours.',
  wording:
    'The provider notifies the customer of every breach of personal data without undue delay and at the latest within 48 hours of becoming aware of it, stating what happened, which data and people are affected and what is being done about it.',
  source: 'GDPR Article 33; Common Paper Data Processing Agreement section 4.1 (72 hours)',
  examples: {
    matches: [
      'Provider will notify Customer of a security breach within ten (10) business days.',
      'Provider shall promptly inform Customer of any data breach.',
    ],
    leaves: [
      'Provider will notify Customer of a personal data breach within 48 hours.',
      'You must notify us promptly of any unauthorized access to your account.',
    ],
    weighs: [
      {
        text: 'Provider will notify Customer of a security breach within ten (10) business days.',
        severity: 4,
      },
    ],
  },
};
