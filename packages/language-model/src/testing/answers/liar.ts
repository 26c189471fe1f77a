import type { PassageAnswer } from '../../tasks/passage-answer.ts';
import type { PortionAnswer } from '../../tasks/portion-answer.ts';
import type { WholeAnswer } from '../../tasks/whole-answer.ts';

/** A sentence that is in no document of the tests. */
export const fabricatedQuote =
  'The party named Zebulon Quartermaine shall forfeit every claim upon the ninth full moon.';
/** A sentence whose name, sum and date are in no document of the tests. */
export const inventedProse =
  'Zebulon Quartermaine has to pay $48,731,905 by 17 March 2091 and 83.41% of it in advance.';

/** After every list's true elements: a quote from nowhere, a quote with other numbers and words, and invented facts. */
export function lieAboutPortion(honest: PortionAnswer): PortionAnswer {
  return {
    explanations: [
      ...honest.explanations,
      ...honest.explanations.slice(0, 1).map((first) => ({ ...first, text: inventedProse })),
      { finding: 'finding-that-was-never-listed', text: 'This point is not on any list.' },
    ],
    findings: withLies(honest.findings, 'why'),
    terms: [
      ...honest.terms,
      { label: 'Penalty', value: '$48,731,905', quote: fabricatedQuote },
      ...honest.terms.map((term) => ({ ...term, value: '$48,731,905' })),
    ],
    notes: withLies(honest.notes, 'text'),
  };
}

export function lieAboutWhole({ summary, recommendations, opinion }: WholeAnswer): WholeAnswer {
  return {
    summary: withLies(summary, 'text'),
    recommendations: withLies(recommendations, 'text'),
    opinion: { ...opinion, score: 47, reason: inventedProse, quotes: [fabricatedQuote] },
  };
}

export function lieAboutPassage({ isAnswered, sentences }: PassageAnswer): PassageAnswer {
  return { isAnswered, sentences: withLies(sentences, 'text') };
}

interface Claim {
  readonly quotes: string[];
}

function withLies<Element extends Claim, Name extends keyof Element>(
  honest: readonly Element[],
  prose: Name,
): Element[] {
  const [first] = honest;
  if (first === undefined) return [];
  return [
    ...honest,
    { ...first, quotes: [fabricatedQuote] },
    { ...first, quotes: first.quotes.map(alterQuote) },
    { ...first, [prose]: inventedProse },
  ];
}

/** Another number if there is one, and an end that turns the meaning around. */
function alterQuote(quote: string): string {
  return `${quote.replace(/\d+/g, (digits) => String(Number(digits) + 7))} unless Zebulon says otherwise`;
}
