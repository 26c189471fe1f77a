import { notJudgedTitle } from '@clauselight/core';
import type {
  Analysis,
  ComparedDocument,
  Comparison,
  PassageChange,
  Score,
} from '@clauselight/schema';
import { alignPassages } from './alignment/align-passages.ts';
import { listClauseChanges } from './clauses/list-clause-changes.ts';
import type { ComparedVersion } from './compared-version.ts';
import { listMaterialChanges } from './material/list-material-changes.ts';
import { listPassages } from './passages/list-passages.ts';
import { alignClauses } from './references/align-clauses.ts';
import { createReferenceComparer } from './references/compare-references.ts';
import { listRiskChanges } from './risks/list-risk-changes.ts';
import { matchRisks } from './risks/match-risks.ts';
import { createEffectMeasure } from './risks/score-effect.ts';
import { createRows } from './rows/create-rows.ts';
import type { ComparedRow } from './rows/row.ts';
import { createSpanMap, type SpanMap } from './rows/span-map.ts';
import type { Version } from './rows/version.ts';
import { takeSides } from './sides.ts';
import { listTermChanges } from './terms/list-term-changes.ts';
import { matchTerms } from './terms/match-terms.ts';

/** What is compared, and for which side. */
export interface CompareVersionsInput {
  readonly before: ComparedVersion;
  readonly after: ComparedVersion;
  /** Id of a side of the later version. No side is taken if it is absent or one of the versions does not have it. */
  readonly side?: string;
}

/**
 * Compares two versions of a document: passages, risks, terms and score. Any two documents can be compared; time
 * grows with their length. Passages are paired by their words, so that clauses are found again after they moved or
 * were renumbered. White space, kinds of quotes and hyphens, page headers and footers, and automatic numbers are no
 * changes.
 *
 * @param input - Both versions with their analyses, and the side taken.
 * @returns The comparison. Its spans are UTF-16 offsets in the source text of their version. The same input gives the
 *   same comparison.
 */
export function compareVersions({ before, after, side }: CompareVersionsInput): Comparison {
  const sided = takeSides(before.analysis, after.analysis, side);
  const earlier = readVersion(before, sided.before);
  const later = readVersion(after, sided.after);
  const matches = alignPassages(earlier.passages, later.passages);
  const clauses = alignClauses(earlier.passages, later.passages, matches);
  const references = createReferenceComparer(before.analysis, after.analysis, clauses);
  const rows = createRows(matches, { before: earlier, after: later, references, clauses });
  const changes = rows.map(({ change }) => change);
  const passages = changes.map(
    (change, index): PassageChange => ({ id: `p${index + 1}`, ...change }),
  );
  const places = createSpanMap({ before: earlier, after: later, matches, clauses, changes });
  return {
    before: describeDocument(before, sided.before, sided.sides.before?.label),
    after: describeDocument(after, sided.after, sided.sides.after?.label),
    ...describeScoreChange(sided.before.score, sided.after.score),
    passages,
    ...compareAnalyses(sided.before, sided.after, places),
    clauses: [
      ...listClauseChanges(
        { analysis: sided.before, side: sided.sides.before?.id },
        { analysis: sided.after, side: sided.sides.after?.id },
      ),
    ],
    materialChanges: listMaterialChanges(passages),
    counts: count(rows),
    likeness: measureLikeness(rows),
  };
}

function readVersion({ source }: ComparedVersion, analysis: Analysis): Version {
  return { source, analysis, passages: listPassages(source, analysis) };
}

function compareAnalyses(before: Analysis, after: Analysis, places: SpanMap) {
  const measureEffect = createEffectMeasure(after);
  const matched = matchRisks(before, after, places);
  const terms = listTermChanges({
    terms: matchTerms(before, after, places),
    risks: matched,
    places,
    measureEffect,
  });
  const risks = listRiskChanges({ risks: matched, terms, after, places, measureEffect });
  return { risks, terms };
}

function describeDocument(
  { analysisId, documentId, filename, analyzedAt }: ComparedVersion,
  { documentKind, score, engineVersion, failedSteps, terms }: Analysis,
  side: string | undefined,
): ComparedDocument {
  const title = terms.find(({ type }) => type === 'document-title')?.display;
  return {
    analysisId,
    documentId,
    filename,
    analyzedAt,
    ...(title !== undefined && { title }),
    documentKind: documentKind.kind,
    kindLabel: documentKind.label,
    ...(score && { score: score.value, level: score.level }),
    scoreLabel: score?.label ?? notJudgedTitle,
    engineVersion,
    isIncomplete: failedSteps.length > 0,
    ...(side !== undefined && { side }),
  };
}

/** Versions that measure different things, or were not judged, have no change of the score. */
function describeScoreChange(
  before: Score | undefined,
  after: Score | undefined,
): Pick<Comparison, 'scoreChange'> {
  if (before === undefined || after === undefined) return {};
  return { scoreChange: roundTenth(after.value - before.value) };
}

function count(rows: readonly ComparedRow[]): Comparison['counts'] {
  const of = (has: (row: ComparedRow) => boolean) => rows.filter(has).length;
  return {
    same: of(({ change }) => change.kind === 'same'),
    changed: of(({ change }) => change.kind === 'changed'),
    added: of(({ change }) => change.kind === 'added'),
    removed: of(({ change }) => change.kind === 'removed'),
    moved: of(({ change }) => change.isMoved),
    renumbered: of(({ change }) => change.isRenumbered),
    insertedWords: rows.reduce((sum, { insertedWords }) => sum + insertedWords, 0),
    deletedWords: rows.reduce((sum, { deletedWords }) => sum + deletedWords, 0),
  };
}

/** Dice coefficient of the words of both versions; 1 if neither has any. */
function measureLikeness(rows: readonly ComparedRow[]): number {
  const same = rows.reduce((sum, { sameWords }) => sum + sameWords, 0);
  const single = rows.reduce((sum, row) => sum + row.insertedWords + row.deletedWords, 0);
  return same + single === 0 ? 1 : (2 * same) / (2 * same + single);
}

function roundTenth(value: number): number {
  return Math.round(10 * value) / 10;
}
