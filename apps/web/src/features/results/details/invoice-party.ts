import { invoicePartyNames } from '@clauselight/core';
import type { InvoiceParty } from '@clauselight/schema';
import { t } from '../messages.ts';
import type { Fact } from './fact-list.tsx';

/** What is known of a party in the order of a letterhead; a name that was not found is said to be missing. */
export function listPartyFacts(party: InvoiceParty): Fact[] {
  const facts = (Object.keys(invoicePartyNames) as (keyof InvoiceParty)[]).flatMap((key) => {
    const value = party[key];
    return value
      ? [{ label: invoicePartyNames[key], value: value.display, evidence: value.evidence }]
      : [];
  });
  return party.name
    ? facts
    : [{ label: invoicePartyNames.name, value: t('results.details.notFound') }, ...facts];
}
