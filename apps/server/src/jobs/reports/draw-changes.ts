import { readFileSync } from 'node:fs';
import { listSettled } from '@clauselight/core';
import { proposeChanges, readWeights, type Weights } from '@clauselight/engine';
import { type ChangeRevision, composeRevisions, renderRedline } from '@clauselight/report';
import { AppError, getDocumentFamily, type Redline } from '@clauselight/schema';
import { openReview } from './draw-output.ts';
import type { ChangesMaterial } from './output-messages.ts';

let weights: Weights | undefined;

/** Read with the first request: most threads never propose changes. */
function getWeights(): Weights {
  weights ??= readWeights((name) =>
    readFileSync(new URL(import.meta.resolve(`@clauselight/engine/weights/${name}`))),
  );
  return weights;
}

/** Proposes changes of a contract. Throws `analysis_missing` if the analysis is of another text. */
export function drawChanges(takes: ChangesMaterial): Redline {
  const { source, analysis, side, states } = openReview(takes);
  if (getDocumentFamily(analysis.documentKind.kind) !== 'contract')
    return { changes: [], scores: [], unproven: [] };
  return proposeChanges(source, analysis, {
    weights: getWeights(),
    side,
    leaveOut: new Set([...listSettled(states), ...takes.leaveOut]),
  });
}

/** Makes tracked changes of them. Throws `no_changes` if none is proposed. */
export function drawRevisions(takes: ChangesMaterial): readonly ChangeRevision[] {
  const { analysis, analyzedAt } = openReview(takes);
  const revisions = composeRevisions({ redline: drawChanges(takes), analysis, analyzedAt });
  if (revisions.length === 0) throw new AppError('no_changes');
  return revisions;
}

/** Makes a Word document of a text that is none. Throws `no_changes` if no change is proposed. */
export function drawRedline(takes: ChangesMaterial): Promise<Uint8Array> {
  const { source, filename, analyzedAt } = openReview(takes);
  const revisions = drawRevisions(takes);
  return renderRedline({ source, title: filename, revisions, createdAt: analyzedAt });
}
