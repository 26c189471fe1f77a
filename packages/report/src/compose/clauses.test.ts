import { type Analysis, type ClauseRow, clauseRowSchema } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { listTexts } from '../list-texts.ts';
import {
  buildAnalysis,
  buildFinding,
  buildReportInput,
  buildState,
  quote,
} from '../test/build-report-input.ts';
import { composeAnalysisReport } from './compose-analysis-report.ts';

function buildRow(facts: Partial<ClauseRow> = {}): ClauseRow {
  return clauseRowSchema.parse({
    id: 'refunds',
    name: 'Refunds',
    question: 'What is paid back?',
    importance: 'must',
    firstFor: [],
    presence: 'present',
    evidence: [quote('must pay all fees')],
    findingIds: ['f1'],
    termIds: [],
    facts: [{ text: '30 days', evidence: quote('all fees') }],
    isWorthALook: false,
    requestIfMissing: 'Ask for refunds.',
    ...facts,
  });
}

const finding = buildFinding({
  id: 'f1',
  severity: 4,
  why: 'It is lost.',
  request: 'Ask for less',
});
const silent = buildRow({
  id: 'notices',
  name: 'Notices',
  importance: 'could',
  findingIds: [],
});

function compose(facts: Partial<Analysis>, input: Parameters<typeof buildReportInput>[0] = {}) {
  const analysis = buildAnalysis({ findings: [finding], ...facts });
  return composeAnalysisReport(buildReportInput({ analysis, ...input }));
}

describe('the clauses of a report', () => {
  it('stand before the findings, with verdict, reason, request and place', () => {
    const { sections } = compose({ clauseRows: [buildRow(), silent] });
    const titles = sections.map(({ title }) => title);
    expect(titles.indexOf('Clause by clause')).toBe(titles.indexOf('Findings') - 1);
    const [essential, often] =
      sections
        .find(({ title }) => title === 'Clause by clause')
        ?.blocks.filter((block) => block.kind === 'group') ?? [];
    expect(essential).toMatchObject({
      title: 'Essential',
      blocks: [
        {
          columns: [
            { title: 'Clause' },
            { title: 'Verdict' },
            { title: 'Why' },
            { title: 'Request' },
          ],
          rows: [
            [
              [{ text: 'Refunds' }, { text: '\n30 days' }, { text: '\nclause 1 Fees, page 1' }],
              'Off market',
              'It is lost.',
              'Ask for less',
            ],
          ],
        },
      ],
    });
    expect(often).toMatchObject({
      title: 'Also common',
      blocks: [{ rows: [[{}, 'Present, read it', {}]] }],
    });
  });

  it('are only named in the short form where nothing speaks against them', () => {
    const texts = listTexts(compose({ clauseRows: [buildRow(), silent] }, { isShort: true }));
    expect(texts).toContain('Off market');
    expect(texts).toContain('Present, read it: Notices');
    expect(texts).not.toContain('Also common');
  });

  it('leave out what the reader set aside', () => {
    const states = [buildState('f1', { state: 'not-a-risk' })];
    const texts = listTexts(compose({ clauseRows: [buildRow()] }, { states }));
    expect(texts).not.toContain('Off market');
    expect(texts).toContain('Present, read it');
  });

  it('are no section where no kind of contract was recognized', () => {
    const { sections } = compose({ clauseRows: [] });
    expect(sections.some(({ title }) => title === 'Clause by clause')).toBe(false);
  });
});
