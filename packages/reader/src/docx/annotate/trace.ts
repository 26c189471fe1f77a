import { randomBytes } from 'node:crypto';
import type { SourceText, Span } from '@clauselight/schema';
import { rewriteZip } from '../../archive/rewrite-zip.ts';
import type { ReadContext, ReadLimits } from '../../limits.ts';
import { readEmbedded } from '../../read-document.ts';
import { readDocx } from '../read-docx.ts';
import { applyEdits, type Edit } from './edit.ts';
import type { Located } from './located.ts';
import type { Original } from './original.ts';

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
  const source = await readDocx(
    rewriteZip(bytes, new Map([[mainName, numbered]])),
    createReadContext(limits),
    {
      attribute,
      onOrigin(origin, span) {
        const leaf = located.leaves[Number(origin)];
        if (leaf !== undefined) origins.push({ ...span, leaf });
      },
    },
  );
  return { source, origins: origins.sort((a, b) => a.start - b.start) };
}

/** As documents are read first: documents inside are read too. */
export function createReadContext(limits: ReadLimits): ReadContext {
  return {
    limits,
    onProgress: () => undefined,
    readEmbedded: (part) => readEmbedded(part, limits),
  };
}
