import { getDisclaimer } from '@clauselight/core';
import { t } from './messages.ts';

export const product = {
  name: 'Clauselight',
  tagline: t('lib.product.tagline'),
  disclaimer: getDisclaimer('contract'),
} as const;
