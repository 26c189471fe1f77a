import { addDays } from '@clauselight/core';
import type { Contract } from '@clauselight/research-data';
import type { Term, TermType } from '@clauselight/schema';
import { listPlaces, parseDateAnswer, parseLengthAnswer, toDays } from './answers.ts';
import { compareExpiration } from './compare-expiration.ts';
import { compareParties } from './compare-parties.ts';
import type { Outcome } from './comparison.ts';
import { isSameName, squash } from './names.ts';

export interface Comparison {
  readonly name: string;
  /** Nothing if the contract cannot be compared on this point. */
  compare(contract: Contract, terms: readonly Term[]): Outcome | undefined;
}

/** Every point the annotators' normalized answers speak of and the engine has a term for. */
export const comparisons: readonly Comparison[] = [
  { name: 'document name', compare: compareTitle },
  { name: 'parties', compare: compareAllParties },
  createDateComparison('agreement date', 'Agreement Date', 'agreement-date'),
  createDateComparison('effective date', 'Effective Date', 'effective-date'),
  createDateComparison('expiration date', 'Expiration Date', 'expiration-date'),
  { name: 'expiration or term', compare: compareExpiration },
  {
    name: 'renewal term',
    compare: ({ answers }, terms) =>
      compareLength(
        answers['Renewal Term'] ?? '',
        listOfType(terms, 'renewal-term').filter(hasLength),
      ),
  },
  {
    name: 'notice period',
    compare: ({ answers }, terms) =>
      compareLength(
        answers['Notice Period To Terminate Renewal'] ?? '',
        listOfType(terms, 'notice-period').filter(({ label }) =>
          /renew|extend|end of the term/i.test(label),
        ),
      ),
  },
  { name: 'governing law', compare: compareLaw },
];

/** A renewal may be stated without its length, which the annotators leave out. */
function hasLength({ value }: Term): boolean {
  return value.kind === 'duration' || (value.kind === 'text' && /perpetual/i.test(value.text));
}

function listOfType(terms: readonly Term[], type: TermType): readonly Term[] {
  return terms.filter((term) => term.type === type);
}

function compareTitle({ answers, spans }: Contract, terms: readonly Term[]): Outcome | undefined {
  const expected = [...(spans.get('Document Name') ?? []), answers['Document Name'] ?? '']
    .map(squash)
    .filter((name) => name !== '');
  const got = listOfType(terms, 'document-title').map(({ display }) => display);
  if (expected.length === 0) return undefined;
  const isRight = (title: string) => expected.some((name) => isSameName(name, squash(title)));
  return createOutcome({ expected, got, isRight });
}

function compareAllParties({ answers }: Contract, terms: readonly Term[]): Outcome | undefined {
  const parties = terms.flatMap(({ value }) =>
    value.kind === 'party' ? [{ name: value.name, aliases: value.alias?.split(' or ') ?? [] }] : [],
  );
  const { annotated, predicted, found, wrong } = compareParties(answers.Parties ?? '', parties);
  if (annotated.length === 0) return undefined;
  const list = (some: typeof annotated, marked: typeof annotated, mark: string) =>
    some.map((party) => (marked.includes(party) ? party.name : `${mark}${party.name}`)).join(' | ');
  const right = predicted.filter((party) => !wrong.includes(party));
  return {
    annotated: annotated.length,
    predicted: predicted.length,
    right: right.length,
    found: found.length,
    expected: list(annotated, found, '-'),
    got: list(predicted, right, '+'),
  };
}

function createDateComparison(name: string, category: string, type: TermType): Comparison {
  return {
    name,
    compare: ({ answers }, terms) => {
      const answer = parseDateAnswer(answers[category] ?? '');
      if (answer.kind === 'blank') return undefined;
      const expected = answer.kind === 'dates' ? answer.dates : [];
      const got = listOfType(terms, type).map(({ value }) =>
        value.kind === 'date' ? value.date : '',
      );
      // Annotators count a term to its anniversary; the engine counts to the day before.
      const isRight = (date: string) =>
        expected.includes(date) ||
        (type === 'expiration-date' && expected.includes(addDays(date, 1) ?? ''));
      return createOutcome({ expected, got, isRight });
    },
  };
}

function compareLength(answer: string, terms: readonly Term[]): Outcome | undefined {
  const lengths = parseLengthAnswer(answer).map((days) => `${days} days`);
  const isPerpetual = /perpetual/i.test(answer);
  if (answer.trim() !== '' && lengths.length === 0 && !isPerpetual) return undefined;
  const expected = [...lengths, ...(isPerpetual ? ['perpetual'] : [])];
  const got = terms.map(({ value, display }) =>
    value.kind === 'duration'
      ? `${toDays(value.amount, value.unit)} days`
      : /perpetual|indefinite/i.test(value.kind === 'text' ? value.text : display)
        ? 'perpetual'
        : display,
  );
  return createOutcome({ expected, got, isRight: (length) => expected.includes(length) });
}

function compareLaw({ answers }: Contract, terms: readonly Term[]): Outcome | undefined {
  const answer = answers['Governing Law'] ?? '';
  if (answer.includes('[]')) return undefined;
  const places = listPlaces(answer);
  // What is after a comma is the country of the place before it, and need not be named.
  const asked = answer.split(';').flatMap((part) => listPlaces(part).slice(0, 1));
  const laws = listOfType(terms, 'governing-law').map(({ display }) => display);
  const got = laws.flatMap(listPlaces);
  const right = laws.filter((law) => listPlaces(law).some((place) => places.includes(place)));
  const isFound = asked.length > 0 && asked.every((place) => got.includes(place));
  return {
    annotated: asked.length > 0 ? 1 : 0,
    predicted: laws.length,
    right: right.length,
    found: isFound ? 1 : 0,
    expected: answer,
    got: laws.join(' | '),
  };
}

interface OutcomeInput {
  /** Alternatives of which one is enough. */
  readonly expected: readonly string[];
  readonly got: readonly string[];
  isRight(value: string): boolean;
}

function createOutcome({ expected, got, isRight }: OutcomeInput): Outcome {
  const right = got.filter(isRight).length;
  return {
    annotated: expected.length > 0 ? 1 : 0,
    predicted: got.length,
    right,
    found: right > 0 ? 1 : 0,
    expected: expected.join(' | '),
    got: got.join(' | '),
  };
}
