import type { Analysis } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import type { ReportContent, Section } from '../content.ts';
import { listTexts } from '../list-texts.ts';
import type { AnalysisReportInput } from '../report-input.ts';
import { buildAnalysis, buildReportInput, buildTerm, quote } from '../test/build-report-input.ts';
import { composeAnalysisReport } from './compose-analysis-report.ts';

function compose(facts: Partial<Analysis>, rest: Partial<AnalysisReportInput> = {}): ReportContent {
  return composeAnalysisReport(buildReportInput({ analysis: buildAnalysis(facts), ...rest }));
}

function findSection(content: ReportContent, title: string): Section | undefined {
  return content.sections.find((section) => section.title === title);
}

function listGroups(content: ReportContent, title: string): readonly string[] {
  const blocks = findSection(content, title)?.blocks ?? [];
  return blocks.flatMap((block) => (block.kind === 'group' ? [block.title] : []));
}

describe('obligations and deadlines in a report', () => {
  it('are told in the order of the days, with who must do what where', () => {
    const deadline = (date: string, action: string) =>
      buildTerm({ type: 'deadline', value: { kind: 'deadline', action, date, who: 'Customer' } });
    const obligation = buildTerm({
      type: 'obligation',
      value: { kind: 'obligation', who: 'Customer', modality: 'must-not', action: 'resell it' },
      evidence: quote('must pay all fees'),
    });
    const content = compose({
      terms: [deadline('2026-05-01', 'pay'), obligation, deadline('2026-04-01', 'order')],
    });
    const groups = findSection(content, 'Obligations and deadlines')?.blocks ?? [];
    const rows = groups.flatMap((group) =>
      group.kind === 'group'
        ? group.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
        : [],
    );
    expect(rows).toEqual([
      ['1 April 2026', 'order', 'Customer', 'Article II, page 2'],
      ['1 May 2026', 'pay', 'Customer', 'Article II, page 2'],
      [
        'Customer',
        [{ text: 'must not ', look: 'strong' }, { text: 'resell it' }],
        'clause 1 Fees, page 1',
      ],
    ]);
  });
});

it('obligations are told apart for the side taken: those that bind it, and those of others', () => {
  const oblige = (who: string, action: string) =>
    buildTerm({
      type: 'obligation',
      value: { kind: 'obligation', who, modality: 'must', action },
    });
  const terms = [oblige('The Provider', 'serve'), oblige('Each party', 'keep it secret')];
  const sides = [{ id: 'acme', label: 'Customer (Acme)' }];
  const content = compose({ terms, sides }, { side: 'acme' });
  expect(listGroups(content, 'Obligations and deadlines')).toEqual([
    'What Customer (Acme) must do',
    'What others must do',
  ]);
  const [own] = findSection(content, 'Obligations and deadlines')?.blocks ?? [];
  const [table] = own?.kind === 'group' ? own.blocks : [];
  expect(table?.kind === 'table' && table.rows.map(([who]) => who)).toEqual(['Each party']);
});

describe('the quotes of a report', () => {
  const deadline = buildTerm({
    type: 'deadline',
    value: { kind: 'deadline', action: 'pay', date: '2026-05-01' },
    evidence: quote('by 1 May 2026'),
  });
  const undated = buildTerm({
    type: 'deadline',
    display: 'promptly',
    value: { kind: 'deadline', action: 'pay' },
    evidence: quote('must pay all fees'),
  });
  const facts: Partial<Analysis> = {
    terms: [deadline, undated],
    provisions: [
      {
        category: 'governing-law',
        label: 'Governing law',
        probability: 0.876,
        evidence: quote('Governed by Delaware law'),
      },
    ],
  };

  it('are also those of provisions and deadlines where all are wanted', () => {
    const texts = listTexts(compose(facts, { hasAllQuotes: true }));
    const quotes = ['by 1 May 2026', 'must pay all fees', 'Governed by Delaware law', '88 % sure'];
    expect(texts).toEqual(expect.arrayContaining(quotes));
    expect(listTexts(compose(facts)).filter((text) => quotes.includes(text))).toEqual([]);
  });
});
