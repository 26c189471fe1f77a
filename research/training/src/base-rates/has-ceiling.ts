import { findStructure, findTerms } from '@clauselight/engine/research';
import { type Contract, toSourceText } from '@clauselight/research-data';

/** The annotators' name of what limits liability: ceilings, kinds of loss that are excluded, and times to claim. */
const category = 'Cap On Liability';
const liable = String.raw`\b(?:liab\w+|damages|obligations?)\b`;
/** What a ceiling is measured in, also where the figure is blacked out. */
const amount = String.raw`(?:,? and (?:will|shall) not exceed,? )?(?:the |an? )?(?:annuali[sz]ed |basic )?(?:following|greater|lesser|total|aggregate|maximum|sum|amounts?|values?|cost|price|fees?|[$£€[]|USD)`;
/** Ceilings that the engine reads no amount of: it is blacked out, or stands elsewhere. */
const ceilings: readonly RegExp[] = [
  new RegExp(
    `${liable}[^.;]{0,400}\\b(?:exceed|(?:be |no |amount )greater than|be more than|in excess of)\\b`,
    'i',
  ),
  new RegExp(
    `${liable}[^.;]{0,400}(?<!\\b(?:but|not) )\\b(?:limited to|capped at),? ${amount}`,
    'i',
  ),
  /\bmaximum (?:total |aggregate )?liability\b/i,
  /\bdamages, up to the greater of\b/i,
];

/** Whether what annotators marked in a contract sets a ceiling: a sentence may be marked in two parts. */
export function hasCeiling({ spans }: Pick<Contract, 'spans'>): boolean {
  const marked = (spans.get(category) ?? []).join(' ').replace(/\s+/g, ' ');
  if (marked === '') return false;
  if (ceilings.some((ceiling) => ceiling.test(marked))) return true;
  const sourceText = toSourceText(marked);
  const { structure } = findStructure({ sourceText });
  const documentKind = { kind: 'contract', label: 'Contract' } as const;
  const { terms } = findTerms({ sourceText, structure, documentKind });
  return terms.some(({ type }) => type === 'liability-cap');
}
