import { reviseInSandbox } from '@clauselight/docx-markup';
import { composeRevisions, renderRedline } from '@clauselight/report';
import { AppError, getDocumentFamily } from '@clauselight/schema';
import type { AnalyzedDocument } from '../analysis/engine-messages.ts';
import { proposeInThread } from './propose-in-thread.ts';

export interface RedlineRequest extends AnalyzedDocument {
  /** Path of the original. */
  readonly path: string;
  readonly name: string;
  /** Id of the side taken. */
  readonly side: string | undefined;
}

/** A Word document with changes, and how many there are. */
export interface WrittenRedline {
  readonly bytes: Uint8Array;
  readonly count: number;
}

/**
 * Proposes changes and tracks them in the original Word document, or in one made of the text of another file. Throws
 * `no_changes`.
 */
export async function writeRedline(request: RedlineRequest): Promise<WrittenRedline> {
  const { path, name, sourceText, analysis, side } = request;
  const isContract = getDocumentFamily(analysis.documentKind.kind) === 'contract';
  const redline = isContract
    ? await proposeInThread({ sourceText, analysis, side })
    : { changes: [], scores: [], unproven: [] };
  const count = redline.changes.length;
  if (count === 0) throw new AppError('no_changes');
  const analyzedAt = new Date().toISOString();
  const revisions = composeRevisions({ redline, analysis, analyzedAt });
  const bytes =
    sourceText.format === 'docx'
      ? await reviseInSandbox({ path, revisions })
      : await renderRedline({ source: sourceText, title: name, revisions, createdAt: analyzedAt });
  return { bytes, count };
}
