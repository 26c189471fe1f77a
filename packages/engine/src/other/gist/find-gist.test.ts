import { isAnchored } from '@clauselight/core';
import type { DocumentKind } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { listEvidence } from '../../test/list-evidence.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { describeDocument } from './describe-gist.ts';
import { findGist } from './find-gist.ts';

const guide = `The garden shed

The shed of the allotment club belongs to all members, and everybody who uses it keeps it in order. It was built in 2019 by Anna Berg and the Ashford Carpenters.

Keys

The key hangs at the house of Anna Berg. Members must return the key by 30 June 2026. The key costs GBP 12.50 if it is lost.

Tools

Tools of the shed are lent to members for a week. The treasurer must check the tools every month. You must not lend the tools of the shed to strangers.

Weather

It rains in May.`;

function read(text: string, kind: DocumentKind = 'guide') {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  const { title, wordCount } = structure;
  return { sourceText, title, found: findGist({ sourceText, title, kind, wordCount }) };
}

describe('the gist of a document', () => {
  const { sourceText, found } = read(guide);
  const gist = found?.gist;

  it('quotes the sentences that say most, in their order and exactly', () => {
    const quotes = gist?.keySentences.map(({ quote }) => quote) ?? [];
    expect(quotes[0]).toMatch(/^The shed of the allotment club belongs to all members/);
    expect(quotes).not.toContain('It rains in May.');
    const starts = gist?.keySentences.map(({ start }) => start) ?? [];
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    for (const evidence of listEvidence(found)) {
      expect(isAnchored(sourceText.text, evidence), evidence.quote).toBe(true);
    }
  });

  it('lists who is to do what, those with a day first', () => {
    expect(gist?.duties.map(({ who, what, due }) => [who, what, due?.date])).toEqual([
      ['Members', 'must return the key by 30 June 2026', '2026-06-30'],
      ['The treasurer', 'must check the tools every month', undefined],
      ['You', 'must not lend the tools of the shed to strangers', undefined],
    ]);
  });

  it('lists the names in it, those mentioned most first', () => {
    expect(gist?.names.map(({ name, mentions }) => [name, mentions])).toEqual([
      ['Anna Berg', 2],
      ['Ashford Carpenters', 1],
    ]);
  });

  it('makes key terms of its deadlines, dates and sums', () => {
    expect(found?.terms.map(({ type, display }) => [type, display])).toEqual([
      ['deadline', '30 June 2026: Members must return the key by 30 June 2026'],
      ['date', '30 June 2026'],
      ['money', 'GBP 12.50'],
    ]);
  });

  it.each([
    ['We said that you must pay more than before for the same old thing.', 'a clause of its own'],
    ['It must be said that the summer was a wet one for all of us.', 'nobody'],
    ['If it rains, the boat must stay in the harbor until the evening.', 'a condition'],
    ['Why must the members of the club return their keys in June?', 'a question'],
    ['The members shouldn’t have to look for the key of the shed.', 'a denial'],
    ['Please note that the shed is closed on all Sundays of the year.', 'a courtesy'],
  ])('takes no duty from “%s”: %s', (sentence) => {
    expect(read(`Notes\n\n${sentence}`).found?.gist.duties).toEqual([]);
  });

  it('quotes no sentence and takes no name that is not filled in yet', () => {
    const text =
      'Acknowledgment\n\nThe handbook of [COMPANY NAME] was given to [EMPLOYEE NAME] on the first day of work. I have read the handbook of the firm and follow the rules that it states for all staff.';
    const { found } = read(text, 'form');
    expect(found?.gist.names).toEqual([]);
    expect(found?.gist.keySentences.map(({ quote }) => quote)).toEqual([
      'I have read the handbook of the firm and follow the rules that it states for all staff.',
    ]);
  });

  it('takes no names from titles, months, greetings and the first word of a sentence', () => {
    const text =
      'Welcome To The Ashford Shed\n\nBuilt Sheds last for years. We met on Monday 4 May. Dear Members of the club, thank you.';
    expect(read(text).found?.gist.names).toEqual([]);
  });

  it.each(['book', 'essay', 'article', 'cv'] as const)(
    'takes no duties from a story or an argument: %s',
    (kind) => {
      expect(read(guide, kind).found?.gist.duties).toEqual([]);
    },
  );

  it.each(['invoice', 'table', 'data', 'log', 'code'] as const)(
    'is not read of figures and programs: %s',
    (kind) => {
      expect(read(guide, kind).found).toBeUndefined();
    },
  );

  it('leaves duties and figures to kinds whose own details list them', () => {
    expect(read(guide, 'report').found?.gist).toMatchObject({ duties: [], figures: [] });
    expect(read(guide, 'policy').found?.gist).toMatchObject({ figures: [] });
    expect(read(guide, 'policy').found?.gist.duties).toHaveLength(3);
    expect(read(guide, 'letter').found?.gist.duties).toEqual([]);
  });

  it.each([
    ['capitals', 'A'.repeat(200_000)],
    ['names', 'Anna Berg of '.repeat(20_000)],
    ['sentences', 'The members must pay the fee today. '.repeat(6_000)],
    [
      'different sentences',
      Array.from(
        { length: 6_000 },
        (_, n) => `Member ${n.toString(36)}xq pays a fee for shed ${n} today.`,
      ).join(' '),
    ],
    ['modal verbs', 'must not '.repeat(30_000)],
    [
      'different duties',
      Array.from({ length: 20_000 }, (_, n) => `Members must pay fee ${n} now.`).join(' '),
    ],
  ])('is read in bounded time among thousands of %s', (_, text) => {
    const sourceText = buildSourceText(text);
    const start = process.cpuUsage();
    findGist({ sourceText, title: undefined, kind: 'guide', wordCount: 10_000 });
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2_000);
  });
});

describe('the summary of a document without an analysis of its own', () => {
  it('says what it is, quotes it, and names who is to do what', () => {
    const { found } = read(guide);
    const sentences = describeDocument({
      documentKind: { kind: 'guide', label: 'Guide' },
      title: undefined,
      wordCount: 108,
      gist: found?.gist,
    }).map(({ text }) => text);
    expect(sentences).toEqual([
      'This is a guide of 108 words, about 1 minute to read.',
      expect.stringMatching(/^In its own words: “The shed of the allotment club .*”; “.*”\.$/),
      'What is to be done: “Members must return the key by 30 June 2026”; “The treasurer must check the tools every month”; and 1 more.',
      'It names Anna Berg and Ashford Carpenters.',
    ]);
  });
});
