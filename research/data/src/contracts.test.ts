import { expect, it } from 'vitest';
import { parseWrittenContract, readWrittenContracts } from './contracts.ts';

it('reads kind, tone and text of a contract, one paragraph for each clause', () => {
  const words =
    '# room letting | plain | fair\n= owner: I | lodger: you\n## Rent\n> You pay 400 a month.\n> I write a receipt.\n\n> Either of us may end it.\n';
  expect(parseWrittenContract(words)).toEqual({
    kind: 'room letting',
    tone: 'fair',
    text: 'ROOM LETTING\n\nRent\nYou pay 400 a month.\nI write a receipt.\n\nEither of us may end it.\n',
  });
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
});
