/** The rules whose subject is what a category of the annotators means. Where it is annotated, the subject is there. */
export const rulesOfCategories: Readonly<Record<string, readonly string[]>> = {
  'Expiration Date': ['TRM-05', 'TRM-12'],
  'Renewal Term': ['TRM-01'],
  'Notice Period To Terminate Renewal': ['TRM-02'],
  'Governing Law': ['DIS-04', 'DIS-05'],
  'Most Favored Nation': ['PAY-10'],
  'Non-Compete': ['RES-01'],
  Exclusivity: ['RES-04'],
  'No-Solicit Of Customers': ['RES-02'],
  'No-Solicit Of Employees': ['RES-03'],
  'Non-Disparagement': ['RES-06'],
  'Termination For Convenience': ['TRM-04'],
  'Rofr/Rofo/Rofn': ['RES-05'],
  'Change Of Control': ['RES-09'],
  'Anti-Assignment': ['RES-08'],
  'Revenue/Profit Sharing': ['PAY-12'],
  'Price Restrictions': ['PAY-05'],
  'Minimum Commitment': ['PAY-07'],
  'Ip Ownership Assignment': ['IPD-01'],
  'Joint Ip Ownership': ['IPD-21'],
  'Irrevocable Or Perpetual License': ['IPD-05'],
  'Source Code Escrow': ['IPD-22'],
  'Post-Termination Services': ['TRM-10'],
  'Audit Rights': ['PAY-11'],
  'Uncapped Liability': ['LIA-04', 'LIA-05'],
  'Cap On Liability': ['LIA-01', 'LIA-02', 'LIA-03'],
  'Liquidated Damages': ['LIA-14'],
  Insurance: ['LIA-17'],
  'Covenant Not To Sue': ['LIA-16', 'RES-07'],
  'Third Party Beneficiary': ['OPS-05'],
};

/**
 * Rules whose subject is narrower than its category: a marked passage contradicts them only if it has these words. “Cap
 * On Liability” marks exclusions of kinds of loss too, and LIA-01 says that there is no ceiling.
 */
export const narrowerThanCategory: Readonly<Record<string, RegExp>> = {
  'LIA-01':
    /\b(?:exceed\w*|in excess of|limited to|no more than|up to|maximum|aggregate|cap(?:ped)?|ceiling)\b/i,
};

/** Rules that say that something is missing: what they find is false where its category is annotated. */
export const missingRules: ReadonlySet<string> = new Set(['TRM-12', 'DIS-05', 'IPD-22', 'LIA-01']);
