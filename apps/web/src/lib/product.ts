import { getDisclaimer } from '@clauselight/core';

export const product = {
  name: 'Clauselight',
  tagline: 'AI-powered document analysis platform',
  disclaimer: getDisclaimer('contract'),
} as const;
