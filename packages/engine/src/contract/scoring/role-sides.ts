import { type DocumentKind, getWiderKind, type Side } from '@clauselight/schema';

type Pair = readonly [string, string];

/** Names of the two sides in documents that name no parties, by kind of contract. Earlier pairs win when both fit. */
const pairsOfKind: Readonly<Partial<Record<DocumentKind, readonly Pair[]>>> = {
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
    ['Freelancer', 'Client'],
  ],
  supply: [
    ['Supplier', 'Buyer'],
    ['Seller', 'Buyer'],
    ['Supplier', 'Customer'],
    ['Seller', 'Purchaser'],
    ['Supplier', 'Purchaser'],
    ['Manufacturer', 'Distributor'],
    ['Supplier', 'Distributor'],
  ],
  licence: [['Licensor', 'Licensee']],
  nda: [
    ['Discloser', 'Recipient'],
    ['Disclosing Party', 'Receiving Party'],
    ['Company', 'Employee'],
    ['Company', 'Recipient'],
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
    ['Householder', 'Lodger'],
    ['Landlord', 'Lodger'],
    ['Owner', 'Lodger'],
  ],
  loan: [
    ['Lender', 'Borrower'],
    ['Bank', 'Borrower'],
    ['Lender', 'Maker'],
    ['Holder', 'Maker'],
    ['Creditor', 'Debtor'],
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
};
/** Pairs of people in any other deal. */
const otherPairs: readonly Pair[] = [
  ['Landlord', 'Tenant'],
  ['Householder', 'Lodger'],
  ['Lender', 'Borrower'],
  ['Lender', 'Maker'],
  ['Provider', 'Customer'],
  ['Supplier', 'Customer'],
  ['Vendor', 'Customer'],
  ['Seller', 'Buyer'],
  ['Licensor', 'Licensee'],
  ['Franchisor', 'Franchisee'],
  ['Contractor', 'Client'],
  ['Photographer', 'Client'],
  ['Consultant', 'Company'],
  ['Contractor', 'Company'],
  ['Advisor', 'Company'],
  ['Investor', 'Company'],
  ['Purchaser', 'Company'],
  ['Principal', 'Agent'],
  ['Owner', 'Agent'],
  ['Host', 'Guest'],
  ['Insurer', 'Insured'],
  ['Insurer', 'Policyholder'],
  ['Club', 'Member'],
  ['Company', 'Member'],
  ['Employer', 'Employee'],
  ['Company', 'Employee'],
];
/** How often a document must mention both roles; set by hand, held from above by `sides.test.ts`. */
const fewestMentions = 3;
const employers: Readonly<Record<string, string>> = { Company: 'employer' };
const isMutual =
  /\bmutual (?:non|confidential|nda)|\b(?:each|either|a|any|one) party\b[^.;]{0,80}\b(?:disclos(?:e|es|ing|er)|recipient|receiving|confidential)|\bthe (?:disclosing|receiving) party\b[^.;]{0,30}\bmeans\b[^.;]{0,20}\b(?:the|a) party\b|\b(?:the )?party (?:disclosing|receiving|that (?:discloses|receives))\b/i;

/**
 * Lists the two sides of a document that names no parties: the roles it mentions, or else “you” and “we”. In a mutual
 * agreement on secrecy each party has both roles, so neither role is a side.
 */
export function listRoleSides(
  kind: DocumentKind,
  text: string,
  known: Side | undefined,
): readonly Side[] {
  if (kind === 'nda' && isMutual.test(text)) return [];
  const kinds = [kind, getWiderKind(kind)];
  const pair = [...kinds.flatMap((one) => pairsOfKind[one] ?? []), ...otherPairs].find((names) =>
    names.every((name) => isMentioned(name, text)),
  );
  if (pair === undefined) return listPronounSides(kind, text, known);
  const isWork = kind === 'employment' || kind === 'severance';
  return pair.map((name): Side => {
    const role = (isWork ? employers[name] : undefined) ?? name.toLowerCase();
    return known?.role === role
      ? known
      : { id: role.replace(' ', '-'), label: `The ${name}`, role };
  });
}

function isMentioned(name: string, text: string): boolean {
  return text.split(name, fewestMentions + 1).length > fewestMentions;
}

/** How often a document must say “you”, and “we” or “the Company”, to be between these two; set by hand. */
const fewestPronouns = 6;
const roles: Readonly<Partial<Record<DocumentKind, Pair>>> = {
  employment: ['employee', 'employer'],
  severance: ['employee', 'employer'],
  insurance: ['insured', 'insurer'],
  lease: ['tenant', 'landlord'],
  loan: ['borrower', 'lender'],
};

function listPronounSides(
  kind: DocumentKind,
  text: string,
  known: Side | undefined,
): readonly Side[] {
  const hasYou = countWords(/\b(?:you|your)\b/gi, text) >= fewestPronouns;
  const isWe = countWords(/\b(?:we|our)\b/gi, text) >= fewestPronouns;
  const isCompany = countWords(/\bthe Company\b/g, text) >= fewestPronouns;
  if (!hasYou || (!isWe && !isCompany)) return [];
  const [yours, ours] = roles[kind] ?? [];
  const other = isWe ? 'We' : 'The Company';
  return [
    {
      id: 'you',
      label: yours === undefined ? 'You' : `You (the ${yours})`,
      ...(yours && { role: yours }),
    },
    (known && { ...known, ...(ours && { role: known.role ?? ours }) }) ?? {
      id: isWe ? 'we' : 'company',
      label: ours === undefined || !isWe ? other : `${other} (the ${ours})`,
      ...(ours && { role: ours }),
    },
  ];
}

function countWords(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].length;
}
