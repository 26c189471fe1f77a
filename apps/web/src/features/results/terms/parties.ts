import type { Evidence, Term, TermValue } from '@clauselight/schema';

type ValueOf<K extends TermValue['kind']> = Extract<TermValue, { kind: K }>;

export interface NoticeAddress extends ValueOf<'address'> {
  id: string;
  evidence: Evidence;
}

export interface Party extends ValueOf<'party'> {
  id: string;
  evidence: Evidence;
  /** Where notices to it go. */
  addresses: NoticeAddress[];
}

/** The parties with their addresses for notices, and the addresses that name no party. */
export function listParties(terms: readonly Term[]): {
  parties: Party[];
  others: NoticeAddress[];
} {
  const addresses = terms.flatMap(({ id, value, evidence }) =>
    value.kind === 'address' ? [{ ...value, id, evidence }] : [],
  );
  const parties = terms.flatMap(({ id, value, evidence }) => {
    if (value.kind !== 'party') return [];
    const own = addresses.filter((address) => isOf(address, value));
    return [{ ...value, id, evidence, addresses: own }];
  });
  const taken = new Set(parties.flatMap((party) => party.addresses.map(({ id }) => id)));
  return { parties, others: addresses.filter(({ id }) => !taken.has(id)) };
}

/** By the name or by what the document calls the party. */
function isOf({ party }: ValueOf<'address'>, { name, alias }: ValueOf<'party'>): boolean {
  if (party === undefined) return false;
  const named = calm(party);
  return [name, alias].some((own) => own !== undefined && calm(own) === named);
}

function calm(name: string): string {
  return name
    .toLowerCase()
    .replace(/^the\s+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
