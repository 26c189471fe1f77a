import type { SourceText } from '@clauselight/schema';
import { createLevelTracker } from '../block-types/levels.ts';
import type { ReadContext } from '../limits.ts';
import { assembleSourceText } from '../source/assemble.ts';
import type { CommentFacts } from '../source/draft.ts';
import { type Draft, getDraftText } from '../source/draft.ts';
import { createWarnings } from '../source/warnings.ts';
import type { DocComment } from './comments.ts';
import { countApart, type DocContext, messages, readOptionalPart } from './context.ts';
import { openDocumentFile } from './document-file.ts';
import { createDocContext } from './open.ts';
import { readRunningText } from './running-text.ts';
import { readBox, readNote, readStory } from './story.ts';

/**
 * Reads a binary Word document (Word 6 to 2003, [MS-DOC]): automatic numbers as displayed, tracked changes
 * accepted, fields as their results. Throws `document_corrupt`, `document_encrypted`, `document_too_complex`,
 * `document_without_text`.
 */
export function readDoc(bytes: Uint8Array, { limits, onProgress }: ReadContext): SourceText {
  const file = openDocumentFile(bytes);
  const { context, comments, looseBoxes } = createDocContext(file, limits);
  onProgress({ done: 1, total: 3, unit: 'part' });
  const body = readStory(file.getRange('main'), { context });
  const boxes = looseBoxes.flatMap((range) => readBox(range, context));
  onProgress({ done: 2, total: 3, unit: 'part' });
  const running = readOptionalPart(context.noticed, () => readRunningText(file, context));
  const source = assembleSourceText({
    format: 'doc',
    drafts: [
      ...(running?.headers ?? []),
      ...body,
      ...boxes,
      ...readEndnotes(context),
      ...(running?.footers ?? []),
    ],
    comments: readCommentTexts(comments, context),
    warnings: createWarnings(context.noticed, messages),
    maxTextLength: limits.maxTextLength,
  });
  onProgress({ done: 3, total: 3, unit: 'part' });
  return source;
}

function readEndnotes(context: DocContext): Draft[] {
  return context.endnotes.flatMap((note) => readNote(note, context));
}

function readCommentTexts(
  comments: readonly DocComment[],
  context: DocContext,
): ReadonlyMap<string, CommentFacts> {
  const aside = {
    ...countApart(context),
    tables: { count: 0 },
    tracker: createLevelTracker(),
  };
  return new Map(
    comments.map(({ id, by, range }) => {
      const text = readStory(range, { context: aside }).map(getDraftText).join('\n').trim();
      return [id, { ...by, text }];
    }),
  );
}
