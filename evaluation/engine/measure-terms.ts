import type { Analysis, Term, TermType } from '@clauselight/schema';
import type { Contract } from './read-contracts.ts';

export interface Measure {
  readonly name: string;
  /** Contracts in which the annotators state a value that can be compared. */
  readonly annotated: number;
  readonly predicted: number;
  readonly right: number;
  readonly missed: readonly {
    readonly title: string;
    readonly expected: string;
    readonly got: string;
  }[];
}

interface Comparison {
  readonly name: string;
  readonly type: TermType;
  readonly label?: string;
  /** What the annotators say, in comparable form; `undefined` where this contract cannot be compared. */
  getExpected(contract: Contract): readonly string[] | undefined;
  getKey(term: Term): string;
  isRight?(expected: string, got: string): boolean;
}

const squash = (words: string) => words.toLowerCase().replace(/[^a-z0-9]/g, '');
const holdsEither = (a: string, b: string) => a.includes(b) || b.includes(a);

const comparisons: readonly Comparison[] = [
  {
    name: 'Document title',
    type: 'document-title',
    getExpected: ({ spans }) => spans.get('Document Name')?.map(squash),
    getKey: ({ display }) => squash(display),
    isRight: holdsEither,
  },
  {
    name: 'Parties',
    type: 'party',
    getExpected: ({ answers }) => listPartyNames(answers.Parties ?? ''),
    getKey: ({ value }) => squash(value.kind === 'party' ? value.name : ''),
    isRight: holdsEither,
  },
  ...(['Agreement Date', 'Effective Date', 'Expiration Date'] as const).map(
    (name): Comparison => ({
      name,
      type: name.toLowerCase().replace(' ', '-') as TermType,
      getExpected: ({ answers, spans }) =>
        listExpectedDates(answers[name] ?? '', spans.get(name) ?? []),
      getKey: ({ value }) => (value.kind === 'date' ? value.date : ''),
    }),
  ),
  {
    name: 'Renewal Term',
    type: 'renewal-term',
    getExpected: ({ answers }) => listExpectedDurations(answers['Renewal Term'] ?? ''),
    getKey: getMonths,
  },
  {
    name: 'Notice to prevent renewal',
    type: 'notice-period',
    label: 'Notice to prevent renewal',
    getExpected: ({ answers }) =>
      listExpectedDurations(answers['Notice Period To Terminate Renewal'] ?? ''),
    getKey: getMonths,
  },
  {
    name: 'Governing Law',
    type: 'governing-law',
    getExpected: ({ answers }) => {
      const law = answers['Governing Law'] ?? '';
      return law === '' || law.includes('[]') ? [] : law.split(';').map(squash);
    },
    getKey: ({ display }) =>
      squash(display.replace(/^(?:State|Commonwealth|Province|Republic) of /, '')),
    isRight: holdsEither,
  },
];

/** Compares the extracted terms with the annotators' answers, contract by contract. */
export function measureTerms(
  pairs: readonly { readonly contract: Contract; readonly analysis: Analysis }[],
): readonly Measure[] {
  return comparisons.map((comparison) => {
    const isRight = comparison.isRight ?? ((expected: string, got: string) => expected === got);
    let annotated = 0;
    let predicted = 0;
    let right = 0;
    const missed: Measure['missed'][number][] = [];
    for (const { contract, analysis } of pairs) {
      const expected = comparison.getExpected(contract)?.filter((value) => value !== '');
      if (expected === undefined) continue;
      const got = analysis.terms
        .filter(
          ({ type, label }) => type === comparison.type && (comparison.label ?? label) === label,
        )
        .map(comparison.getKey);
      const isMany = comparison.type === 'party';
      annotated += isMany ? expected.length : Math.min(1, expected.length);
      predicted += got.length;
      const hits = isMany
        ? expected.filter((value) => got.some((found) => isRight(value, found))).length
        : Number(got.some((found) => expected.some((value) => isRight(value, found))));
      right += Math.min(hits, got.length);
      if (hits < Math.max(got.length, isMany ? expected.length : Math.min(1, expected.length))) {
        missed.push({
          title: contract.title,
          expected: expected.join(' | '),
          got: got.join(' | '),
        });
      }
    }
    return { name: comparison.name, annotated, predicted, right, missed };
  });
}

function listPartyNames(answer: string): readonly string[] {
  return answer
    .split(/;/)
    .map((party) => squash(party.replace(/\([^)]*\)?/g, '').replace(/["“”].*/, '')))
    .filter((name) => name.length > 2);
}

/** Only dates that stand in the annotated words can be extracted; the others were computed by the annotators. */
function listExpectedDates(
  answer: string,
  spans: readonly string[],
): readonly string[] | undefined {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{2,4})$/.exec(answer);
  if (match === null) return answer === '' && spans.length === 0 ? [] : undefined;
  const [, month = '', day = '', short = ''] = match;
  const year = short.length === 4 ? short : `${Number(short) > 50 ? 19 : 20}${short}`;
  if (!spans.some((words) => words.includes(year))) return undefined;
  return [`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`];
}

const dayCounts: Readonly<Record<string, number>> = {
  day: 1,
  'business-day': 1,
  week: 7,
  month: 30,
  year: 360,
};

function listExpectedDurations(answer: string): readonly string[] | undefined {
  if (answer === '') return [];
  const match = /(\d+)\)?\s*(day|week|month|year)/i.exec(answer);
  if (match === null) return undefined;
  return [String(Number(match[1]) * (dayCounts[(match[2] ?? '').toLowerCase()] ?? 0))];
}

function getMonths({ value }: Term): string {
  return value.kind === 'duration' ? String(value.amount * (dayCounts[value.unit] ?? 0)) : '';
}
