import type { Analysis, Term } from '@clauselight/schema';

/** What a contract that was written for this states, by its author. */
export interface ContractFacts {
  readonly parties: readonly { readonly name: string; readonly role: string }[];
  /** ISO 8601 calendar dates; null if the text does not tell. */
  readonly agreementDate: string | null;
  readonly start: string | null;
  /** The last day. */
  readonly end: string | null;
  readonly renewal: 'automatic' | 'option' | 'by-agreement' | 'none' | 'not-said';
  readonly amounts: readonly { readonly value: number; readonly currency: string }[];
  readonly governingLaw: string | null;
}

export const factClasses = [
  'parties',
  'agreement date',
  'start',
  'end',
  'renewal',
  'amounts',
  'governing law',
] as const;
export type FactClass = (typeof factClasses)[number];

/**
 * What the product says of a fact: it is `right`, `wrong`, `missing`, or the product states a fact that the contract does
 * not have (`invented`).
 */
export type FactOutcome = 'right' | 'wrong' | 'missing' | 'invented';

export interface JudgedFact {
  readonly class: FactClass;
  readonly outcome: FactOutcome;
  readonly stated: string;
  readonly key: string;
}

/** Compares the terms of an analysis with what the author of the contract says it states. */
export function judgeFacts(
  { terms }: Pick<Analysis, 'terms'>,
  facts: ContractFacts,
): readonly JudgedFact[] {
  return [
    ...judgeParties(terms, facts),
    ...judgeDate('agreement date', terms, facts.agreementDate),
    ...judgeDate('start', terms, facts.start),
    ...judgeDate('end', terms, facts.end),
    ...judgeRenewal(terms, facts.renewal),
    ...judgeAmounts(terms, facts),
    ...judgeLaw(terms, facts.governingLaw),
  ];
}

function judgeParties(terms: readonly Term[], { parties }: ContractFacts): readonly JudgedFact[] {
  const stated = terms.flatMap(({ value }) => (value.kind === 'party' ? [value.name] : []));
  const found = parties.map(({ name }): JudgedFact => {
    const match = stated.find((one) => isSameName(one, name));
    return judge('parties', match === undefined ? 'missing' : 'right', match ?? '', name);
  });
  const invented = stated.filter((one) => !parties.some(({ name }) => isSameName(one, name)));
  return [...found, ...invented.map((name) => judge('parties', 'invented', name, ''))];
}

function isSameName(one: string, other: string): boolean {
  const [a, b] = [normalize(one), normalize(other)];
  return a === b || a.includes(b) || b.includes(a);
}

const dateTypes = {
  'agreement date': 'agreement-date',
  start: 'effective-date',
  end: 'expiration-date',
} as const;

function judgeDate(
  name: keyof typeof dateTypes,
  terms: readonly Term[],
  key: string | null,
): readonly JudgedFact[] {
  const stated = terms.flatMap(({ type, value }) =>
    type === dateTypes[name] && value.kind === 'date' ? [value.date] : [],
  );
  return judgeOne(name, stated, key, (one, other) => one === other);
}

const renewalModes = {
  automatic: 'automatic',
  option: 'option',
  'by-agreement': 'agreement',
  none: 'none',
  'not-said': null,
} as const;

/** Without a renewal, the product may say that there is none, or nothing. */
function judgeRenewal(
  terms: readonly Term[],
  renewal: ContractFacts['renewal'],
): readonly JudgedFact[] {
  const stated = terms.flatMap((term) => (term.renewal === undefined ? [] : [term.renewal.mode]));
  if (renewal === 'none' && stated.length === 0) return [];
  const key = renewalModes[renewal];
  if (key === null && stated.every((mode) => mode === 'none' || mode === 'unclear')) return [];
  return judgeOne('renewal', stated, key, (one, other) => one === other);
}

function judgeAmounts(terms: readonly Term[], { amounts }: ContractFacts): readonly JudgedFact[] {
  const stated = terms.flatMap(({ value }) => (value.kind === 'money' ? [value] : []));
  return amounts.map(({ value, currency }) => {
    const same = stated.filter(({ amount }) => amount === value);
    const isRight = same.some((money) => money.currency === currency);
    const outcome = isRight ? 'right' : same.length > 0 ? 'wrong' : 'missing';
    return judge('amounts', outcome, same[0]?.currency ?? '', `${currency} ${value}`);
  });
}

function judgeLaw(terms: readonly Term[], key: string | null): readonly JudgedFact[] {
  const stated = terms.flatMap(({ type, display }) => (type === 'governing-law' ? [display] : []));
  return judgeOne('governing law', stated, key, isSameLaw);
}

const unimportant = new Set([
  'the',
  'of',
  'and',
  'laws',
  'law',
  'state',
  'commonwealth',
  'province',
]);

/** Whether two names of a law share a telling word: `the laws of England`, `England and Wales`. */
function isSameLaw(one: string, other: string): boolean {
  const words = normalize(other).split(' ');
  return normalize(one)
    .split(' ')
    .some((word) => !unimportant.has(word) && words.includes(word));
}

function judgeOne(
  name: FactClass,
  stated: readonly string[],
  key: string | null,
  isSame: (one: string, other: string) => boolean,
): readonly JudgedFact[] {
  const [first] = stated;
  if (key === null) return first === undefined ? [] : [judge(name, 'invented', first, '')];
  if (first === undefined) return [judge(name, 'missing', '', key)];
  const isRight = stated.some((one) => isSame(one, key));
  return [judge(name, isRight ? 'right' : 'wrong', stated.join('; '), key)];
}

function judge(name: FactClass, outcome: FactOutcome, stated: string, key: string): JudgedFact {
  return { class: name, outcome, stated, key };
}

function normalize(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
