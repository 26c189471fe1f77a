import type { XmlElement } from '../xml/tree.ts';

const skippedElements: ReadonlySet<string> = new Set([
  'w:pPr',
  'w:rPr',
  'w:sdtPr',
  'w:tblPr',
  'w:trPr',
  'w:tcPr',
  'w:instrText',
  'w:delInstrText',
  'w:rt',
  'mc:Fallback',
]);

/** The plain words of an element, including deleted ones, for content outside the text. */
export function collectWords(element: XmlElement): string {
  const parts: string[] = [];
  collectText(element, parts);
  return parts
    .join('')
    .replace(/[ \t]+\n/g, '\n')
    .trim();
}

function collectText(element: XmlElement, parts: string[]): void {
  for (const child of element.children) {
    if (typeof child === 'string' || skippedElements.has(child.name)) continue;
    if (child.name === 'w:t' || child.name === 'w:delText' || child.name === 'm:t') {
      for (const text of child.children) if (typeof text === 'string') parts.push(text);
    } else if (child.name === 'w:tab') parts.push('\t');
    else if (child.name === 'w:br' || child.name === 'w:cr') parts.push('\n');
    else {
      collectText(child, parts);
      if (child.name === 'w:p' || child.name === 'w:tr') parts.push('\n');
      else if (child.name === 'w:tc') endCell(parts);
    }
  }
}

/** Replaces the end of the cell's last paragraph by a tab. */
function endCell(parts: string[]): void {
  if (parts.at(-1) === '\n') parts.pop();
  parts.push('\t');
}
