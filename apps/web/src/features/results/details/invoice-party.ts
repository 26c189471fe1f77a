import { invoicePartyNames } from '@clauselight/core';
import type { InvoiceParty } from '@clauselight/schema';
import { t } from '../messages.ts';
import type { Fact } from './fact-list.tsx';

/** The facts about a party in the order of a letterhead; a missing name is marked as missing. */
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
