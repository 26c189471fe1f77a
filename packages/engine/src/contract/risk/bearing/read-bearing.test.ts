import type { Term } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import type { Bearer } from '../../../text/checks/document-check.ts';
import { createPartyNames } from '../parties.ts';
import { readBearing } from './read-bearing.ts';

function buildParty(id: string, name: string): Term {
  const evidence = { start: 0, end: name.length, quote: name };
  const value = { kind: 'party', name } as const;
  return { id, type: 'party', label: name, display: name, value, evidence };
}

const parties = createPartyNames([buildParty('a', 'Acme'), buildParty('b', 'Birch')]);

/** Reads the bearer of the words from `at` on: `a`, `b`, `not a`, `both` or nothing. */
function read(text: string, bearer: Bearer, at = ''): string | undefined {
  const from = Math.max(0, text.indexOf(at));
  const found = readBearing(text, { from, to: text.length }, bearer, parties);
  if (found.bearer === 'everyone') return 'both';
  if (found.subject === undefined) return undefined;
  return found.bearer === 'others' ? `not ${found.subject}` : found.subject;
}

describe('a change of control', () => {
  it.each([
    ['A change of control of Acme entitles Birch to terminate.', 'change of control', 'a'],
    ['If Birch undergoes a change of control, Acme may terminate.', 'change of control', 'b'],
    ['Birch may terminate this Agreement upon a change of control.', 'change of control', 'not b'],
    ['Acme shall not sell its assets without the consent of Birch.', 'sell', 'a'],
    ['Upon a change of control of either party the other may terminate.', 'change', 'both'],
    ['A party that undergoes a change of control shall notify Acme.', 'change of control', 'both'],
    ['A change of control counts as an assignment.', 'change of control', undefined],
  ])('weighs on whoever is sold: %s', (text, at, expected) => {
    const from = text.indexOf(at);
    const found = readBearing(text, { from, to: from + at.length }, 'controlled', parties);
    const side = found.bearer === 'others' ? `not ${found.subject}` : found.subject;
    expect(found.bearer === 'everyone' ? 'both' : side).toBe(expected);
  });
});

describe('the bearer of a sentence', () => {
  it.each([
    ['Birch shall not solicit customers of Acme.', 'Birch', 'b'],
    ['Without the consent of Acme, Birch shall not solicit its customers.', 'Acme', 'b'],
    ['Birch shall not, without the prior consent of Acme, solicit customers.', 'not', 'b'],
    ['Birch will not hire anybody whom Acme has employed, nor solicit customers.', 'nor', 'b'],
    ['This Agreement may not be assigned by Birch without consent of Acme.', 'may', 'b'],
    ['Birch (and its affiliates), during the term, shall not compete.', 'shall', 'b'],
    ['If Acme ends this Agreement, Birch shall not compete.', 'Acme', 'b'],
    ['Each party shall not solicit customers of the other.', 'solicit', 'both'],
    ['Neither party shall solicit customers of Acme.', 'solicit', 'both'],
    ['Acme agrees that Birch may not compete.', 'may', 'b'],
    ['Acme acknowledges that the work may be stopped.', 'may', 'a'],
    ['The customers are not to be solicited with the consent of Acme.', 'not', undefined],
  ])('is its subject: %s', (text, at, expected) => {
    expect(read(text, 'subject', at)).toBe(expected);
  });

  it.each([
    ["Acme's total liability shall not exceed $500.", 'not a'],
    ['The liability of Birch is limited to the fees paid by Acme.', 'not b'],
    ['In no event will Acme be liable for lost profits of Birch.', 'not a'],
    ["Acme agrees that Birch's liability shall not exceed $500.", 'not b'],
    ['Our liability is limited to the fees you paid.', 'not we'],
    ["Neither party's liability shall exceed the fees paid by Birch.", 'both'],
    ['Liability is limited to the fees paid.', undefined],
  ])('is whoever can recover less: %s', (text, expected) => {
    expect(read(text, 'unprotected')).toBe(expected);
  });

  it.each([
    ['Birch agrees not to use any Confidential Information for its own ends.', 'b'],
    ['Birch agrees to take all reasonable measures to protect the secrecy of the data.', 'b'],
    ['Each party shall keep the information confidential.', 'both'],
  ])('is whoever keeps the secret: %s', (text, expected) => {
    expect(read(text, 'confidant')).toBe(expected);
  });

  it.each([
    ['The level is determined by Acme, and its determination shall be final.', 'not a'],
    ["Acme's records shall be conclusive.", 'not a'],
  ])('is whoever is overruled: %s', (text, expected) => {
    expect(read(text, 'overruled', 'shall')).toBe(expected);
  });

  it.each([
    ['Transfer of rights to Acme You irrevocably transfer to Acme all rights.', 'you'],
    ['Birch hereby irrevocably assigns all rights to Acme.', 'b'],
  ])('is whoever made it: %s', (text, expected) => {
    expect(read(text, 'creator', 'irrevocably')).toBe(expected);
  });

  it.each([
    ['Birch agrees to indemnify Acme and hold Acme harmless.', 'b'],
    ['Acme shall defend, indemnify and hold harmless Birch.', 'a'],
    ['Each party shall indemnify the other.', 'both'],
    ['Acme is entitled to be indemnified.', undefined],
  ])('is whoever indemnifies: %s', (text, expected) => {
    expect(read(text, 'indemnifier')).toBe(expected);
  });

  it.each([
    ['Acme disclaims all implied warranties.', 'not a'],
    ['Birch accepts the goods as is.', 'b'],
    ['The data are provided by Birch as is.', 'not b'],
    ["Birch's materials are provided as is.", 'not b'],
    ['Acme and Birch each disclaim all warranties.', 'both'],
    ['Each party disclaims all warranties.', 'both'],
    ['The goods are sold as is.', undefined],
  ])('is whoever receives: %s', (text, expected) => {
    expect(read(text, 'receiver')).toBe(expected);
  });

  it.each([
    ['Acme shall pay Birch within 90 days.', 'a', 'not a'],
    ['Invoices of Birch are due within 90 days.', 'not b', 'b'],
    ['Fees paid by Acme are not refunded.', 'a', 'not a'],
    ['Birch may increase the fees.', 'not b', 'b'],
  ])('is whoever pays, or is paid: %s', (text, payer, performer) => {
    expect(read(text, 'payer')).toBe(payer);
    expect(read(text, 'performer')).toBe(performer);
  });

  it.each([
    ['remedied', "Replacement is Birch's sole remedy and Acme's entire liability.", 'b'],
    [
      'overruled',
      'Birch may not assign without the consent of Acme, at its sole discretion.',
      'not a',
    ],
    ['overruled', 'Acme may end it in its sole discretion.', 'not a'],
    ['overruled', "Acme permits checks at [name]'s sole discretion.", undefined],
    ['liable', 'The liability of Acme is unlimited.', 'a'],
    ['creator', 'All works made for hire are owned exclusively by Acme.', 'not a'],
    ['creator', 'Birch hereby assigns all rights to Acme.', 'b'],
    ['audited', 'Birch shall make its books available for audit by Acme.', 'not a'],
    ['renewed', 'The term renews unless either party gives notice.', 'both'],
    ['enjoined', 'Acme is entitled to an injunction without a bond.', 'not a'],
    ['confidant', 'Birch shall keep the information confidential.', 'b'],
    ['discloser', 'Birch shall not disclose the information.', 'not b'],
  ] as const)('is %s in: %s', (bearer, text, expected) => {
    expect(read(text, bearer)).toBe(expected);
  });
});
