import { randomBytes } from 'node:crypto';
import type { ReadLimits } from '@clauselight/reader';
import { readWholeDocx } from '@clauselight/reader/docx';
import type { SourceText, Span } from '@clauselight/schema';
import type { Original } from '../original.ts';
import { rewriteZip } from '../writing/rewrite-zip.ts';
import { applyEdits, type Edit } from '../xml/edit.ts';
import type { Located } from '../xml/located.ts';

/** Words of the text, and the element of the document that they come from. */
export interface Origin extends Span {
  readonly leaf: Located;
}

/** A document's source text, and which of its words come from which element, in the order of the text. */
export interface Traced {
  readonly source: SourceText;
  readonly origins: readonly Origin[];
}

/**
 * Reads a document and follows its words: a copy of it, in which every element that can hold words has a number, goes
 * through the same reader as the document itself. Numbers of lists, notes, headers and documents inside have no origin.
 */
export async function traceDocument(
  bytes: Uint8Array,
  { original, limits }: { original: Original; limits: ReadLimits },
): Promise<Traced> {
  // Nobody can write into a document what was not known before it was read.
  const attribute = `origin-${randomBytes(12).toString('hex')}`;
  const { located, mainName } = original;
  const edits = located.leaves.map((leaf, index): Edit => {
    const at = leaf.openEnd - (leaf.isEmpty ? 2 : 1);
    return { start: at, end: at, text: ` ${attribute}="${index}"` };
  });
  const numbered = new TextEncoder().encode(applyEdits(located.xml, edits));
  const origins: Origin[] = [];
  const source = await readWholeDocx(rewriteZip(bytes, new Map([[mainName, numbered]])), limits, {
    attribute,
    onOrigin(origin, span) {
      const leaf = located.leaves[Number(origin)];
      if (leaf !== undefined) origins.push({ ...span, leaf });
    },
  });
  return { source, origins: origins.sort((a, b) => a.start - b.start) };
}
