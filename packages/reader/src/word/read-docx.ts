import { AppError, type SourceText } from '@clauselight/schema';
import type { ReadContext } from '../limits.ts';
import { assembleSourceText } from '../source/assemble.ts';
import type { Draft } from '../source/draft.ts';
import { createLevelTracker } from '../structure/levels.ts';
import { findChild } from '../xml/tree.ts';
import { readBody, readNote } from './body.ts';
import { createWarnings, type WordContext } from './context.ts';
import { createNoteBook } from './notes.ts';
import { createNumberCounter } from './numbering.ts';
import { openPackage, type WordPackage } from './package.ts';
import { readRunningText } from './running-text.ts';
import { createStyleSheet } from './styles.ts';

/**
 * Reads a Word document: automatic numbers as displayed, tracked changes accepted, hidden text and comments
 * left out with a warning. Throws `document_corrupt`, `document_encrypted`, `document_too_complex`,
 * `document_without_text`.
 */
export function readDocx(bytes: Uint8Array, { limits, onProgress }: ReadContext): SourceText {
  const wordPackage = openPackage(bytes, limits.maxInflatedBytes);
  const context = createContext(wordPackage);
  onProgress({ done: 1, total: 3, unit: 'part' });
  const main = wordPackage.getMain();
  const body = findChild(main, 'w:body');
  if (body === undefined) throw new AppError('document_corrupt');
  const drafts = readBody(body, context);
  onProgress({ done: 2, total: 3, unit: 'part' });
  const running = readRunningText({ main, wordPackage }, context);
  const source = assembleSourceText({
    format: 'docx',
    drafts: [...running.headers, ...drafts, ...readEndnotes(context), ...running.footers],
    warnings: createWarnings(context.noticed),
    maxTextLength: limits.maxTextLength,
  });
  onProgress({ done: 3, total: 3, unit: 'part' });
  return source;
}

function createContext(wordPackage: WordPackage): WordContext {
  const context: WordContext = {
    styles: createStyleSheet(wordPackage.findPart('styles')),
    counter: createNumberCounter(wordPackage.findPart('numbering')),
    tracker: createLevelTracker(),
    notes: createNoteBook({
      footnote: wordPackage.findPart('footnotes'),
      endnote: wordPackage.findPart('endnotes'),
    }),
    noticed: new Set(),
    carried: undefined,
    tables: 0,
  };
  const comments = wordPackage.findPart('comments');
  if (findChild(comments, 'w:comment') !== undefined) context.noticed.add('comments-left-out');
  if (wordPackage.hasDamage()) context.noticed.add('damaged-parts');
  return context;
}

function readEndnotes(context: WordContext): Draft[] {
  return context.notes.listEndnotes().flatMap((note) => readNote(note, context));
}
