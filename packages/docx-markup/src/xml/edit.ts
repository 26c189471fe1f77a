import type { Span } from '@clauselight/schema';

/** A span of XML to be replaced; an empty span is an insertion. */
export interface Edit extends Span {
  readonly text: string;
}

/** Applies edits that do not overlap. Edits at the same position keep their order. */
export function applyEdits(xml: string, edits: readonly Edit[]): string {
  const ordered = edits
    .map((edit, index) => ({ edit, index }))
    .sort((a, b) => a.edit.start - b.edit.start || a.index - b.index);
  const parts: string[] = [];
  let at = 0;
  for (const { edit } of ordered) {
    if (edit.start < at) throw new RangeError('edits overlap');
    parts.push(xml.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  parts.push(xml.slice(at));
  return parts.join('');
}

/** Escapes plain text for element content and attribute values, and removes characters that XML cannot contain. */
export function escapeXml(text: string): string {
  return removeForbidden(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The text without characters that XML cannot contain. */
export function removeForbidden(text: string): string {
  return text.replace(forbidden, '').replace(/\p{Surrogate}/gu, '\uFFFD');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
