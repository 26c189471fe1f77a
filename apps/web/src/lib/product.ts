export const product = {
  name: 'Clauselight',
  tagline: 'AI-powered document analysis platform',
  disclaimer:
    'Drafting-risk triage, not legal advice. Every finding quotes the words it rests on: read them before you rely on it.',
} as const;
