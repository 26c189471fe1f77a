import { createDraft, type Draft, getDraftText } from '../source/draft.ts';
import { listElements, type XmlElement } from '../xml/tree.ts';
import { readBody } from './body.ts';
import type { WordContext } from './context.ts';
import type { WordPackage } from './package.ts';

interface RunningText {
  readonly headers: readonly Draft[];
  readonly footers: readonly Draft[];
}

/** Reads every different header and footer of all sections once. */
export function readRunningText(
  { main, wordPackage }: { main: XmlElement; wordPackage: WordPackage },
  context: WordContext,
): RunningText {
  const references = listReferences(main);
  const read = (kind: 'header' | 'footer') => {
    const ids = new Set(references.filter(({ name }) => name === `w:${kind}Reference`).map(getId));
    const texts = [...ids].flatMap((id) => {
      const part = wordPackage.findPartById(id);
      return part === undefined ? [] : readBody(part, context).map(getDraftText);
    });
    return keepDifferent(texts).map((text) => createDraft(text, { kind }));
  };
  return { headers: read('header'), footers: read('footer') };
}

function getId(reference: XmlElement): string {
  return reference.attributes['r:id'] ?? '';
}

function listReferences(main: XmlElement): XmlElement[] {
  return listElements(main).flatMap((child) => {
    if (child.name === 'w:sectPr') return listElements(child);
    return child.name === 'w:r' || child.name === 'w:tbl' ? [] : listReferences(child);
  });
}

/** Two footers that differ in the page number only are one. */
function keepDifferent(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = text.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
