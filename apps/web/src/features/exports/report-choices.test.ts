import type { Analysis, Term } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { getReportPath, listReportChoices } from './report-choices.ts';

const build = (value: Partial<Term['value']>, details?: Analysis['details']) =>
  ({
    documentKind: { kind: 'services' },
    score: {},
    terms: [{ value }],
    details,
  }) as unknown as Analysis;
const dated = build({ kind: 'date', date: '2026-03-01' });

const list = (filename: string, analysis = dated) => listReportChoices({ filename, analysis });

describe('the files that an analysis can be taken away as', () => {
  it('are one of each form, the PDF first', () => {
    expect(list('deal.pdf').map(({ format }) => format)).toEqual([
      'pdf',
      'docx',
      'redlined-docx',
      'markdown',
      'findings-csv',
      'terms-csv',
      'calendar',
      'json',
    ]);
  });

  it.each([
    ['deal.DOCX', true],
    ['deal.doc', false],
    ['deal.docx.pdf', false],
  ])('hold the document with comments where %s was uploaded: %s', (filename, expected) => {
    expect(list(filename).some(({ format }) => format === 'reviewed-docx')).toBe(expected);
  });

  it.each([
    ['a letter', { ...dated, documentKind: { kind: 'letter' } }],
    ['a contract that was not judged', { ...dated, score: undefined }],
  ])('hold no document with changes for %s', (_, analysis) => {
    const choices = list('deal.docx', analysis as Analysis);
    expect(choices.map(({ format }) => format)).not.toContain('redlined-docx');
  });

  it.each([
    ['a date', dated, undefined],
    [
      'a deadline with a day',
      build({ kind: 'deadline', action: 'pay', date: '2026-03-01' }),
      undefined,
    ],
    ['a deadline without', build({ kind: 'deadline', action: 'pay' }), 'No date was found'],
    ['money alone', build({ kind: 'money' }), 'No date was found'],
  ])('hold a calendar where there is something to put into it: %s', (_, analysis, obstacle) => {
    const calendar = list('deal.pdf', analysis).find(({ format }) => format === 'calendar');
    expect(calendar?.obstacle).toBe(obstacle);
  });
});

it.each([
  ['pdf', undefined, false, '?format=pdf'],
  ['pdf', 't1', true, '?format=pdf&side=t1&annex=yes&length=long'],
  ['json', undefined, true, '?format=json&annex=yes'],
  ['findings-csv', 'a b', true, '?format=findings-csv&side=a+b'],
  ['calendar', undefined, true, '?format=calendar'],
] as const)('%s for %s with everything %s is asked for by %s', (format, side, isAll, query) => {
  const wanted = { analysisId: 'a/1', format, side, hasAnnex: isAll, isLong: isAll };
  expect(getReportPath(wanted)).toBe(`/api/analyses/a%2F1/report${query}`);
});
