import type { XmlElement } from '../xml/tree.ts';

const leftOut: ReadonlySet<string> = new Set([
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

/** The bare words of a part of the document, deleted ones included: for what is no part of its text. */
export function collectWords(element: XmlElement): string {
  const parts: string[] = [];
  collect(element, parts);
  return parts
    .join('')
    .replace(/[ \t]+\n/g, '\n')
    .trim();
}

function collect(element: XmlElement, parts: string[]): void {
  for (const child of element.children) {
    if (typeof child === 'string' || leftOut.has(child.name)) continue;
    if (child.name === 'w:t' || child.name === 'w:delText' || child.name === 'm:t') {
      for (const text of child.children) if (typeof text === 'string') parts.push(text);
    } else if (child.name === 'w:tab') parts.push('\t');
    else if (child.name === 'w:br' || child.name === 'w:cr') parts.push('\n');
    else {
      collect(child, parts);
      if (child.name === 'w:p' || child.name === 'w:tr') parts.push('\n');
      else if (child.name === 'w:tc') endCell(parts);
    }
  }
}

/** A tab instead of the end of the cell's last paragraph. */
function endCell(parts: string[]): void {
  if (parts.at(-1) === '\n') parts.pop();
  parts.push('\t');
}
