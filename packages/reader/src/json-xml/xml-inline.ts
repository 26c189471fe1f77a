import { noteNames } from './xml-shape.ts';
import type { XmlNode } from './xml-tree.ts';

const breaks: ReadonlySet<string> = new Set(['br', 'lb', 'cr']);
const silent: ReadonlySet<string> = new Set([
  'indexterm',
  'instrText',
  'delText',
  'del',
  'pPr',
  'rPr',
  'sectPr',
  'binData',
  'script',
  'style',
]);

/** The running words of a paragraph, and the notes it calls. */
export interface InlineText {
  readonly text: string;
  readonly notes: readonly XmlNode[];
}

/** Gathers the words of an element with markup inside; line ends of the file are spaces. */
export function getInlineText(node: XmlNode): InlineText {
  const parts: string[] = [];
  const notes: XmlNode[] = [];
  const gather = (element: XmlNode): void => {
    for (const child of element.children) {
      if (typeof child === 'string') parts.push(child.replace(/\s+/g, ' '));
      else if (breaks.has(child.name)) parts.push('\n');
      else if (child.name === 'tab') parts.push(' ');
      else if (noteNames.has(child.name)) notes.push(child);
      else if (!silent.has(child.name)) gather(child);
    }
  };
  gather(node);
  const text = parts
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
  return { text, notes };
}

/** Words of a value in which HTML was put as text, as feeds do: its tags are taken out. */
export function dropTags(text: string): string {
  if (!/<\/[a-z][a-z0-9]{0,9}>|<(?:br|p|img)\b/i.test(text)) return text;
  return text
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]{0,200}>/gi, '\n')
    .replace(/<[a-z!/][^<>]{0,2000}>/gi, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#0?39;|&apos;/g, "'")
    .replace(/&amp;/g, '&');
}
