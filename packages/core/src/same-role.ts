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

/**
 * Whether two words name one role.
 *
 * @param a - A role in small letters, such as `customer`.
 * @param b - Another one.
 * @returns Whether they are equal or synonyms.
 */
export function isSameRole(a: string, b: string): boolean {
  return a === b || synonyms.some((names) => names.includes(a) && names.includes(b));
}
