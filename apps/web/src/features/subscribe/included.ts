/** What the Pro plan includes, as its page lists it. */
export const includedFeatures = [
  'Unlimited document analysis',
  'AI-powered risk assessment',
  'Multi-format support',
  'Detailed insights and recommendations',
  'Contract term extraction',
  'Risk scoring and categorization',
] as const;

/** What the plan brings to somebody who has just met a limit. */
export const modalFeatures = [
  'Unlimited document analysis',
  'Risk flags with severities',
  'Contract value and term extraction',
  'All file formats',
  'Full analysis history',
] as const;

export const paymentOptions = ['Visa', 'Debit', 'Amex', 'Apple Pay', 'Google Pay'] as const;
