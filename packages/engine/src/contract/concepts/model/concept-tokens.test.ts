import { describe, expect, it } from 'vitest';
import { createTokenReader } from './concept-tokens.ts';

const reader = createTokenReader(
  new Map([
    ['acme ltd', 't1'],
    ['acme', 't1'],
    ['birch', 't2'],
  ]),
);
const read = (text: string) => reader.read(text).words.join(' ');

describe('the words of a sentence', () => {
  it.each([
    ['Acme Ltd may sue Birch.', '@0 may sue @1'],
    ['Birch may sue Acme.', '@0 may sue @1'],
    ['The Tenant pays; the tenant leaves.', '@0 pays @0 leaves'],
    ['You pay us, and your friends pay me.', '@0 pay @1 and @0 friends pay @2'],
    ['Either party may leave.', '@both may leave'],
    ['It notifies the other party.', 'it notifies @other'],
    ["We can't, won't and cannot.", '@0 can not will not and can not'],
    ['30 days, 1,250 euros in 2024 or 12 %', '#30 days #4 euros in #year or #12 %'],
    ['£5 or €5 or $5', '$ #5 or $ #5 or $ #5'],
    ["Acme's goods", '@0 s goods'],
  ])('show parties by their order, not by name: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('are the same when the names of two parties are exchanged', () => {
    const text = 'Acme may terminate at any time; Birch may not, and Birch pays Acme.';
    const exchanged = text.replace(/Acme|Birch/g, (name) => (name === 'Acme' ? 'Birch' : 'Acme'));
    expect(reader.read(exchanged).words).toEqual(reader.read(text).words);
    expect(reader.read(text).parties).toEqual(['t1', 't2']);
    expect(reader.read(exchanged).parties).toEqual(['t2', 't1']);
  });

  it('take a fourth party for the third', () => {
    expect(read('Tenant, Landlord, Bank and Guarantor')).toBe('@0 @1 @2 and @2');
  });

  it('know where they begin', () => {
    const text = 'Acme may not leave.';
    const { words, starts } = reader.read(text);
    expect(starts.map((start) => text.slice(start).split(/\W/)[0])).toEqual([
      'Acme',
      'may',
      'not',
      'leave',
    ]);
    expect(words).toHaveLength(starts.length);
  });
});
