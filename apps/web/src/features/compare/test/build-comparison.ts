import type { Comparison, PassageChange, RiskChange } from '@clauselight/schema';

/** A passage of both versions without a change, at the offsets its `place` says; `changes` makes it anything else. */
export function buildPassage(place: number, changes: Partial<PassageChange> = {}): PassageChange {
  const span = { start: place * 100, end: place * 100 + 50, isHeading: false };
  const clause = { id: `c${place}`, number: String(place) };
  return {
    id: `p${place}`,
    kind: 'same',
    isMoved: false,
    isRenumbered: false,
    before: { ...span, clause },
    after: { ...span, clause },
    redirected: [],
    words: [{ kind: 'same', text: `Words of ${place}.` }],
    ...changes,
  };
}

export function buildRisk(changes: Partial<RiskChange> = {}): RiskChange {
  return {
    kind: 'new',
    ruleId: 'uncapped-liability',
    category: 'liability',
    title: 'Unlimited liability',
    severityAfter: 4,
    scoreEffect: 0.8,
    description: 'New: nothing limits liability.',
    evidenceBefore: [],
    evidenceAfter: [],
    ...changes,
  };
}

const document = {
  analysisId: '0b7f2b1e-9d0f-4a58-8a4b-1f5c7f2d9e10',
  documentId: '1b7f2b1e-9d0f-4a58-8a4b-1f5c7f2d9e10',
  filename: 'supply-v1.docx',
  documentKind: 'supply',
  kindLabel: 'Supply agreement',
  analyzedAt: '2026-03-01T10:00:00.000Z',
  score: 4.2,
  level: 'medium',
  scoreLabel: 'Risk',
  engineVersion: '1',
  isIncomplete: false,
} as const;

export function buildComparison(changes: Partial<Comparison> = {}): Comparison {
  return {
    before: document,
    after: {
      ...document,
      analysisId: '6f1c8a52-3a7d-4e0b-9c55-2d4b8e7a1f33',
      filename: 'supply-v2.docx',
      score: 5,
    },
    scoreChange: 0.8,
    passages: [],
    risks: [],
    terms: [],
    clauses: [],
    materialChanges: [],
    counts: {
      same: 40,
      changed: 12,
      added: 2,
      removed: 1,
      moved: 1,
      renumbered: 3,
      insertedWords: 140,
      deletedWords: 33,
    },
    likeness: 0.94,
    ...changes,
  };
}
