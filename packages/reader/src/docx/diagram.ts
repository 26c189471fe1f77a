import { describeParagraph } from '../block-types/describe.ts';
import type { Draft } from '../source/draft.ts';
import { createDraft } from '../source/draft.ts';
import { listElements, type XmlElement } from '../xml/tree.ts';
import type { WordContext } from './context.ts';

/** Reads the text of a diagram's data part (ECMA-376 part 1, 21.4), point by point. */
export function readDiagram(data: XmlElement, { tracker }: WordContext): Draft[] {
  return listParagraphs(data).flatMap((paragraph) => {
    const text = collectText(paragraph).trim();
    return text === '' ? [] : [createDraft(text, describeParagraph(text, { tracker }))];
  });
}

function listParagraphs(element: XmlElement): XmlElement[] {
  return listElements(element).flatMap((child) =>
    child.name === 'a:p' ? [child] : listParagraphs(child),
  );
}

function collectText(element: XmlElement): string {
  return listElements(element)
    .map((child) => {
      if (child.name === 'a:br') return '\n';
      if (child.name !== 'a:t') return collectText(child);
      return child.children.filter((part) => typeof part === 'string').join('');
    })
    .join('');
}
