import type { Analysis, Block, Clause, SourceText, Term } from '@clauselight/schema';
import type { ComparedVersion } from '../compared-version.ts';

interface VersionParts {
  readonly blocks?: Partial<Record<number, Partial<Block>>>;
  readonly analysis?: Partial<Analysis>;
}

/** Builds a version with these paragraphs and this analysis. */
export function buildVersion(
  paragraphs: readonly string[],
  parts: VersionParts = {},
): ComparedVersion {
  const source = buildSource(paragraphs, parts.blocks ?? {});
  return {
    analysisId: '00000000-0000-4000-8000-000000000001',
    documentId: '00000000-0000-4000-8000-000000000002',
    filename: 'contract.txt',
    analyzedAt: '2026-03-01T09:00:00.000Z',
    source,
    analysis: { ...buildAnalysis(), ...parts.analysis },
  };
}

function buildSource(
  paragraphs: readonly string[],
  blocks: NonNullable<VersionParts['blocks']>,
): SourceText {
  let end = -2;
  return {
    readerVersion: 'test',
    format: 'txt',
    text: paragraphs.join('\n\n'),
    blocks: paragraphs.map((paragraph, index) => {
      const start = end + 2;
      end = start + paragraph.length;
      return { kind: 'paragraph', start, end, ...blocks[index] };
    }),
    pages: [],
    revisions: [],
    comments: [],
    hiddenTexts: [],
    warnings: [],
  };
}

function buildAnalysis(): Analysis {
  return {
    engineVersion: 'test',
    ruleBookVersion: 'test',
    documentKind: { kind: 'services', label: 'Services agreement' },
    wordCount: 0,
    clauses: [],
    definitions: [],
    crossReferences: [],
    signatureBlocks: [],
    attachments: [],
    amendments: [],
    provisions: [],
    conceptPassages: [],
    lawNotes: [],
    terms: [],
    failedSteps: [],
    leftOut: [],
    sides: [],
    findings: [],
    checks: [],
    clauseRows: [],
    powers: [],
    ndaChecks: [],
    strengths: [],
    score: {
      label: 'Risk',
      meaning: '',
      value: 0,
      level: 'low',
      r: 0,
      scale: 30,
      rest: 0.35,
      categories: [],
    },
    recommendations: [],
    firstSteps: { recommendationIds: [], message: '' },
    summary: [],
    views: [],
  };
}

/** Builds a clause for every paragraph, with the given numbers. */
export function buildClauses({ source }: ComparedVersion, numbers: readonly string[]): Clause[] {
  return source.blocks.flatMap(({ start, end }, index) => {
    const number = numbers[index];
    return number === undefined ? [] : [{ id: `c${index}`, number, level: 1, start, end }];
  });
}

/** Builds a term at the first occurrence of its words. */
export function buildTerm(
  text: string,
  quote: string,
  term: Pick<Term, 'type' | 'label' | 'value' | 'display'>,
): Term {
  const start = text.indexOf(quote);
  return { id: `t${start}`, ...term, evidence: { start, end: start + quote.length, quote } };
}
