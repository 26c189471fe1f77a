import type { Term, TermType, TermValue } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { describeTerm } from './describe-term.ts';

function buildTerm(type: TermType, label: string, display: string, value?: TermValue): Term {
  return {
    id: 't1',
    type,
    label,
    display,
    value: value ?? { kind: 'text', text: display },
    evidence: { start: 0, end: 1, quote: 'x' },
  };
}

const money = (amount: number, display: string) =>
  buildTerm('contract-value', 'Contract value', display, {
    kind: 'money',
    amount,
    currency: 'USD',
  });
const day = (date: string, display: string) =>
  buildTerm('expiration-date', 'Expiration date', display, { kind: 'date', date });
const time = (amount: number, unit: 'month' | 'year', display: string) =>
  buildTerm('contract-term', 'Initial term', display, { kind: 'duration', amount, unit });
const renewal = (date: string, display: string) =>
  buildTerm('renewal-deadline', 'Last day to prevent renewal', display, {
    kind: 'deadline',
    action: 'give notice to prevent renewal',
    date,
  });
const cap = (display: string) => buildTerm('liability-cap', 'Liability cap', display);
const law = (display: string) => buildTerm('governing-law', 'Governing law', display);
const party = (name: string, alias: string) =>
  buildTerm('party', alias, name, { kind: 'party', name, alias });

describe('a term that changed', () => {
  it.each([
    [
      money(100, 'USD 100.00'),
      money(125, 'USD 125.00'),
      'The contract value rose from USD 100.00 to USD 125.00, by 25 %.',
    ],
    [
      money(100, 'USD 100.00'),
      money(99.5, 'USD 99.50'),
      'The contract value fell from USD 100.00 to USD 99.50, by 0.5 %.',
    ],
    [
      day('2026-03-01', '1 March 2026'),
      day('2026-02-28', '28 February 2026'),
      'The expiration date moved from 1 March 2026 to 28 February 2026, 1 day earlier.',
    ],
    [
      renewal('2027-12-02', '2 December 2027'),
      renewal('2027-12-09', '9 December 2027'),
      'The last day to prevent renewal moved from 2 December 2027 to 9 December 2027, 7 days later.',
    ],
    [
      time(24, 'month', '24 months'),
      time(1, 'year', '1 year'),
      'The initial term was shortened from 24 months to 1 year.',
    ],
    [
      cap('the fees of the last 24 months'),
      cap('fees paid in the twelve (12) months before'),
      "The liability cap fell from 24 to 12 months' fees.",
    ],
    [
      cap('fees paid in twelve months'),
      cap('fees paid in one month'),
      "The liability cap fell from 12 to 1 month's fees.",
    ],
    [cap('$100,000'), cap('$250,000'), 'The liability cap rose from $100,000 to $250,000.'],
    [
      cap('the fees'),
      cap('twice the fees'),
      'The liability cap changed from “the fees” to “twice the fees”.',
    ],
    [
      cap('ten (10) business days'),
      cap('five (5) Business Days'),
      'The liability cap fell from 10 to 5 business days.',
    ],
    [
      cap('forty-five days'),
      cap('ninety calendar days'),
      'The liability cap rose from 45 to 90 days.',
    ],
    [
      cap('2.5 % of the fees'),
      cap('12.5 percent of the fees'),
      'The liability cap rose from 2.5 % to 12.5 %.',
    ],
    [
      law('State of Delaware'),
      law('England and Wales'),
      'The governing law changed from “State of Delaware” to “England and Wales”.',
    ],
    [
      party('Acme Ltd', 'Customer'),
      party('Acme Holding Ltd', 'Customer'),
      'The Customer is Acme Holding Ltd, no longer Acme Ltd.',
    ],
    [
      party('Acme Ltd', 'Customer'),
      party('Acme Ltd', 'Client'),
      'Acme Ltd is called “Client”, no longer “Customer”.',
    ],
    [undefined, law('France'), 'New governing law: France.'],
    [law('France'), undefined, 'No longer stated: governing law, France.'],
  ])('is described by its values: %#', (before, after, description) => {
    expect(describeTerm(before, after)).toBe(description);
  });

  it.each([
    ['$2 million', '$3 million'],
    ['$900,000', '$1 million'],
    ['$2.5m', '$3.5m'],
    ['USD 2 (two) thousand', 'USD 3 (three) thousand'],
    ['EUR 1.000.000', 'EUR 2.500.000'],
    ['EUR 1,50', 'EUR 2,50'],
    ['CHF 1 000', 'CHF 2 000'],
    ["CHF 1'000", "CHF 2'000"],
    ['2,5 % of the fees', '3,5 % of the fees'],
    ['10 business days', '30 days'],
    ['1 000 days', '2 500 days'],
    ['one hundred twenty days', 'one hundred thirty days'],
    ['ten days or a hundred days', 'twenty days or a hundred days'],
  ])('is quoted if its amounts cannot be compared reliably: %s', (before, after) => {
    expect(describeTerm(cap(before), cap(after))).toBe(
      `The liability cap changed from “${before}” to “${after}”.`,
    );
  });

  it('is shortened by whole characters', () => {
    const description = describeTerm(law('France'), law(`a${'😀'.repeat(100)}`));
    expect(description).toBe(`The governing law changed from “France” to “a${'😀'.repeat(39)} …”.`);
  });
});
