import type { AnalysisRecord } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildRecord } from '../test/build-record.ts';
import { listVersions, searchVersions } from './list-versions.ts';
import { type ChosenVersions, suggestVersions } from './suggest-versions.ts';

const first = buildRecord('first', {
  filename: 'Supply Agreement v1.docx',
  analyzedAt: '2026-03-01T10:00:00.000Z',
});
const second = buildRecord('second', {
  filename: 'supply agreement v2 signed.pdf',
  analyzedAt: '2026-03-02T10:00:00.000Z',
});
const lease = buildRecord('lease', {
  filename: 'Flat 12.pdf',
  analyzedAt: '2026-03-03T10:00:00.000Z',
});

describe('the versions to choose from', () => {
  it('are the latest analysis of each document, newest first', () => {
    const again = buildRecord('again', {
      documentId: first.documentId,
      analyzedAt: '2026-03-04T10:00:00.000Z',
    });
    expect(ids(listVersions([again, lease, second, first], []))).toEqual([
      'again',
      'lease',
      'second',
    ]);
    expect(ids(listVersions([again, lease, second, first], ['first']))).toEqual([
      'again',
      'lease',
      'second',
      'first',
    ]);
  });

  it('are found by words of their names, in any case', () => {
    expect(ids(searchVersions([first, second, lease], 'AGREEMENT signed'))).toEqual(['second']);
    expect(searchVersions([first, second, lease], 'no such')).toEqual([]);
    expect(searchVersions([first, second, lease], ' ')).toHaveLength(3);
  });
});

describe('a choice of one version', () => {
  const records = [lease, second, first];

  it.each(['first', 'second'])(
    'of %s is completed by the document whose name is most like it, the earlier one before',
    (id) => {
      const both = { before: 'first', after: 'second' };
      expect(suggest(records, { before: undefined, after: id })).toEqual(both);
      expect(suggest(records, { before: id, after: undefined })).toEqual(both);
    },
  );

  it.each([
    ['first', 'second'],
    ['second', 'first'],
  ])('of %s by hand keeps it in the list it was chosen in', (id, other) => {
    const byHand = (chosen: ChosenVersions) => suggestVersions(records, { chosen, isByHand: true });
    expect(byHand({ before: id, after: undefined })).toEqual({ before: id, after: other });
    expect(byHand({ before: undefined, after: id })).toEqual({ before: other, after: id });
  });

  it('stays as it is where no name is like it, or the kind is another', () => {
    const chosen = { before: undefined, after: 'lease' };
    expect(suggest(records, chosen)).toBe(chosen);
    const letter = { ...second, documentKind: 'letter' as const };
    const alone = { before: undefined, after: 'first' };
    expect(suggest([letter, first], alone)).toBe(alone);
  });

  it('is completed by the document with the same content, under any name', () => {
    const summary =
      'The Lease is a lease between Ann Lee (the Tenant) and Hill Homes Ltd (the Landlord). It sets the rent at GBP 900.';
    const draft = { ...lease, filename: 'scan0001.pdf', summary };
    const signed = {
      ...second,
      filename: 'Hill Homes final.docx',
      summary: summary.replace('900', '950'),
    };
    const both = { before: 'second', after: 'lease' };
    expect(suggest([signed, draft, first], { before: undefined, after: 'lease' })).toEqual(both);
  });

  it('is not completed by a document of the same name that says something else', () => {
    const one = {
      ...first,
      filename: 'contract.pdf',
      summary:
        'The Supply Agreement is between Oak Homes and Mill Works. It is governed by the law of Ohio.',
    };
    const other = {
      ...second,
      filename: 'contract.pdf',
      summary: 'This is a cleaning contract of Ann Lee, dated 4 May 2026, for GBP 90.',
    };
    const chosen = { before: undefined, after: 'second' };
    expect(suggest([other, one], chosen)).toBe(chosen);
  });

  it('of both, of none or of an unknown one stays as it is', () => {
    for (const chosen of [
      { before: 'lease', after: 'first' },
      { before: undefined, after: undefined },
      { before: 'unknown', after: undefined },
    ]) {
      expect(suggest(records, chosen)).toBe(chosen);
    }
  });
});

/** What a link that names these versions leads to. */
function suggest(records: readonly AnalysisRecord[], chosen: ChosenVersions): ChosenVersions {
  return suggestVersions(records, { chosen, isByHand: false });
}

function ids(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id);
}
