/** Names of one and the same role in a deal, the plainest first. */
const synonyms: readonly (readonly string[])[] = [
  ['landlord', 'lessor', 'sublandlord'],
  ['tenant', 'lessee', 'subtenant', 'renter'],
  ['employee', 'executive', 'worker'],
  ['recipient', 'receiving party'],
  ['discloser', 'disclosing party'],
  ['customer', 'client', 'subscriber', 'buyer', 'purchaser', 'user', 'consumer', 'member'],
  ['provider', 'service provider', 'supplier', 'vendor', 'platform'],
  ['contractor', 'independent contractor', 'consultant', 'freelancer'],
  ['lender', 'bank'],
];

/** Whether two words name one role. */
export function isSameRole(a: string, b: string): boolean {
  return a === b || synonyms.some((names) => names.includes(a) && names.includes(b));
}

/** The roles that a person can say they usually have in a deal. */
export const usualRoles = [
  'customer',
  'provider',
  'seller',
  'contractor',
  'employee',
  'employer',
  'tenant',
  'landlord',
  'borrower',
  'lender',
  'licensee',
  'licensor',
  'franchisee',
  'franchisor',
  'distributor',
  'manufacturer',
  'recipient',
  'discloser',
] as const;
export type UsualRole = (typeof usualRoles)[number];
