import { sortEdits } from '@clauselight/core';
import { defaultReadLimits, type ReadLimits } from '@clauselight/reader';
import type { Block, ChangeEdit } from '@clauselight/schema';
import { annotateDocx } from '../annotate-docx.ts';
import { type Original, openOriginal } from '../original.ts';
import { findAnchor } from '../placing/anchor.ts';
import { listOrigins } from '../placing/origins.ts';
import { type TracedDocument, traceDocument } from '../placing/trace.ts';
import { rewriteZip } from '../writing/rewrite-zip.ts';
import { locateDocument } from '../xml/locate.ts';
import { checkRevised } from './check-revised.ts';
import { commentOnRevisions } from './comment-on-revisions.ts';
import { locateEdit } from './locate-edit.ts';
import type { Revision } from './revision.ts';
import { type NewLook, type PlacedEdit, writeRevisions } from './write-revisions.ts';

export interface ReviseOptions {
  readonly revisions: readonly Revision[];
  readonly limits?: Partial<ReadLimits>;
}

/** A Word document with new tracked changes. */
export interface Revised {
  readonly bytes: Uint8Array;
  /** Whether each revision is tracked in it, in the given order. */
  readonly isWritten: readonly boolean[];
}

/**
 * Writes tracked changes into a Word document, each with a comment. Everything else in the file stays the same; with all
 * changes rejected its text is the original's, with all accepted it is the changed one. The result is read again to make
 * sure of both. A revision that cannot be tracked where its words are, as in a field or a note, is a comment alone.
 *
 * @param options - The revisions, which must not overlap, and the reader's limits.
 * @param bytes - The whole file; it is not modified.
 * @returns The new document, and which revisions it holds.
 * @throws AppError `document_corrupt` for a damaged file, `document_encrypted`, `document_too_complex` or
 *   `document_without_text`.
 */
export async function reviseDocx(bytes: Uint8Array, options: ReviseOptions): Promise<Revised> {
  const limits = { ...defaultReadLimits, ...options.limits };
  const tracked = await trackRevisions(bytes, { ...options, limits });
  const comments = commentOnRevisions(options.revisions, tracked.isWritten);
  const annotated = await annotateDocx(tracked.bytes, { comments, limits });
  return { ...tracked, bytes: annotated.bytes };
}

async function trackRevisions(
  bytes: Uint8Array,
  { revisions, limits }: { revisions: readonly Revision[]; limits: ReadLimits },
): Promise<Revised> {
  const original = openOriginal(bytes, limits.maxInflatedBytes);
  const traced = await traceDocument(bytes, { original, limits });
  const placed = revisions.map((revision) => placeRevision(revision, { original, traced }));
  const write = async (chosen: readonly boolean[]): Promise<Uint8Array | undefined> => {
    const edits = placed.flatMap((one, index) => (chosen[index] ? (one ?? []) : []));
    if (edits.length === 0) return bytes;
    const written = writeFile(bytes, { original, edits });
    if (written === undefined) return undefined;
    return (await checkRevised(written, { edits, traced, limits })) ? written : undefined;
  };
  const all = placed.map((one) => one !== undefined);
  const whole = await write(all);
  if (whole !== undefined) return { bytes: whole, isWritten: all };
  // One of them does not read as it should: each is tried alone, and those that do are written together.
  const good: boolean[] = [];
  for (const index of all.keys()) {
    const alone = all.map((isPlaced, other) => isPlaced && other === index);
    good.push(all[index] === true && (await write(alone)) !== undefined);
  }
  const rest = await write(good);
  if (rest === undefined) return { bytes, isWritten: good.map(() => false) };
  return { bytes: rest, isWritten: good };
}

interface PlaceRequest {
  readonly original: Original;
  readonly traced: TracedDocument;
}

function placeRevision(
  { edits, author, date }: Revision,
  { original, traced }: PlaceRequest,
): readonly PlacedEdit[] | undefined {
  const { located } = original;
  // Other prefixes than Word's own would have to be written into every new element.
  if (!located.body.rawName.startsWith('w:')) return undefined;
  const placed: PlacedEdit[] = [];
  for (const edit of joinTouching(edits)) {
    const place = locateEdit(edit, { located, traced });
    if (place === undefined) return undefined;
    const { paragraph } = edit;
    const model = paragraph === undefined ? undefined : findLook(paragraph.model, traced);
    placed.push({ edit, place, model, author, date });
  }
  return placed;
}

/** Edits that touch are one: the words of both are deleted, and then the words of both inserted. */
function joinTouching(edits: readonly ChangeEdit[]): readonly ChangeEdit[] {
  const joined: ChangeEdit[] = [];
  for (const edit of sortEdits(edits)) {
    const last = joined.at(-1);
    const touches =
      last !== undefined && last.end === edit.start && !last.paragraph && !edit.paragraph;
    if (!touches) joined.push(edit);
    else
      joined[joined.length - 1] = { start: last.start, end: edit.end, text: last.text + edit.text };
  }
  return joined;
}

/** Blocks with less text are headings, whatever the document calls them. */
const longestHeading = 80;

function findLook(start: number, traced: TracedDocument): NewLook | undefined {
  const block = traced.source.blocks.find((one) => one.start <= start && start < one.end);
  const [origin] = block === undefined ? [] : listOrigins(block, traced);
  const paragraph = origin && findAnchor(origin.leaf)?.paragraph;
  if (block === undefined || origin === undefined || paragraph === undefined) return undefined;
  return {
    paragraph,
    isHeading: isHeading(block, traced.source.text),
    isNumbered: origin.start > block.start,
  };
}

function isHeading({ kind, start, end }: Block, text: string): boolean {
  const words = text.slice(start, end);
  return (
    kind === 'heading' || (words.length <= longestHeading && !/[.;:]\s*$/.test(words.slice(6)))
  );
}

function writeFile(
  bytes: Uint8Array,
  { original, edits }: { original: Original; edits: readonly PlacedEdit[] },
): Uint8Array | undefined {
  const { located, mainName } = original;
  const xml = writeRevisions(located, {
    placed: edits.toSorted((a, b) => a.edit.start - b.edit.start),
    firstId: findFreeId(located.xml),
  });
  if (!isWellFormed(xml)) return undefined;
  return rewriteZip(bytes, new Map([[mainName, new TextEncoder().encode(xml)]]));
}

/** The reader repairs what Word refuses to open. */
function isWellFormed(xml: string): boolean {
  try {
    locateDocument(xml);
    return true;
  } catch {
    return false;
  }
}

const highest = 2 ** 30;

function findFreeId(xml: string): number {
  const ids = [...xml.matchAll(/\bw:id="(\d{1,10})"/g)].map(([, id]) => Number(id));
  return ids.reduce((most, id) => (id < highest ? Math.max(most, id) : most), 0) + 1;
}
