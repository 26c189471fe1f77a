import type { Comparison } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { listTexts } from '../list-texts.ts';
import { composeComparisonReport } from './compose-comparison-report.ts';

const document = {
  analysisId: '00000000-0000-4000-8000-000000000001',
  documentId: '00000000-0000-4000-8000-000000000002',
  filename: 'first.docx',
  documentKind: 'services',
  kindLabel: 'Services agreement',
  analyzedAt: '2026-03-01T09:00:00.000Z',
  score: 5.5,
  level: 'medium',
  scoreLabel: 'Risk',
  engineVersion: '1',
  isIncomplete: false,
} as const;

const cap = {
  start: 0,
  end: 40,
  clause: { id: 'c5', number: '5.3', heading: 'Cap' },
  isHeading: false,
};
const row = { isMoved: false, isRenumbered: false, redirected: [] };

function buildComparison(parts: Partial<Comparison> = {}): Comparison {
  return {
    before: document,
    after: {
      ...document,
      filename: 'second.docx',
      title: 'Services Agreement',
      score: 6.3,
      level: 'high',
    },
    scoreChange: 0.8,
    passages: [
      {
        ...row,
        id: 'p1',
        kind: 'changed',
        before: { ...cap, page: 2 },
        after: { ...cap, page: 3 },
        words: [
          { kind: 'same', text: 'Liability ends at the fees of ' },
          { kind: 'deletion', text: '24 ' },
          { kind: 'insertion', text: '12 ' },
          { kind: 'same', text: 'months.' },
        ],
      },
      { ...row, id: 'p2', kind: 'same', words: [{ kind: 'same', text: 'Nothing happened here.' }] },
      {
        ...row,
        id: 'p3',
        kind: 'same',
        isMoved: true,
        isRenumbered: true,
        before: { ...cap, clause: { id: 'c7', number: '7' } },
        after: { ...cap, clause: { id: 'c8', number: '8' } },
        words: [
          { kind: 'same', text: '8. ', before: '7. ' },
          { kind: 'same', text: 'Publicity needs consent.' },
        ],
      },
      {
        ...row,
        id: 'p4',
        kind: 'added',
        after: { ...cap, clause: { id: 'c9', number: '9' } },
        words: [{ kind: 'insertion', text: '9. Section 7 applies.' }],
        redirected: [
          {
            quote: 'Section 7',
            before: { id: 'c7', number: '7' },
            after: { id: 'c8', heading: 'Notices' },
          },
        ],
      },
    ],
    risks: [
      {
        kind: 'new',
        ruleId: 'LIA-02',
        category: 'liability',
        title: 'Liability cap is low',
        severityAfter: 5,
        scoreEffect: 0.8,
        description:
          "New: Liability cap is low. The liability cap fell from 24 to 12 months' fees.",
        evidenceBefore: [],
        evidenceAfter: [{ start: 0, end: 9, quote: 'Liability' }],
        clauseAfter: { id: 'c5', number: '5.3', heading: 'Cap' },
      },
    ],
    clauses: [
      {
        clause: 'liability-limits',
        name: 'Limit of liability',
        direction: 'worse',
        reason: 'The most that can be recovered is small.',
        before: { verdict: 'Acceptable' },
        after: { verdict: 'Off market' },
      },
    ],
    terms: [
      {
        kind: 'changed',
        type: 'effective-date',
        label: 'Effective date',
        description: 'The effective date moved from 2 March 2026 to 9 March 2026, 7 days later.',
        before: { id: 't1', display: '2 March 2026', evidence: { start: 0, end: 1, quote: 'L' } },
        after: { id: 't1', display: '9 March 2026', evidence: { start: 0, end: 1, quote: 'L' } },
      },
    ],
    materialChanges: [],
    counts: {
      same: 2,
      changed: 1,
      added: 1,
      removed: 0,
      moved: 1,
      renumbered: 1,
      insertedWords: 5,
      deletedWords: 1,
    },
    likeness: 0.9,
    ...parts,
  };
}

