import { type ClauseCategory, clauseCategorySchema } from '@clauselight/schema';

/** The names of the 41 categories in the annotated contracts, in the order of our schema. */
export const cuadNames: readonly string[] = [
  'Document Name',
  'Parties',
  'Agreement Date',
  'Effective Date',
  'Expiration Date',
  'Renewal Term',
  'Notice Period To Terminate Renewal',
  'Governing Law',
  'Most Favored Nation',
  'Non-Compete',
  'Exclusivity',
  'No-Solicit Of Customers',
  'Competitive Restriction Exception',
  'No-Solicit Of Employees',
  'Non-Disparagement',
  'Termination For Convenience',
  'Rofr/Rofo/Rofn',
  'Change Of Control',
  'Anti-Assignment',
  'Revenue/Profit Sharing',
  'Price Restrictions',
  'Minimum Commitment',
  'Volume Restriction',
  'Ip Ownership Assignment',
  'Joint Ip Ownership',
  'License Grant',
  'Non-Transferable License',
  'Affiliate License-Licensor',
  'Affiliate License-Licensee',
  'Unlimited/All-You-Can-Eat-License',
  'Irrevocable Or Perpetual License',
  'Source Code Escrow',
  'Post-Termination Services',
  'Audit Rights',
  'Uncapped Liability',
  'Cap On Liability',
  'Liquidated Damages',
  'Warranty Duration',
  'Insurance',
  'Covenant Not To Sue',
  'Third Party Beneficiary',
];

const categories: ReadonlyMap<string, ClauseCategory> = new Map(
  clauseCategorySchema.options
    .slice(0, cuadNames.length)
    .map((id, index) => [cuadNames[index] ?? '', id]),
);

/** Our category for the annotators' name of it. Throws a `RangeError` for a name that is none of theirs. */
export function getCategory(cuadName: string): ClauseCategory {
  const category = categories.get(cuadName);
  if (category === undefined) throw new RangeError(`${cuadName} is no category of CUAD`);
  return category;
}
