import type { SourceText, Span } from '@clauselight/schema';
import { createLevelTracker } from '../block-types/levels.ts';
import type { ReadContext } from '../limits.ts';
import { assembleSourceText } from '../source/assemble.ts';
import type { Draft } from '../source/draft.ts';
import { createWarnings, nameInnerFiles } from '../source/warnings.ts';
import type { XmlElement } from '../xml/tree.ts';
import { endBody, readBlock, readNote, releaseMarks } from './body.ts';
import { fillChunks } from './chunks.ts';
import { createCommentBook } from './comments.ts';
import { messages, plainCellContext, type WordContext } from './context.ts';
import { createFieldBook } from './fields.ts';
import { createNoteBook } from './notes.ts';
import { type Numbering, readNumbering } from './numbering.ts';
import { openWordPackage, type WordPackage } from './package.ts';
import { readRunningText } from './running-text.ts';
import { createStyleSheet } from './styles.ts';

/** An open file, with what is needed to read it. */
interface OpenDocument {
  readonly wordPackage: WordPackage;
  readonly settings: XmlElement | undefined;
  readonly numbering: Numbering;
  readonly context: WordContext;
}

/** Tracks the origin of words from the document's elements to the text. */
export interface OriginTracking {
  /** The attribute that names an element; no document uses it itself. */
  readonly attribute: string;
  /** Called in document order with the span of each element's words. */
  onOrigin(origin: string, span: Span): void;
}

/**
 * Reads a Word document: automatic numbers as displayed, tracked changes accepted and recorded, comments recorded apart
 * from the text, hidden text left out with a warning. A damaged document is read as far as possible.
 * @throws AppError `document_corrupt`, `document_encrypted`, `document_too_complex` or `document_without_text`.
 */
export async function readDocx(
  bytes: Uint8Array,
  readContext: ReadContext,
  tracking?: OriginTracking,
): Promise<SourceText> {
  const { limits, onProgress, readEmbedded } = readContext;
  const opened = openDocument(bytes, { limits, tracking });
  const { wordPackage, context, settings, numbering } = opened;
  onProgress({ done: 1, total: 3, unit: 'part' });
  const filled = { context, wordPackage, readEmbedded };
  const drafts = await fillChunks(readMain(opened, limits.maxTextLength), filled);
  onProgress({ done: 2, total: 3, unit: 'part' });
  const { createCounter } = numbering;
  const running = readRunningText({ wordPackage, settings, createCounter }, context);
  recordUnreadParts(opened);
  const source = assembleSourceText({
    format: 'docx',
    drafts: [...running.headers, ...drafts, ...readEndnotes(context), ...running.footers],
    comments: context.comments.facts,
    warnings: createWarnings(context.noticed, nameEmbeddings(opened)),
    maxTextLength: limits.maxTextLength,
    ...(tracking && { onOrigin: tracking.onOrigin }),
  });
  onProgress({ done: 3, total: 3, unit: 'part' });
  return source;
}

function openDocument(
  bytes: Uint8Array,
  { limits, tracking }: { limits: ReadContext['limits']; tracking: OriginTracking | undefined },
): OpenDocument {
  const wordPackage = openWordPackage(bytes, limits.maxInflatedBytes);
  const settings = wordPackage.findPart('settings');
  const styles = createStyleSheet(wordPackage.findPart('styles'));
  const numbering = readNumbering(wordPackage.findPart('numbering'), styles);
  const counter = numbering.createCounter();
  const context: WordContext = {
    styles,
    counter,
    boxCounter: numbering.createCounter(),
    tracker: createLevelTracker(),
    notes: createNoteBook({
      footnote: wordPackage.findPart('footnotes'),
      endnote: wordPackage.findPart('endnotes'),
      settings,
    }),
    comments: createCommentBook({
      comments: wordPackage.findPart('comments'),
      extended: wordPackage.findPart('commentsExtended'),
    }),
    fields: createFieldBook({ counter, findByName: numbering.findByName }),
    originAttribute: tracking?.attribute,
    noticed: new Set(),
    sections: [],
    chunks: new Map(),
    marks: [],
    carried: undefined,
    cellContext: plainCellContext,
    tables: 0,
    nonBoldCount: 0,
    isInNote: false,
    countNumber: () => {},
    findPartById: wordPackage.findPartById,
  };
  return { wordPackage, settings, numbering, context };
}

/** Reads block by block, so that what is beyond the limit of the text is not even unpacked. */
function readMain({ wordPackage, context }: OpenDocument, maxTextLength: number): Draft[] {
  const drafts: Draft[] = [];
  let length = 0;
  let counted = 0;
  wordPackage.readMain((block) => {
    readBlock(block, { context, drafts });
    for (; counted < drafts.length; counted += 1) {
      for (const run of drafts[counted]?.runs ?? []) length += run.text.length;
    }
    return length <= maxTextLength;
  });
  endBody({ context, drafts });
  for (const holder of releaseMarks(context)) drafts.push(holder);
  return drafts;
}

function recordUnreadParts({ wordPackage, context }: OpenDocument): void {
  const { noticed, comments } = context;
  if (comments.facts.size > 0) noticed.add('comments-left-out');
  if (wordPackage.hasDamage()) noticed.add('damaged-parts');
  if (wordPackage.hasMacros()) noticed.add('macros-left-out');
  if (wordPackage.hasPart('package') || wordPackage.hasPart('oleObject'))
    noticed.add('attachments-left-out');
}

function nameEmbeddings({ wordPackage, context }: OpenDocument) {
  const hasFiles = context.noticed.has('attachments-left-out');
  return nameInnerFiles(messages, hasFiles ? wordPackage.listInnerFiles() : []);
}

function readEndnotes(context: WordContext): Draft[] {
  return context.notes.listEndnotes().flatMap((note) => readNote(note, context));
}
