import type { Contract } from '@clauselight/research-data';
import type { Term, TermType } from '@clauselight/schema';
import { parseDateAnswer } from './answers.ts';
import type { Outcome } from './comparison.ts';

const dayLength = 86_400_000;
/** Five years from 1 March end on the last day of February or on 1 March; both are the same term. */
const tolerance = dayLength;

/**
 * When the contract ends, stated or as its length: right where the expiration date or the start plus the length is the
 * annotators' day, give or take one, or where both say that it runs without end.
 */
export function compareExpiration(
  { answers }: Contract,
  terms: readonly Term[],
): Outcome | undefined {
  const answer = parseDateAnswer(answers['Expiration Date'] ?? '');
  if (answer.kind === 'blank') return undefined;
  const ends = listEnds(terms);
  const isEndless = ends.includes('perpetual');
  const expected = listExpected(answer);
  const isRight =
    answer.kind === 'dates'
      ? ends.some((end) => answer.dates.some((date) => isNear(end, date)))
      : answer.kind === 'perpetual' && isEndless;
  return {
    annotated: expected.length > 0 ? 1 : 0,
    predicted: ends.length > 0 ? 1 : 0,
    right: isRight ? 1 : 0,
    found: isRight ? 1 : 0,
    expected: expected.join(' | '),
    got: ends.join(' | '),
  };
}

function listExpected(answer: ReturnType<typeof parseDateAnswer>): readonly string[] {
  if (answer.kind === 'dates') return answer.dates;
  return answer.kind === 'perpetual' ? ['perpetual'] : [];
}

/** The stated end, or else the ends that follow from the length, or `perpetual`. */
function listEnds(terms: readonly Term[]): readonly string[] {
  const stated = listDates(terms, 'expiration-date');
  if (stated.length > 0) return stated;
  const starts = [...listDates(terms, 'effective-date'), ...listDates(terms, 'agreement-date')];
  return terms.flatMap(({ type, value, display }) => {
    if (type !== 'contract-term') return [];
    if (value.kind !== 'duration')
      return [
        /perpetu|indefinite|until terminated|no (?:fixed )?end/i.test(display)
          ? 'perpetual'
          : display,
      ];
    const { amount, unit } = value;
    return starts[0] === undefined ? [`${amount} ${unit}`] : [addTo(starts[0], amount, unit)];
  });
}

function listDates(terms: readonly Term[], type: TermType): readonly string[] {
  return terms.flatMap((term) =>
    term.type === type && term.value.kind === 'date' ? [term.value.date] : [],
  );
}

function addTo(date: string, amount: number, unit: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const months = unit === 'year' ? 12 * amount : unit === 'month' ? amount : 0;
  const days = months > 0 ? 0 : unit === 'week' ? 7 * amount : amount;
  day.setUTCMonth(day.getUTCMonth() + Math.floor(months), day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

function isNear(a: string, b: string): boolean {
  return Math.abs(Date.parse(a) - Date.parse(b)) <= tolerance;
}
