import { randomBytes } from 'node:crypto';
import type { ReadLimits } from '@clauselight/reader';
import { readWholeDocx } from '@clauselight/reader/docx';
import type { SourceText, Span } from '@clauselight/schema';
import type { Original } from '../original.ts';
import { rewriteZip } from '../writing/rewrite-zip.ts';
import { applyEdits, type Edit } from '../xml/edit.ts';
import type { LocatedElement } from '../xml/located-element.ts';

/** Words of the text, and the document's element that contains them. */
export interface TextOrigin extends Span {
  readonly leaf: LocatedElement;
}

/** A document's source text, with the element of each of its words, in text order. */
export interface TracedDocument {
  readonly source: SourceText;
  readonly origins: readonly TextOrigin[];
}

/**
 * Reads a document and traces its words. A copy of the document, with a number on every element that can contain
 * words, goes through the same reader. List numbers, notes, headers and embedded documents have no origin.
 */
export async function traceDocument(
  bytes: Uint8Array,
  { original, limits }: { original: Original; limits: ReadLimits },
): Promise<TracedDocument> {
  // A random name, so that a document cannot contain it already.
  const attribute = `origin-${randomBytes(12).toString('hex')}`;
  const { located, mainName } = original;
  const edits = located.leaves.map((leaf, index): Edit => {
    const at = leaf.openEnd - (leaf.isEmpty ? 2 : 1);
    return { start: at, end: at, text: ` ${attribute}="${index}"` };
  });
  const numbered = new TextEncoder().encode(applyEdits(located.xml, edits));
  const origins: TextOrigin[] = [];
  const source = await readWholeDocx(rewriteZip(bytes, new Map([[mainName, numbered]])), limits, {
    attribute,
    onOrigin(origin, span) {
      const leaf = located.leaves[Number(origin)];
      if (leaf !== undefined) origins.push({ ...span, leaf });
    },
  });
  return { source, origins: origins.sort((a, b) => a.start - b.start) };
}
