import type { InvoiceParty } from '@clauselight/schema';
import type { Fact } from './fact-list.tsx';

const labels = {
  name: 'Name',
  street: 'Street',
  postalCode: 'Postal code',
  city: 'City',
  country: 'Country',
  vatId: 'VAT number',
  registrationId: 'Register number',
  email: 'E-mail',
  phone: 'Telephone',
  website: 'Website',
} as const satisfies Record<keyof InvoiceParty, string>;

/** What is known of a party in the order of a letterhead; a name that was not found is said to be missing. */
export function listPartyFacts(party: InvoiceParty): Fact[] {
  const facts = (Object.keys(labels) as (keyof InvoiceParty)[]).flatMap((key) => {
    const value = party[key];
    return value ? [{ label: labels[key], value: value.display, evidence: value.evidence }] : [];
  });
  return party.name ? facts : [{ label: labels.name, value: 'not found' }, ...facts];
}
