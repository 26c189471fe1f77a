import { isSameRole } from '@clauselight/core';
import { type DocumentKind, getWiderKind, type Side, type Term } from '@clauselight/schema';
import { getShortName } from '../party-label.ts';
import { getRoleGroup } from './role-groups.ts';

/** The most sides a user can choose from; a display limit. */
const mostSides = 6;
/** Consumer terms are written by a company for everybody; the other side is only “you”. */
const sidesOfConsumerTerms: readonly Side[] = [
  { id: 'user', label: 'You (the user)', role: 'user' },
  { id: 'provider', label: 'The company', role: 'provider' },
];

/** Names of the two sides in templates that name no parties, by kind of contract. The first pair that fits is used. */
const rolePairs: Readonly<Partial<Record<DocumentKind, readonly (readonly [string, string])[]>>> = {
  saas: [
    ['Provider', 'Customer'],
    ['Vendor', 'Customer'],
    ['Supplier', 'Customer'],
    ['Company', 'Customer'],
  ],
  services: [
    ['Contractor', 'Client'],
    ['Consultant', 'Client'],
    ['Provider', 'Customer'],
    ['Contractor', 'Company'],
    ['Consultant', 'Company'],
    ['Provider', 'Client'],
    ['Supplier', 'Customer'],
  ],
  supply: [
    ['Supplier', 'Buyer'],
    ['Seller', 'Buyer'],
    ['Supplier', 'Customer'],
    ['Seller', 'Purchaser'],
    ['Manufacturer', 'Distributor'],
    ['Supplier', 'Distributor'],
  ],
  licence: [['Licensor', 'Licensee']],
  nda: [
    ['Discloser', 'Recipient'],
    ['Disclosing Party', 'Receiving Party'],
  ],
  dpa: [
    ['Controller', 'Processor'],
    ['Customer', 'Provider'],
  ],
  employment: [
    ['Employer', 'Employee'],
    ['Company', 'Employee'],
    ['Company', 'Executive'],
    ['Company', 'Worker'],
  ],
  severance: [
    ['Company', 'Employee'],
    ['Company', 'Executive'],
    ['Employer', 'Employee'],
  ],
  lease: [
    ['Landlord', 'Tenant'],
    ['Lessor', 'Lessee'],
    ['Owner', 'Tenant'],
  ],
  loan: [
    ['Lender', 'Borrower'],
    ['Bank', 'Borrower'],
  ],
  franchise: [['Franchisor', 'Franchisee']],
  distribution: [
    ['Supplier', 'Distributor'],
    ['Manufacturer', 'Distributor'],
    ['Company', 'Distributor'],
    ['Company', 'Reseller'],
    ['Supplier', 'Reseller'],
  ],
  agency: [
    ['Principal', 'Agent'],
    ['Company', 'Agent'],
    ['Owner', 'Broker'],
    ['Seller', 'Broker'],
    ['Seller', 'Agent'],
  ],
  sponsorship: [
    ['Sponsor', 'Organizer'],
    ['Sponsor', 'Organiser'],
    ['Brand', 'Creator'],
    ['Brand', 'Influencer'],
    ['Company', 'Athlete'],
    ['Company', 'Influencer'],
  ],
  event: [
    ['Venue', 'Client'],
    ['Provider', 'Client'],
    ['Photographer', 'Client'],
    ['Caterer', 'Client'],
    ['Artist', 'Purchaser'],
  ],
  membership: [
    ['Club', 'Member'],
    ['Gym', 'Member'],
    ['Company', 'Member'],
  ],
  hire: [
    ['Owner', 'Hirer'],
    ['Company', 'Hirer'],
    ['Owner', 'Renter'],
    ['Company', 'Renter'],
    ['Lessor', 'Lessee'],
  ],
  investment: [
    ['Company', 'Investor'],
    ['Company', 'Purchaser'],
    ['Company', 'Subscriber'],
    ['Company', 'Founder'],
  ],
  insurance: [
    ['Insurer', 'Insured'],
    ['Company', 'Insured'],
    ['Company', 'Policyholder'],
  ],
  contract: [
    ['Provider', 'Customer'],
    ['Supplier', 'Customer'],
    ['Vendor', 'Customer'],
    ['Seller', 'Buyer'],
    ['Licensor', 'Licensee'],
    ['Contractor', 'Client'],
    ['Consultant', 'Company'],
    ['Contractor', 'Company'],
  ],
};
/** How often a template must mention both roles; set by hand. */
const fewestMentions = 3;
const employers: Readonly<Record<string, string>> = { Company: 'employer' };

