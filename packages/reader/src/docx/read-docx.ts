import type { SourceText, Span } from '@clauselight/schema';
import { createLevelTracker } from '../block-types/levels.ts';
import type { ReadContext } from '../limits.ts';
import { assembleSourceText } from '../source/assemble.ts';
import type { Draft } from '../source/draft.ts';
import { createWarnings } from '../source/warnings.ts';
import type { XmlElement } from '../xml/tree.ts';
import { endBody, readBlock, readNote, releaseMarks } from './body.ts';
import { fillChunks } from './chunks.ts';
import { createCommentBook } from './comments.ts';
import { messages, plainSurroundings, type WordContext } from './context.ts';
import { createFieldBook } from './fields.ts';
import { createNoteBook } from './notes.ts';
import { type Numbering, readNumbering } from './numbering.ts';
import { openPackage, type WordPackage } from './package.ts';
import { readRunningText } from './running-text.ts';
import { createStyleSheet } from './styles.ts';

/** A file opened, with what is needed to read it. */
interface Opened {
  readonly wordPackage: WordPackage;
  readonly settings: XmlElement | undefined;
  readonly numbering: Numbering;
  readonly context: WordContext;
}

/** Follows words from the document's elements into the text. */
export interface Tracing {
  /** The attribute that names an element; no document has it of its own. */
  readonly attribute: string;
  /** Told in document order which element's words stand where. */
  onOrigin(origin: string, span: Span): void;
}

/**
 * Reads a Word document: automatic numbers as displayed, tracked changes accepted and kept, comments kept apart,
 * hidden text left out with a warning. A damaged document is read as far as it goes.
 * Throws `document_corrupt`, `document_encrypted`, `document_too_complex`, `document_without_text`.
 */
export async function readDocx(
  bytes: Uint8Array,
  reading: ReadContext,
  tracing?: Tracing,
): Promise<SourceText> {
  const { limits, onProgress, readEmbedded } = reading;
  const opened = openDocument(bytes, { limits, tracing });
  const { wordPackage, context, settings, numbering } = opened;
  onProgress({ done: 1, total: 3, unit: 'part' });
  const inside = { context, wordPackage, readPart: readEmbedded };
  const drafts = await fillChunks(readMain(opened, limits.maxTextLength), inside);
  onProgress({ done: 2, total: 3, unit: 'part' });
  const { createCounter } = numbering;
  const running = readRunningText({ wordPackage, settings, createCounter }, context);
  noticeParts(opened);
  const source = assembleSourceText({
    format: 'docx',
    drafts: [...running.headers, ...drafts, ...readEndnotes(context), ...running.footers],
    comments: context.comments.facts,
    warnings: createWarnings(context.noticed, messages),
    maxTextLength: limits.maxTextLength,
    ...(tracing && { onOrigin: tracing.onOrigin }),
  });
  onProgress({ done: 3, total: 3, unit: 'part' });
  return source;
}

function openDocument(
  bytes: Uint8Array,
  { limits, tracing }: { limits: ReadContext['limits']; tracing: Tracing | undefined },
): Opened {
  const wordPackage = openPackage(bytes, limits.maxInflatedBytes);
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
    originAttribute: tracing?.attribute,
    noticed: new Set(),
    sections: [],
    chunks: new Map(),
    marks: [],
    carried: undefined,
    surroundings: plainSurroundings,
    tables: 0,
    plainInk: 0,
    isInNote: false,
    countNumber: () => {},
    findPartById: wordPackage.findPartById,
  };
  return { wordPackage, settings, numbering, context };
}

/** Reads block by block; what is beyond the limit of the text need not even be unpacked. */
function readMain({ wordPackage, context }: Opened, maxTextLength: number): Draft[] {
  const drafts: Draft[] = [];
  let length = 0;
  let counted = 0;
  wordPackage.readMain((block) => {
    readBlock(block, { context, drafts });
    for (; counted < drafts.length; counted += 1) {
      for (const piece of drafts[counted]?.runs ?? []) length += piece.text.length;
    }
    return length <= maxTextLength;
  });
  endBody({ context, drafts });
  for (const holder of releaseMarks(context)) drafts.push(holder);
  return drafts;
}

function noticeParts({ wordPackage, context }: Opened): void {
  const { noticed, comments } = context;
  if (comments.facts.size > 0) noticed.add('comments-left-out');
  if (wordPackage.hasDamage()) noticed.add('damaged-parts');
  if (wordPackage.hasMacros()) noticed.add('macros-left-out');
  if (wordPackage.hasPart('package') || wordPackage.hasPart('oleObject'))
    noticed.add('attachments-left-out');
}

function readEndnotes(context: WordContext): Draft[] {
  return context.notes.listEndnotes().flatMap((note) => readNote(note, context));
}
