import { expect, it } from 'vitest';
import { findInstrument } from './find-instrument.ts';

const body = '\n\nI, John Smith, of Leeds, appoint my wife and give all that I own to her.';

it.each([
  ['LAST WILL AND TESTAMENT OF JOHN SMITH', 'will'],
  ['The Last Will of John Smith', 'will'],
  ['DURABLE POWER OF ATTORNEY', 'power-of-attorney'],
  ['General Power of Attorney of Maria Lopez', 'power-of-attorney'],
])('“%s” is the title of a %s', (title, instrument) => {
  expect(findInstrument(title + body)).toEqual({
    instrument,
    evidence: { start: 0, end: title.length, quote: title },
  });
});

it.each([
  ['a letter about one', 'Dear Ms. Doe, your power of attorney has arrived.'],
  ['a guide', 'Power of Attorney\n\nA power of attorney lets somebody act for another person.'],
  ['another will', `Where there is a will there is a way${body}`],
])('leaves alone %s', (_, text) => {
  expect(findInstrument(text)).toBeUndefined();
});
