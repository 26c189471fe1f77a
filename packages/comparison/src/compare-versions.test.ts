import type { PassageChange } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { compareVersions } from './compare-versions.ts';
import { buildClauses, buildVersion } from './test/build-version.ts';

function compare(before: readonly string[], after: readonly string[]) {
  return compareVersions({ before: buildVersion(before), after: buildVersion(after) });
}

function describeRow({ kind, isMoved, isRenumbered, paragraphs, words }: PassageChange): string {
  const marks = { same: '', insertion: '+', deletion: '-' };
  const flags = [kind, isMoved && 'moved', isRenumbered && 'renumbered', paragraphs];
  return `${flags.filter(Boolean).join(' ')}: ${words.map(({ kind, text }) => `${marks[kind]}${text}`).join('|')}`;
}

const liability = 'The supplier is liable for loss that it causes by a breach of this agreement.';
const payment = 'Invoices are paid within thirty days after the customer has received them.';
const data = 'Personal data is returned or erased when the services come to their end.';
const notices = 'Notices are given in writing and reach the other party by registered post.';

describe('passages', () => {
  it('are unchanged if only white space, quotes and hyphens differ', () => {
    const { passages, likeness } = compare(
      ['The “Customer’s” well-known  data — all of it.', 'Sign: ______'],
      ['The "Customer\'s" well‑known\ndata - all of it.', 'Sign: ____________'],
    );
    expect(passages.map(({ kind }) => kind)).toEqual(['same', 'same']);
    expect(likeness).toBe(1);
  });

  it('show inserted and deleted words', () => {
    const { passages, counts } = compare(
      ['The term is twenty-four (24) months from the start.'],
      ['The term is twelve (12) months from the very start.'],
    );
    expect(passages.map(describeRow)).toEqual([
      'changed: The term is |-twenty-four (24) |+twelve (12) |months from the |+very |start.',
    ]);
    expect(counts).toMatchObject({ changed: 1, insertedWords: 3, deletedWords: 3 });
  });

  it('show an inserted sentence as one insertion', () => {
    const { passages } = compare(
      ['The fee is due. The fee is final.'],
      ['The fee is due. The fee bears interest. The fee is final.'],
    );
    expect(passages.map(describeRow)).toEqual([
      'changed: The fee is due. |+The fee bears interest. |The fee is final.',
    ]);
  });

  it('are added or removed if only one version has them', () => {
    const { passages } = compare([liability, payment, data], [liability, data, notices]);
    expect(passages.map(describeRow)).toEqual([
      `same: ${liability}`,
      `removed: -${payment}`,
      `same: ${data}`,
      `added: +${notices}`,
    ]);
  });

  it('are moved if only their order differs, by the smallest change', () => {
    const { passages, counts } = compare(
      [liability, payment, data, notices],
      [payment, data, notices, liability],
    );
    expect(passages.map(describeRow)).toEqual([
      `same: ${payment}`,
      `same: ${data}`,
      `same: ${notices}`,
      `same moved: ${liability}`,
    ]);
    expect(counts).toMatchObject({ same: 4, moved: 1 });
  });

  it('can be moved and changed at the same time', () => {
    const { passages } = compare(
      [liability, payment, data, notices],
      [payment, data, notices, liability.replace('loss', 'damage')],
    );
    expect(passages.map(({ kind, isMoved }) => [kind, isMoved])).toEqual([
      ['same', false],
      ['same', false],
      ['same', false],
      ['changed', true],
    ]);
  });

  it('are renumbered if their words are equal', () => {
    const { passages } = compare(
      [`1. ${liability}`, `2. ${payment}`],
      [`1. ${data}`, `2. ${liability}`, `3. ${payment}`],
    );
    expect(passages.map(({ kind, isRenumbered }) => [kind, isRenumbered])).toEqual([
      ['added', false],
      ['same', true],
      ['same', true],
    ]);
    expect(passages[1]?.words[0]).toEqual({ kind: 'same', text: '2. ', before: '1. ' });
  });

  it('can be divided or joined without changed words', () => {
    const whole = [`${liability} ${payment} ${data}`];
    const parts = [liability, payment, data];
    expect(compare(whole, parts).passages.map(describeRow)).toEqual(
      parts.map((part, index) => `same split: ${part}${index === 2 ? '' : ''}`),
    );
    expect(compare(parts, whole).passages.every(({ kind }) => kind === 'same')).toBe(true);
    expect(compare(parts, whole).passages.map(({ paragraphs }) => paragraphs)).toEqual(
      Array(3).fill('merged'),
    );
  });

  it('are unchanged if only line breaks differ', () => {
    const { passages } = compare(
      ['A confiden- tial matter of some weight.'],
      ['A confidential matter of some weight.'],
    );
    expect(passages.map(({ kind }) => kind)).toEqual(['same']);
  });

  it('in page headers and footers are left out', () => {
    const before = buildVersion(['Draft 1', liability, 'Page 1'], {
      blocks: { 0: { kind: 'header' }, 2: { kind: 'footer' } },
    });
    const after = buildVersion(['Draft 2', liability], { blocks: { 0: { kind: 'header' } } });
    expect(compareVersions({ before, after }).passages.map(({ kind }) => kind)).toEqual(['same']);
  });

  it('of a table of contents may have another page number', () => {
    const { passages } = compare(
      ['Liability ..... 3', 'Liability'],
      ['Liability ..... 4', 'Liability'],
    );
    expect(passages.map(({ kind }) => kind)).toEqual(['same', 'same']);
  });
});

