import { computeScore } from '@clauselight/core';
import type { Analysis, Finding } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import type { Block, ReportContent, Section } from '../content.ts';
import { listTexts } from '../list-texts.ts';
import type { AnalysisReportInput } from '../report-input.ts';
import {
  buildAnalysis,
  buildFinding,
  buildInvoice,
  buildReportInput,
  buildState,
  buildTerm,
  quote,
} from '../test/build-report-input.ts';
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

function listItems(blocks: readonly Block[]): readonly Extract<Block, { kind: 'item' }>[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'item') return [block];
    return block.kind === 'group' ? listItems(block.blocks) : [];
  });
}

function listTitles(content: ReportContent): readonly string[] {
  return listItems(findSection(content, 'Findings')?.blocks ?? []).map(({ title }) => title);
}

describe('the cover of a report', () => {
  it('names document, parties, kind, file and the day in UTC', () => {
    const value = { kind: 'party', name: 'Acme' } as const;
    const party = buildTerm({ type: 'party', label: 'Party', display: 'Acme', value });
    const title = buildTerm({ type: 'document-title', display: 'MASTER AGREEMENT' });
    const { cover } = compose({ terms: [party, title] });
    expect(cover).toMatchObject({ kicker: 'Contract analysis', title: 'MASTER AGREEMENT' });
    expect(cover.facts).toEqual([
      { label: 'Party', words: 'Acme' },
      { label: 'Kind of document', words: 'Services agreement' },
      { label: 'File', words: 'deal.pdf' },
      { label: 'Size', words: 'PDF, 2 pages, 1,200 words' },
      { label: 'Analyzed', words: '2 March 2026' },
    ]);
  });

  it("has the file's name as its title if the document has no title", () => {
    expect(compose({}).cover.title).toBe('deal.pdf');
  });

  it('says that an analysis is incomplete in place of its score', () => {
    const { cover } = compose({ failedSteps: [{ step: 'risk', label: 'Checking for risks' }] });
    expect(cover.scores[0]?.insteadOf).toBe('Incomplete');
    expect(cover.notes[0]).toContain('Checking for risks');
  });

  it('says what the result has no room for', () => {
    const { cover } = compose({ leftOut: [{ part: 'findings', count: 12 }] });
    expect(cover.notes[0]).toContain('Left out: 12 findings.');
  });
});

describe('the findings of a report', () => {
  const findings: readonly Finding[] = [
    buildFinding({ id: 'low', title: 'Low', severity: 2, points: 1, scoreWithout: 1.3 }),
    buildFinding({ id: 'less', title: 'Takes less off', severity: 4, points: 2, scoreWithout: 1 }),
    buildFinding({
      id: 'most',
      title: 'Takes most off',
      severity: 4,
      points: 3,
      scoreWithout: 0.8,
    }),
    buildFinding({ id: 'favour', title: 'Ours', severity: 5, standing: 'favour', points: 0 }),
  ];

  it('are sorted by severity and effect on the score, with points in favor apart', () => {
    const content = compose({ findings: [...findings] });
    expect(listGroups(content, 'Findings')).toEqual(['High (2)', 'Low (1)', 'In your favour (1)']);
    expect(listTitles(content)).toEqual(['Takes most off', 'Takes less off', 'Low', 'Ours']);
  });

  it('that are accepted are listed apart, with the score with and without them', () => {
    const content = compose({ findings: [...findings] }, { states: [buildState('most')] });
    expect(listGroups(content, 'Findings').at(-1)).toBe('Accepted (1)');
    expect(content.cover.scores[0]).toMatchObject({ value: 3.1 });
    expect(content.cover.notes).toContain(
      'With 1 finding set aside the score is 3.1; as the document stands it is 3.1.',
    );
  });

  it('say what the reader decided, why, and with which note', () => {
    const states = [
      buildState('most', {
        state: 'not-a-risk',
        reason: 'does-not-apply',
        note: 'We are the buyer',
      }),
      buildState('low', { state: 'negotiate', note: 'Ask for 30 days' }),
    ];
    const content = compose({ findings: [...findings] }, { states });
    expect(listGroups(content, 'Findings')).toContain('Not a risk (1)');
    expect(content.cover.facts).toContainEqual({
      label: 'Findings',
      words: '1 high, 1 low; 1 in your favour; 1 to negotiate; 1 not a risk',
    });
    const texts = listTexts(content);
    for (const words of [
      'Not a risk: it does not apply here.',
      'Note: We are the buyer',
      'To negotiate.',
      'Note: Ask for 30 days',
    ]) {
      expect(texts).toContain(words);
    }
  });

  it("are those of the report's side", () => {
    const analysis = buildAnalysis({ findings: [buildFinding()] });
    const view = {
      ...analysis,
      score: computeScore([], { label: 'Risk', meaning: '' }),
      side: 'acme',
      findings: [{ id: 'f1', standing: 'favour' as const, points: 0, scoreWithout: 0 }],
    };
    const sides = [{ id: 'acme', label: 'Provider (Acme)' }];
    const content = compose({ ...analysis, sides, views: [view] }, { side: 'acme' });
    expect(listGroups(content, 'Findings')).toEqual(['In your favour (1)']);
    expect(content.cover.facts).toContainEqual({ label: 'Read for', words: 'Provider (Acme)' });
  });

  it('state for a side that the text leaves open whose risk it is', () => {
    const findings = [buildFinding({ id: 'own' }), buildFinding({ id: 'open' })];
    const analysis = buildAnalysis({ findings });
    const standings = { own: 'risk', open: 'open' } as const;
    const view = {
      ...analysis,
      score: computeScore([], { label: 'Risk', meaning: '' }),
      side: 'acme',
      findings: (['own', 'open'] as const).map((id) => ({
        id,
        standing: standings[id],
        points: 1,
        scoreWithout: 0,
      })),
    };
    const sides = [{ id: 'acme', label: 'Provider (Acme)' }];
    const facts = { ...analysis, sides, views: [view] };
    const open = 'Open: the text does not say whose risk it is';
    const count = (side?: string) =>
      listTexts(compose(facts, side === undefined ? {} : { side })).filter((text) => text === open)
        .length;
    expect([count('acme'), count()]).toEqual([1, 0]);
  });

  it('quote the document with clause and page', () => {
    const evidence = [quote('must pay all fees'), quote('Governed by')];
    const [item] = listItems(
      compose({ findings: [buildFinding({ evidence })] }).sections[1]?.blocks ?? [],
    );
    expect(item?.blocks.filter(({ kind }) => kind === 'quote')).toEqual([
      { kind: 'quote', words: 'must pay all fees', place: 'clause 1 Fees, page 1' },
      { kind: 'quote', words: 'Governed by', place: 'Article II, page 2' },
    ]);
  });

  it('explain a changed severity with its words, and where something missing was searched', () => {
    const finding = buildFinding({
      severity: 4,
      adjustments: [{ effect: 1, reason: 'All of them', evidence: quote('all fees') }],
      evidence: [],
      lookedIn: [quote('Law')],
    });
    const [item] = listItems(compose({ findings: [finding] }).sections[1]?.blocks ?? []);
    const facts = item?.blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
    expect(facts).toContainEqual({ label: 'Severity', words: 'High, adjusted from Medium' });
    expect(facts).toContainEqual({
      label: 'Raised',
      words: 'All of them',
      quote: 'all fees',
      place: 'clause 1 Fees, page 1',
    });
    expect(item?.blocks).toContainEqual({
      kind: 'note',
      words: 'Looked for first in: Article II, page 2.',
    });
  });

  it('are not called clean if steps failed', () => {
    const failedSteps = [{ step: 'risk', label: 'Checking for risks' }];
    const checks = [
      {
        ruleId: 'PAY-01',
        category: 'payment' as const,
        title: 'Slow payment',
        subject: 'Time allowed for payment',
        outcome: 'not-found' as const,
        evidence: [],
      },
    ];
    const clean = 'None of the checks found anything.';
    expect(listTexts(compose({ checks }))).toContain(clean);
    expect(listTexts(compose({ checks, failedSteps }))).not.toContain(clean);
    expect(listTexts(compose({}))).toContain('No check was made.');
  });
});

