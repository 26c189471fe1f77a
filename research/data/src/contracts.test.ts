import { expect, it } from 'vitest';
import { readConcepts } from './concepts.ts';
import { parseWrittenContract, readWrittenContracts } from './contracts.ts';

it('reads kind, tone and text of a contract, one paragraph for each clause', () => {
  const words =
    '# room letting | plain | fair\n= owner: I | lodger: you\n## Rent\n> You pay 400 a month.\n> I write a receipt.\n\n> Either of us may end it.\n';
  expect(parseWrittenContract(words)).toEqual({
    kind: 'room letting',
    tone: 'fair',
    text: 'ROOM LETTING\n\nRent\nYou pay 400 a month.\nI write a receipt.\n\nEither of us may end it.\n',
    judged: [],
  });
});

it('reads what a reader saw in each sentence, and keeps it out of the text', () => {
  const words =
    '# room letting | plain | fair\n= owner: I | lodger: you\n> I come in when I like.\n+ entry-without-notice b=you\n? entry\n> I write a receipt.\n';
  const { text, judged } = parseWrittenContract(words);
  expect(text).toBe('ROOM LETTING\n\nI come in when I like.\nI write a receipt.\n');
  expect(judged).toEqual([
    { text: 'I come in when I like.', holds: ['entry-without-notice'], perhaps: ['entry'] },
    { text: 'I write a receipt.', holds: [], perhaps: [] },
  ]);
});

it('refuses a file without a tone', () => {
  expect(() => parseWrittenContract('# room letting | plain\n= a | b\n')).toThrow('no kind');
});

it('finds contracts of every tone in both groups', () => {
  const contracts = readWrittenContracts();
  for (const group of ['people', 'business']) {
    const tones = contracts.filter((one) => one.group === group).map(({ tone }) => tone);
    expect(new Set(tones)).toEqual(new Set(['fair', 'mixed', 'harsh']));
  }
  expect(contracts.every(({ text }) => text.length > 1000)).toBe(true);
  const known = new Set(readConcepts().map(({ id }) => id));
  const named = contracts.flatMap(({ judged }) =>
    judged.flatMap(({ holds, perhaps }) => [...holds, ...perhaps]),
  );
  expect(named.length).toBeGreaterThan(500);
  expect(named.filter((concept) => !known.has(concept))).toEqual([]);
});
