import { changeText, sortEdits } from '@clauselight/core';
import type { ReadLimits } from '@clauselight/reader';
import { readWholeDocx } from '@clauselight/reader/docx';
import type { Block, ChangeEdit, Revision, SourceText, Span } from '@clauselight/schema';
import type { TracedDocument } from '../placing/trace.ts';
import type { PlacedEdit } from './write-revisions.ts';

export interface CheckRequest {
  readonly edits: readonly PlacedEdit[];
  /** The document before the changes. */
  readonly traced: TracedDocument;
  readonly limits: ReadLimits;
}

/**
 * Reads a document with tracked changes: accepted, they must give the changed text, and rejected the original one. New
 * paragraphs and numbers that the document writes itself are compared by their words.
 */
export async function checkRevised(
  bytes: Uint8Array,
  { edits, traced, limits }: CheckRequest,
): Promise<boolean> {
  const before = traced.source;
  const after = await readWholeDocx(bytes, limits);
  const inside = edits.flatMap(({ edit }) => (edit.paragraph === undefined ? [edit] : []));
  const added = edits.flatMap(({ edit }) => (edit.paragraph === undefined ? [] : [edit]));
  const kept = listKeptBlocks(after, added);
  if (kept === undefined) return false;
  const accepted = kept.map(({ start, end }) => after.text.slice(start, end)).join('\n');
  const own = listOwnRevisions(after, before);
  const rejected = kept.map((block) => reject(block, after, own)).join('\n');
  const expected = changeText(before.text, sortEdits(inside));
  return squeeze(accepted) === squeeze(expected) && squeeze(rejected) === squeeze(before.text);
}

/** White space apart; the reader leaves out what a paragraph ends with. */
function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The blocks without those of new clauses; undefined if one is missing. */
function listKeptBlocks(
  { text, blocks }: SourceText,
  added: readonly ChangeEdit[],
): readonly Block[] | undefined {
  const kept = [...blocks];
  const read = (block: Block | undefined) =>
    block === undefined ? '' : squeeze(text.slice(block.start, block.end));
  for (const { text: words, paragraph } of added) {
    const at = kept.findIndex((block) => read(block).endsWith(squeeze(words)));
    if (at < 0) return undefined;
    const heading = paragraph?.heading ?? '';
    const isOne = read(kept[at]).includes(heading);
    if (!isOne && !read(kept[at - 1]).includes(heading)) return undefined;
    kept.splice(isOne ? at : at - 1, isOne ? 1 : 2);
  }
  return kept;
}

/** The changes that were not tracked in the document before. */
function listOwnRevisions(after: SourceText, before: SourceText): readonly Revision[] {
  const name = ({ author, date, kind }: Revision) => `${kind} ${author} ${date}`;
  const known = new Set(before.revisions.map(name));
  return after.revisions
    .filter((revision) => !known.has(name(revision)))
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** The text of a block with changes rejected. */
function reject({ start, end }: Span, { text }: SourceText, own: readonly Revision[]): string {
  const parts: string[] = [];
  let at = start;
  for (const revision of own) {
    if (revision.start < start || revision.end > end) continue;
    parts.push(text.slice(at, Math.max(at, revision.start)));
    if (revision.kind === 'deletion') parts.push(revision.text);
    at = Math.max(at, revision.end);
  }
  return [...parts, text.slice(at, end)].join('');
}
