import type { DocumentKind } from '@clauselight/schema';

/** Each role with its counterpart, for contracts of two parties with only one stated role. */
const counterparts: Readonly<Record<string, string | undefined>> = {
  licensor: 'licensee',
  licensee: 'licensor',
  landlord: 'tenant',
  tenant: 'landlord',
  lessor: 'lessee',
  lessee: 'lessor',
  sublandlord: 'subtenant',
  subtenant: 'sublandlord',
  employer: 'employee',
  employee: 'employer',
  executive: 'employer',
  lender: 'borrower',
  borrower: 'lender',
  seller: 'buyer',
  buyer: 'seller',
  purchaser: 'seller',
  franchisor: 'franchisee',
  franchisee: 'franchisor',
  assignor: 'assignee',
  assignee: 'assignor',
  consultant: 'client',
  contractor: 'client',
  'independent contractor': 'client',
  supplier: 'customer',
  vendor: 'customer',
  provider: 'customer',
  'service provider': 'customer',
  customer: 'supplier',
  client: undefined,
  manufacturer: 'customer',
  distributor: 'supplier',
  reseller: 'supplier',
  dealer: 'supplier',
  sponsor: undefined,
  developer: 'client',
  publisher: undefined,
  agent: 'principal',
  principal: undefined,
  transporter: 'shipper',
  carrier: 'shipper',
  shipper: 'carrier',
  'disclosing party': 'receiving party',
  discloser: 'recipient',
  recipient: undefined,
  'receiving party': 'disclosing party',
  guarantor: undefined,
  grantor: 'grantee',
  grantee: 'grantor',
  trustee: undefined,
  'escrow agent': undefined,
  owner: undefined,
  operator: 'owner',
  promoter: undefined,
  investor: undefined,
  underwriter: undefined,
  subscriber: 'provider',
  host: undefined,
  advertiser: undefined,
  affiliate: undefined,
  'marketing affiliate': undefined,
  endorser: undefined,
  athlete: undefined,
  celebrity: undefined,
  talent: undefined,
  processor: 'controller',
  controller: 'processor',
  merchant: undefined,
  adviser: undefined,
  advisor: undefined,
  manager: undefined,
  administrator: undefined,
  user: undefined,
};
const roleOf: Readonly<Record<string, string>> = {
  licencor: 'licensor',
  licencee: 'licensee',
  worker: 'employee',
};
const stated = /^[^.;()]{0,60}\bas (?:the )?"?([A-Za-z]+(?: [A-Za-z]+)?)"?/;
const ofKind: Partial<Record<DocumentKind, readonly [company: string, person: string]>> = {
  employment: ['employer', 'employee'],
  severance: ['employer', 'employee'],
};

/** The aliases of a party, and the words after its name. */
export interface RoleInput {
  readonly aliases: readonly string[];
  readonly after: string;
  readonly isCompany: boolean;
}

/**
 * Lists each party's role in the deal, in lower case: from its alias, from words such as "as licensor", from the kind
 * of contract, or, with two parties, from the other's role. `undefined` when none of these tells it.
 */
export function listRoles(
  parties: readonly RoleInput[],
  kind: DocumentKind,
): readonly (string | undefined)[] {
  const own = parties.map(
    ({ aliases, after, isCompany }) =>
      aliases.map(findRole).find((role) => role !== undefined) ??
      findRole(stated.exec(after)?.[1] ?? '') ??
      ofKind[kind]?.[isCompany ? 0 : 1],
  );
  if (parties.length !== 2) return own;
  return own.map((role, index) => role ?? counterparts[own[1 - index] ?? '']);
}

/** Returns the role that a word names. */
export function findRole(words: string): string | undefined {
  const name = words.toLowerCase().replace(/^the /, '');
  const role = roleOf[name] ?? name;
  return Object.hasOwn(counterparts, role) ? role : undefined;
}
