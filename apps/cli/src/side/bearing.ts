import type { Finding } from '@clauselight/schema';
import { hasWords, type Side } from './sides.ts';

/** On whom a finding weighs, seen from one side; `untold` where the rule names a party by what only the clause tells. */
export type Bearing = 'this-side' | 'every-side' | 'untold' | 'other-side';

/** Words for the two ends of a deal: whoever goes by one of a row stands where the others of the row do. */
const roles: readonly (readonly string[])[] = [
  ['customer', 'client', 'subscriber', 'user', 'buyer', 'purchaser', 'consumer', 'licensee'],
  [
    'supplier',
    'seller',
    'vendor',
    'provider',
    'contractor',
    'consultant',
    'freelancer',
    'licensor',
  ],
  ['tenant', 'lessee', 'renter'],
  ['landlord', 'lessor'],
  ['borrower', 'debtor'],
  ['lender', 'creditor'],
  ['employee', 'executive', 'worker'],
  ['employer'],
];
const everybody = /^(?:both (?:sides|parties)|every reader|each (?:side|party))$/;

/**
 * On whom a finding weighs, as far as its rule says so by role. A rule that names both ends of the deal, or a party
 * by what it does (`the party that pays`), does not tell.
 */
export function getBearing(
  { bornBy }: Pick<Finding, 'bornBy'>,
  side: Side,
  others: readonly Side[],
): Bearing {
  const words = bornBy
    .toLowerCase()
    .replace(/[^a-z ]+/g, ' ')
    .replace(/ +/g, ' ');
  if (everybody.test(words.trim())) return 'every-side';
  const named = roles.filter((row) => row.some((role) => hasWords(words, role)));
  const isNamed = named.some((row) => holdsSide(row, side));
  const isOtherNamed = named.some((row) => others.some((other) => holdsSide(row, other)));
  if (isNamed === isOtherNamed) return 'untold';
  return isNamed ? 'this-side' : 'other-side';
}

function holdsSide(row: readonly string[], { names }: Side): boolean {
  return row.some((role) => names.some((name) => hasWords(name, role)));
}