describe('the report of a comparison', () => {
  const content = composeComparisonReport(buildComparison());
  const texts = listTexts(content);

  it('names both versions with their scores', () => {
    expect(content.cover.scores).toMatchObject([
      { title: 'Earlier version', value: 5.5 },
      { title: 'Later version', value: 6.3 },
    ]);
    expect(texts).toContain('The risk score rose from 5.5 to 6.3, by +0.8.');
    expect(texts).toContain(
      'Passages: 1 changed, 1 added, 1 moved, 1 renumbered; 5 words put in, 1 taken out.',
    );
  });

  it('shows a risk with its effect on the score and its evidence', () => {
    const [group] = content.sections.find(({ title }) => title === 'Risks')?.blocks ?? [];
    expect(group).toMatchObject({
      title: 'New or raised',
      blocks: [
        { title: 'Liability cap is low', badge: '+0.8', severity: { value: 5, name: 'Critical' } },
      ],
    });
    expect(texts).toContain('Later version, 5.3 Cap, page 3');
  });

  it('shows changed words as insertions and deletions', () => {
    const [passage] =
      content.sections.find(({ title }) => title === 'Changed passages')?.blocks ?? [];
    expect(passage).toMatchObject({
      kind: 'quote',
      words: [{}, { text: '24 ', look: 'deletion' }, { text: '12 ', look: 'insertion' }, {}],
      place: 'Changed · 5.3 Cap, page 2 → 5.3 Cap, page 3',
    });
  });

  it('describes the change of a term beside both values', () => {
    const [table] = content.sections.find(({ title }) => title === 'Key terms')?.blocks ?? [];
    expect(table).toMatchObject({
      rows: [['Effective date', '2 March 2026', '9 March 2026', 'Moved, 7 days later']],
    });
  });

  it('lists the clauses that are judged otherwise, with both verdicts', () => {
    const section = content.sections.find(({ title }) => title.startsWith('Clauses'));
    expect(section?.blocks).toMatchObject([
      {
        kind: 'table',
        rows: [
          [
            'Limit of liability\nWorse',
            'Acceptable',
            'Off market',
            'The most that can be recovered is small.',
          ],
        ],
      },
    ]);
  });

  it('lists moved and renumbered passages and changed references', () => {
    expect(content.sections.map(({ title }) => title)).toEqual([
      'What changed, in short',
      'Clauses that are judged otherwise',
      'Risks',
      'Key terms',
      'Changed passages',
      'References that lead elsewhere',
      'Moved passages',
      'Renumbered passages',
      'Method and limits',
    ]);
    expect(texts).toContain('8. Publicity needs consent.');
  });

  it('names changed sentences about money, time or exit among risks and terms, whatever the score', () => {
    const changed = [
      {
        passageId: 'p1',
        topics: ['time' as const],
        before: { start: 10, end: 17, quote: '30 days' },
        after: { start: 10, end: 17, quote: '90 days' },
      },
    ];
    const same = buildComparison({ scoreChange: 0, risks: [], materialChanges: changed });
    const { sections } = composeComparisonReport(same);
    for (const title of ['What changed, in short', 'Risks', 'Key terms']) {
      const own = sections.filter((section) => section.title === title);
      const words = listTexts({ ...content, sections: own }).join(' ');
      expect(words, title).toContain('“30 days” became “90 days”');
    }
    const words = listTexts({ ...content, sections });
    expect(words).toContain(
      'The risk score is the same in both versions, but 1 changed sentence concerns money, time, or ending.',
    );
  });

  it('counts unchanged risks', () => {
    const [risk] = buildComparison().risks;
    const build = (kinds: readonly ('new' | 'same')[]) => {
      const risks = kinds.flatMap((kind) => (risk === undefined ? [] : [{ ...risk, kind }]));
      return listTexts(composeComparisonReport(buildComparison({ risks })));
    };
    expect(build(['new', 'same', 'same'])).toContain('2 others are as they were.');
    expect(build(['same', 'same', 'same'])).toContain('All 3 are as they were.');
    expect(build(['same'])).toContain('The one there is, is as it was.');
  });

  it('cuts long words that did not change between characters', () => {
    const words = [
      { kind: 'same', text: `a${'𠀀'.repeat(400)}b` },
      { kind: 'insertion', text: 'new' },
    ] as const;
    const passages = [
      { ...row, id: 'p1', kind: 'changed' as const, after: cap, words: [...words] },
    ];
    const texts = listTexts(composeComparisonReport(buildComparison({ passages })));
    expect(texts.join('')).toMatch(/a𠀀+ \[…\] 𠀀+bnew/u);
    expect(texts.join('')).not.toMatch(/\p{Surrogate}/u);
  });

  it('leaves out what did not change', () => {
    expect(texts.join(' ')).not.toContain('Nothing happened here');
  });

  it('warns of what makes the comparison unreliable', () => {
    const doubtful = buildComparison({
      before: { ...document, isIncomplete: true, engineVersion: '0', scoreLabel: 'Revision need' },
      likeness: 0.49,
    });
    const { cover } = composeComparisonReport(doubtful);
    expect(cover.notes).toHaveLength(4);
    expect(cover.scores[0]?.insteadOf).toBe('Incomplete');
  });

  it('states that nothing changed', () => {
    const [, , same] = buildComparison().passages;
    const none = buildComparison({
      scoreChange: 0,
      passages: same === undefined ? [] : [{ ...same, isMoved: false, isRenumbered: false }],
      risks: [],
      terms: [],
      counts: {
        same: 1,
        changed: 0,
        added: 0,
        removed: 0,
        moved: 0,
        renumbered: 0,
        insertedWords: 0,
        deletedWords: 0,
      },
    });
    expect(listTexts(composeComparisonReport(none))).toContain('No passage differs.');
  });
});
