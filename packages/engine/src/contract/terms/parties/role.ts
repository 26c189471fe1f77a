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
  investor: 'company',
  company: undefined,
  'joint tenant': 'landlord',
  lodger: 'householder',
  householder: 'lodger',
  occupier: undefined,
  maker: 'holder',
  holder: 'maker',
  creditor: 'debtor',
  debtor: 'creditor',
  insurer: 'insured',
  insured: 'insurer',
  policyholder: 'insurer',
  freelancer: 'client',
  photographer: 'client',
  guest: 'host',
  member: undefined,
  'estate agent': 'seller',
  underwriter: undefined,
  subscriber: 'provider',
  host: 'guest',
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
  advisor: 'company',
  manager: undefined,
  administrator: undefined,
  user: undefined,
};
const roleOf: Readonly<Record<string, string>> = {
  licencor: 'licensor',
  licencee: 'licensee',
  worker: 'employee',
  staff: 'employee',
  renter: 'tenant',
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
    ({ aliases, after }) =>
      aliases.map(findRole).find((role) => role !== undefined) ??
      findRole(stated.exec(after)?.[1] ?? ''),
  );
  if (parties.length !== 2)
    return own.map((role, index) => role ?? roleByKind(parties, kind, index));
  return own.map(
    (role, index) => role ?? counterparts[own[1 - index] ?? ''] ?? roleByKind(parties, kind, index),
  );
}

/** Only a company beside people, or a person beside companies, tells who employs whom. */
function roleByKind(
  parties: readonly RoleInput[],
  kind: DocumentKind,
  index: number,
): string | undefined {
  const isCompany = parties[index]?.isCompany;
  const alike = parties.filter((party) => party.isCompany === isCompany).length;
  return alike === parties.length ? undefined : ofKind[kind]?.[isCompany ? 0 : 1];
}

/** Returns the role that a word names. */
export function findRole(words: string): string | undefined {
  const name = words.toLowerCase().replace(/^the /, '');
  return [name, name.replace(/s$/, '')]
    .map((word) => roleOf[word] ?? word)
    .find((role) => Object.hasOwn(counterparts, role) && role !== 'company');
}
