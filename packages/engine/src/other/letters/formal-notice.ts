import type { LetterDetails } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import type { Statement } from '../../text/values/statements.ts';

type Notice = NonNullable<LetterDetails['notice']>;

const subject =
  '\\b(?:I|we)(?: am| are)? (?:hereby |herewith |formally |now |therefore |also )?(?:writing to |wish to |would like to |want to |give (?:you )?(?:formal |written )?notice (?:of|to|that (?:I|we)) ?(?:the |my |our |am |are )?)?';
const acts: readonly (readonly [Notice['act'], RegExp])[] = [
  [
    'terminates',
    new RegExp(
      `${subject}(?:terminat(?:e|ing|ion)|resign(?:ing|ation)?(?: from)?|end(?:ing)? (?:the|my|our) (?:contract|tenancy|lease|agreement)|give notice on)\\b`,
      'i',
    ),
  ],
  ['cancels', new RegExp(`${subject}cancel(?:l?ing|lation)?\\b`, 'i')],
  [
    'withdraws',
    new RegExp(
      `${subject}(?:withdraw(?:ing|al)?(?: from)?|rescind(?:ing)?|revok(?:e|ing)(?: my| our)?)\\b`,
      'i',
    ),
  ],
  [
    'objects',
    new RegExp(
      `${subject}(?:object(?:ing)? (?:to|against)|appeal(?:ing)?(?: against)?|challenge|contest)\\b`,
      'i',
    ),
  ],
  ['disputes', new RegExp(`${subject}disput(?:e|ing)\\b`, 'i')],
];
/** These end something, and must say from when. */
const dated: ReadonlySet<Notice['act']> = new Set(['terminates', 'cancels', 'withdraws']);
const future =
  /\b(?:will|shall|may|might|could|would) (?:have to )?(?:terminate|cancel|withdraw|dispute)\b/i;

const items: readonly (readonly [string, RegExp])[] = [
  [
    'Reference of the contract',
    /\b(?:re|subject|reference|ref|account|contract|customer|membership|policy|agreement|invoice|tenancy|order)\.? ?(?:no\b\.?|number|id\b|:|#)|\b(?:contract|agreement|lease|tenancy|employment) (?:of|dated|from) \d/i,
  ],
  [
    'Day of effect',
    /\b(?:effective|with effect (?:from|on)|as of|as from|with immediate effect|at the (?:end|next possible|earliest)|last (?:working )?day|end(?:s|ing) on)\b/i,
  ],
  ['Request to confirm', /\b(?:confirm|acknowledge)\w*\b/i],
  [
    'Delivery',
    /\b(?:registered (?:mail|post|letter)|recorded delivery|by (?:post|courier|hand|e-?mail|fax)|certified mail|signed for)\b/i,
  ],
  ['Signature', /\b(?:sincerely|faithfully|truly|regards|signed|signature|yours)\b/i],
];

/** The formal notice a letter gives in its own name, and what such a notice holds. */
export function findNotice(
  text: string,
  statements: readonly Statement[],
  head: Pick<LetterDetails, 'date' | 'recipient'>,
): Notice | undefined {
  for (const { passage } of statements) {
    const found = acts.find(([, pattern]) => pattern.test(passage.text));
    const evidence = found && findEvidence(text, passage, { from: 0, to: passage.text.length });
    if (found === undefined || evidence === undefined || future.test(passage.text)) continue;
    const items = listItems(text, statements, head).filter(
      ({ name }) => name !== 'Day of effect' || dated.has(found[0]),
    );
    return {
      act: found[0],
      isPersonal: /\bI\b/.test(passage.text),
      items: [...items, { name: 'Clear statement', evidence }],
      evidence,
    };
  }
  return undefined;
}

function listItems(
  text: string,
  statements: readonly Statement[],
  { date, recipient }: Pick<LetterDetails, 'date' | 'recipient'>,
): Notice['items'] {
  const searched = items.map(([name, pattern]) => {
    for (const { passage } of statements) {
      const match = pattern.exec(passage.text);
      const range = match && { from: match.index, to: match.index + match[0].length };
      const evidence = range && findEvidence(text, passage, range);
      if (evidence) return { name, evidence };
    }
    return { name };
  });
  return [
    { name: 'Date of the letter', ...(date && { evidence: date.evidence }) },
    ...(recipient ? [{ name: 'Addressee', evidence: recipient.evidence }] : []),
    ...searched,
  ];
}
