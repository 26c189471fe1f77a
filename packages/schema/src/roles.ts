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
