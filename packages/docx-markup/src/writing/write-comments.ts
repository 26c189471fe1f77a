import type { Original } from '../original.ts';
import type { PassageComment } from '../passage-comment.ts';
import type { Placement } from '../placing/place-comments.ts';
import { escapeXml } from '../xml/edit.ts';
import { createWordTags } from '../xml/word-tags.ts';
import type { WrittenComment } from './comments-part.ts';
import { changeParts } from './package-parts.ts';
import { rewriteZip } from './rewrite-zip.ts';
import { writeMarks } from './write-marks.ts';

export interface WriteRequest {
  readonly original: Original;
  readonly comments: readonly PassageComment[];
  /** One for each comment. */
  readonly placements: readonly Placement[];
}

/** A file, and the texts of its new comments. */
export interface WrittenFile {
  readonly bytes: Uint8Array;
  readonly comments: readonly WrittenComment[];
}

/** Writes the comments at their positions. */
export function writeComments(
  bytes: Uint8Array,
  { original, comments, placements }: WriteRequest,
): WrittenFile {
  if (comments.length === 0) return { bytes, comments: [] };
  const { located, mainName } = original;
  const ids = createIds(original, comments.length);
  const written = comments.map((comment, index): WrittenComment => {
    const id = ids[index] ?? '';
    return { ...comment, id, paragraphs: listParagraphs(comment, placements[index]) };
  });
  const marked = placements.map((placement, index) => ({ id: ids[index] ?? '', placement }));
  const tags = createWordTags(located);
  const parts = new Map(changeParts(original, written));
  parts.set(mainName, writeMarks(located.xml, { placed: marked, tags }));
  const encoder = new TextEncoder();
  const changes = [...parts].map(([name, xml]) => [name, encoder.encode(xml)] as const);
  return { bytes: rewriteZip(bytes, new Map(changes)), comments: written };
}

/** The text of a comment. If it is not exactly on its words, a quote of them comes first. */
function listParagraphs(
  { words = '', paragraphs }: PassageComment,
  placement: Placement | undefined,
): readonly string[] {
  if (placement?.place === 'words' || words.trim() === '') return paragraphs;
  return [`On: “${words.replace(/\s+/g, ' ').trim()}”`, ...paragraphs];
}

const highest = 2 ** 30;

/** Creates ids above those of existing comments, in the comments part or in the text. */
function createIds(original: Original, count: number): string[] {
  const { commentsName, located } = original;
  const known = commentsName === undefined ? '' : (original.read(commentsName) ?? '');
  const written = [...known.matchAll(/[\s:]id\s*=\s*["'](\d{1,10})["']/g)].map(([, id]) => id);
  const ids = [...written, ...located.commentIds].map(Number).filter((id) => id < highest);
  const next = ids.reduce((most, id) => Math.max(most, id), -1) + 1;
  return Array.from({ length: count }, (_, index) => escapeXml(String(next + index)));
}