it('a report names no analysis if none is stored', () => {
  const { analysisId: _, ...input } = buildReportInput();
  expect(listTexts(composeAnalysisReport(buildReportInput()))).toContain('a1');
  expect(listTexts(composeAnalysisReport(input))).not.toContain('a1');
});

it('the days of a report have the one an invoice is due by its terms of payment', () => {
  const texts = listTexts(compose({ details: buildInvoice() }));
  expect(texts.slice(texts.indexOf('17 March 2026'))).toEqual(
    expect.arrayContaining(['17 March 2026', 'payment', 'invoice date + 30 days']),
  );
});

describe('the end of a report', () => {
  it("contains the reader's warnings, and that it is no legal advice", () => {
    const input = buildReportInput();
    const warnings = [{ code: 'hidden-text', message: 'Hidden words were found.' }] as const;
    const content = composeAnalysisReport({
      ...input,
      source: { ...input.source, warnings: [...warnings] },
    });
    const [method] = content.sections.slice(-1);
    expect(method?.title).toBe('Method and limits');
    expect(listTexts({ ...content, sections: method ? [method] : [] })).toEqual(
      expect.arrayContaining([
        'Hidden words were found.',
        expect.stringContaining('not legal advice'),
      ]),
    );
  });

  it('is an annex of highlighted passages if it is wanted', () => {
    const highlight = {
      id: 'h1',
      startOffset: 0,
      endOffset: 8,
      quote: '1. Fees.',
      color: '#fef08a',
      note: 'Ask Ida about this.',
      tags: ['price', 'urgent'],
      createdBy: 'owner',
      createdAt: '2026-03-02T23:30:00.000Z',
      updatedAt: '2026-03-02T23:30:00.000Z',
    };
    const content = compose({}, { highlights: [highlight] });
    expect(findSection(content, 'Annex: highlighted passages')?.blocks).toEqual([
      {
        kind: 'item',
        title: '1. Highlight',
        badge: 'by the owner',
        blocks: [
          { kind: 'quote', words: '1. Fees.', place: 'clause 1 Fees, page 1' },
          {
            kind: 'facts',
            facts: [
              { label: 'Note', words: 'Ask Ida about this.' },
              { label: 'Tags', words: 'price, urgent' },
            ],
          },
        ],
      },
    ]);
    expect(findSection(compose({}), 'Annex: highlighted passages')).toBeUndefined();
  });
});

it('a report leaves out empty parts', () => {
  expect(compose({}).sections.map(({ title }) => title)).toEqual([
    'How the score comes about',
    'Findings',
    'Method and limits',
  ]);
});