export interface SidesInput {
  readonly kind: DocumentKind;
  readonly terms: readonly Term[];
  readonly text: string;
}

/**
 * Lists the parties for whom a contract can be analyzed, or else the roles it mentions. Empty when two are not known.
 */
export function listSides({ kind, terms, text }: SidesInput): readonly Side[] {
  const parties = inferRoles(dropRepeated(terms.flatMap(createSide)).slice(0, mostSides), text);
  if (kind === 'consumer') return listConsumerSides(parties[0]);
  if (parties.length >= 2) return parties;
  const named = listRoleSides(kind, text, parties[0]);
  const isOfConsumers = named.length === 0 && getWiderKind(kind) === 'consumer';
  return isOfConsumers ? listConsumerSides(parties[0]) : named;
}

/**
 * When several companies of a group publish the terms together, the first stands for all; the other side is the user.
 */
function listConsumerSides(company: Side | undefined): readonly Side[] {
  if (company === undefined) return sidesOfConsumerTerms;
  const role = getRoleGroup(company.role) === 'performer' ? company.role : 'provider';
  return [...sidesOfConsumerTerms.slice(0, 1), { ...company, ...(role && { role }) }];
}

/** Drops a party whose name is only the alias of another party. */
function dropRepeated(sides: readonly Side[]): readonly Side[] {
  const aliases = new Set(
    sides.flatMap(({ label }) =>
      / \(/.test(label) ? [label.split(' (', 1)[0]?.toLowerCase()] : [],
    ),
  );
  return sides.filter(({ label }) => !aliases.has(label.toLowerCase()));
}

const roleWord =
  /\b(?:Licen[sc]ees?|Licensors?|Customers?|Clients?|Providers?|Suppliers?|Contractors?|Consultants?|Buyers?|Sellers?|Purchasers?|Distributors?|Resellers?|Manufacturers?|Tenants?|Landlords?|Borrowers?|Lenders?|Employees?|Employers?|Franchisees?|Franchisors?)\b/g;
/** How often the text must mention a role to give it to a party; set by hand. */
const fewestRoleMentions = 6;

/** When one of two parties has no alias, the role that the text mentions most belongs to that party. */
function inferRoles(sides: readonly Side[], text: string): readonly Side[] {
  const bare = sides.filter(({ label, role }) => role === undefined && !label.includes(' ('));
  const [only] = bare;
  if (sides.length !== 2 || bare.length !== 1 || only === undefined) return sides;
  const taken = sides.flatMap(({ role }) => role ?? []);
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(roleWord)) {
    const role = word.toLowerCase().replace(/s$/, '').replace('licencee', 'licensee');
    if (!taken.some((other) => isSameRole(other, role))) {
      counts.set(role, (counts.get(role) ?? 0) + 1);
    }
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  if (most === undefined || most[1] < fewestRoleMentions) return sides;
  return sides.map((side) => (side === only ? { ...side, role: most[0] } : side));
}

const isMutual =
  /\bmutual (?:non|confidential|nda)|\b(?:each|either|a|any|one) party\b[^.;]{0,80}\b(?:disclos(?:e|es|ing|er)|recipient|receiving|confidential)|\bthe (?:disclosing|receiving) party\b[^.;]{0,30}\bmeans\b[^.;]{0,20}\b(?:the|a) party\b|\b(?:the )?party (?:disclosing|receiving|that (?:discloses|receives))\b/i;

/** In a mutual agreement each party has both roles, so neither role is a side. */
function listRoleSides(kind: DocumentKind, text: string, known: Side | undefined): readonly Side[] {
  if (kind === 'nda' && isMutual.test(text)) return [];
  const pairs = [kind, getWiderKind(kind)].flatMap((one) => rolePairs[one] ?? []);
  const pair = pairs.find((names) =>
    names.every((name) => text.split(name, fewestMentions + 1).length > fewestMentions),
  );
  const isWork = kind === 'employment' || kind === 'severance';
  return (pair ?? []).map((name): Side => {
    const role = (isWork ? employers[name] : undefined) ?? name.toLowerCase();
    return known?.role === role
      ? known
      : { id: role.replace(' ', '-'), label: `The ${name}`, role };
  });
}

function createSide({ id, value, evidence }: Term): readonly Side[] {
  if (value.kind !== 'party') return [];
  const { name, alias, role } = value;
  const short = getShortName({ name, ...(alias !== undefined && { alias }) });
  const label = short === name ? name : `${short} (${name})`;
  return [{ id, label, ...(role !== undefined && { role }), evidence }];
}