describe('lines of a table of contents', () => {
  it('may have other page numbers, also without dots', () => {
    const contents = (...pages: readonly number[]) => [
      `Liability\t${pages[0]}`,
      `Payment ${pages[1]}`,
      'Liability',
      liability,
      'Payment',
      payment,
    ];
    const { passages } = compare(contents(3, 7), contents(4, 9));
    expect(passages.map(({ kind }) => kind)).toEqual(Array(6).fill('same'));
  });

  it.each([
    ['Number of Users', '50', '500'],
    ['Notice period (days)', '30', '90'],
  ])(
    'are not confused with rows that give %s a value, wherever its heading is',
    (name, earlier, later) => {
      const [before, after] = [`${name} ${earlier}`, `${name} ${later}`];
      const changed = `changed: ${name} |-${earlier}|+${later}`;
      const below = compare([name, before, liability], [name, after, liability]);
      expect(below.passages.map(describeRow)[1]).toBe(changed);
      const above = compare([before, liability, name], [after, liability, name]);
      expect(above.passages.map(describeRow)[0]).toBe(changed);
    },
  );

  it('are not confused with consecutive rows of values', () => {
    const rows = (users: number, days: number) => [
      `Number of Users ${users}`,
      `Notice period (days) ${days}`,
      'Number of Users',
      'Notice period (days)',
    ];
    const { passages } = compare(rows(50, 30), rows(500, 90));
    expect(passages.map(({ kind }) => kind)).toEqual(['changed', 'changed', 'same', 'same']);
  });
});

describe('lines that recur', () => {
  it('do not move with the passage beside them', () => {
    const line = 'Source: Example Holdings, filed 14 November';
    const { passages } = compare(
      [liability, line, payment, line, data, line, notices, line],
      [line, payment, line, data, line, notices, liability, line],
    );
    expect(passages.filter(({ isMoved }) => isMoved).map(describeRow)).toEqual([
      `same moved: ${liability}`,
    ]);
  });
});

describe('references', () => {
  const text = (payment: string, reference: string) => [
    payment,
    `3. Interest follows ${reference}.`,
  ];
  const build = (
    paragraphs: readonly string[],
    numbers: readonly string[],
    quote: string,
    clauseId: string,
  ) => {
    const plain = buildVersion(paragraphs);
    const start = plain.source.text.indexOf(quote);
    const evidence = { start, end: start + quote.length, quote };
    const reference = {
      evidence,
      target: quote.replace('Section ', ''),
      status: 'resolved' as const,
      clauseId,
    };
    return buildVersion(paragraphs, {
      analysis: { clauses: buildClauses(plain, numbers), crossReferences: [reference] },
    });
  };
  const before = build(text(`1. ${payment}`, 'Section 1'), ['1', '3'], 'Section 1', 'c0');

  it('are unchanged if they follow the new number of their clause', () => {
    const after = build(text(`2. ${payment}`, 'Section 2'), ['2', '3'], 'Section 2', 'c0');
    const [, row] = compareVersions({ before, after }).passages;
    expect(row).toMatchObject({ kind: 'same', redirected: [] });
    expect(row?.words).toContainEqual({ kind: 'same', text: 'Section 2', before: 'Section 1' });
  });

  it('in a list follow the new numbers even if the analysis sees plain numbers', () => {
    const list = (number: string) =>
      `9.1 Sections 2.1 and ${number} survive the end of this agreement.`;
    const number = (paragraphs: readonly string[], numbers: readonly string[]) =>
      buildVersion(paragraphs, {
        analysis: { clauses: buildClauses(buildVersion(paragraphs), numbers) },
      });
    const before = number(
      [`2.1 ${liability}`, `2.2 ${payment}`, list('2.2')],
      ['2.1', '2.2', '9.1'],
    );
    const after = number(
      [`2.1 ${liability}`, `2.2 ${data}`, `2.3 ${payment}`, list('2.3')],
      ['2.1', '2.2', '2.3', '9.1'],
    );
    expect(compareVersions({ before, after }).passages.map(({ kind }) => kind)).toEqual([
      'same',
      'added',
      'same',
      'same',
    ]);
  });

  it('have a new target if they were not updated', () => {
    const paragraphs = [`1. ${liability}`, `2. ${payment}`, '3. Interest follows Section 1.'];
    const after = build(paragraphs, ['1', '2', '3'], 'Section 1', 'c0');
    const row = compareVersions({ before, after }).passages.at(-1);
    expect(row).toMatchObject({
      kind: 'changed',
      redirected: [{ quote: 'Section 1', before: { id: 'c0' }, after: { id: 'c0' } }],
    });
  });
});
