import type { Span } from '@clauselight/schema';

/** A stretch of XML to be replaced; an empty one is a place where something is put in. */
export interface Edit extends Span {
  readonly text: string;
}

/** The XML with edits that do not overlap; those at one place stay in the order given. */
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

/** Plain text as it stands between tags and in values, without what no XML may hold. */
export function escapeXml(text: string): string {
  return removeForbidden(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The text without characters that no XML may hold. */
export function removeForbidden(text: string): string {
  return text.replace(forbidden, '').replace(/\p{Surrogate}/gu, '\uFFFD');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
