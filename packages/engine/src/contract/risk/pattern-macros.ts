const numberWord =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety|hundred)';
const quantity = `(?:${numberWord}(?:(?: and)?[- ]${numberWord})*(?:\\s?\\(\\s?\\d{1,4}\\s?\\))?|\\(?\\d{1,4}\\)?)`;

const currencyCodes =
  '(?:USD|EUR|GBP|CHF|AUD|CAD|NZD|SGD|HKD|INR|ZAR|MYR|AED|SEK|NOK|DKK|PLN|JPY|CNY|KES|NGN)';

/** Roles that contracts use as names of their parties. The parties found in the document are added to them. */
export const genericRoles: readonly string[] = [
  'company',
  'employer',
  'provider',
  'supplier',
  'vendor',
  'licensor',
  'seller',
  'manufacturer',
  'distributor',
  'reseller',
  'contractor',
  'consultant',
  'freelancer',
  'service provider',
  'landlord',
  'lessor',
  'lender',
  'bank',
  'franchisor',
  'franchisee',
  'platform',
  'owner',
  'client',
  'customer',
  'licensee',
  'buyer',
  'purchaser',
  'tenant',
  'lessee',
  'employee',
  'executive',
  'borrower',
  'subscriber',
  'user',
  'member',
  'recipient',
  'receiving party',
  'disclosing party',
];

/** Pronouns that stand for a party. */
export const partyPronouns: readonly string[] = ['you', 'we', 'he', 'she'];

/**
 * Macros that rules use in patterns as `{NAME}`. `{ANYPARTY}` is added for each document; `{GAP}` and `{LONG}` separate
 * segments.
 */
export const macros: Readonly<Record<string, string>> = Object.freeze({
  OBL: '(?:shall|will|must(?!n)|agrees? to|(?:is|are) (?:required|obligated|obliged) to|covenants? to)',
  MAY: "(?:may|can(?!not|'t)|(?:is|are) (?:entitled|permitted) to|reserves? the right to|(?:shall have|has|have) the (?:unilateral )?right to)",
  MUTUAL:
    "(?:\\b(?:either party|either of (?:the|them)|each party|each of the parties|both parties|neither party|neither of the parties|any party|the parties (?:shall|will|may|agree|hereby)|other party(?:'s)?|either (?:you|we)|mutual(?:ly)?|reciprocal)\\b)",
  QTY: quantity,
  DUR: `(?:(?<!\\w)${quantity}[\\s-]?(?:calendar |business |working |consecutive )?(?:days?|weeks?|months?|years?)\\b'?)`,
  MONEY: `(?:(?:\\b(?:${currencyCodes}|RMB|US\\$|Rs\\.?|KSh|RM)|[$£€₹¥₦₱])\\s?\\d[\\d,]*(?:\\.\\d+)?(?:\\s?(?:million|thousand|billion))?|\\bR ?\\d{1,3}[ ,]\\d{3}(?!\\d)|\\d[\\d.,]*(?:\\s\\d{3})*(?:,-)?\\s?(?:(?:${currencyCodes}|kr|lei)\\b|€|zł|Kč))`,
  PCT: '(?:\\d{1,3}(?:\\.\\d+)?\\s?(?:%|percent|per cent))',
});

/** The largest distance between two segments of a pattern, in characters, and what may not stand between them. */
export const gaps = Object.freeze({
  GAP: { length: 120, barrier: ';' },
  LONG: { length: 260, barrier: undefined },
});
export type GapName = keyof typeof gaps;
