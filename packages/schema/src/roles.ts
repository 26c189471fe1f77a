/** The roles that people can choose as their usual one. */
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
