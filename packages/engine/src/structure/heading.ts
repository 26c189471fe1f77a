import type { Span } from '@clauselight/schema';

const verb =
  /\b(?:is|are|was|were|be|been|shall|will|may|must|can|has|have|had|agrees?|means?|includes?|do|does|should|would|could|grants?|warrants?|represents?)\b/i;
const smallWords = new Set(
  'a an and as at but by for from in into of on or per the to under upon with without vs non'.split(
    ' ',
  ),
);
// Lines of a signature block, and names of companies.
const signature =
  /_{3,}|^(?:by|name|title|date|its|signed|address|attn|attention|e-?mail|tel|fax|phone)\b.{0,3}:|\b(?:inc|llc|l\.l\.c|ltd|corp|l\.p|gmbh|plc)\.?$/i;
const maximumWords = 14;

/** Whether a line names what follows instead of saying something: short, no verb, capitals on its words, no full stop. */
export function isHeadingLine(line: string): boolean {
  const words = line.trim().split(/\s+/);
  if (words.length === 0 || words.length > maximumWords || line.length > 120) return false;
  if (/[;,]$/.test(line.trim()) || !/[A-Za-z]{2}/.test(line) || signature.test(line)) return false;
  if (/\.$/.test(line.trim()) && words.length > 5) return false;
  if (/[a-z]{2}[.:]\s+[A-Z]/.test(line)) return false;
  if (isAllCapitals(line)) return !/[.;]\s/.test(line) || words.length <= 8;
  return !verb.test(line) && hasTitleCapitals(words);
}

export function isAllCapitals(line: string): boolean {
  return /[A-Z]{2}/.test(line) && !/[a-z]/.test(line);
}

function hasTitleCapitals(words: readonly string[]): boolean {
  const counted = words.filter(
    (word) => /[A-Za-z]/.test(word) && !smallWords.has(word.toLowerCase()),
  );
  const capitals = counted.filter((word) => /^[^A-Za-z]*[A-Z]/.test(word));
  return counted.length > 0 && capitals.length >= counted.length - (counted.length > 4 ? 1 : 0);
}

const runIn = /^(.{2,90}?)(?:\.|:|\s[-–—])\s+(?=["“'(A-Z])/;

/** The heading that starts a paragraph, as in "8.2 Indemnification. Provider shall …", without its full stop. */
export function findRunInHeading(text: string, span: Span): Span | undefined {
  const match = runIn.exec(text.slice(span.start, Math.min(span.end, span.start + 140)));
  const words = match?.[1];
  if (words === undefined || words.includes('\n') || !isHeadingLine(words)) return undefined;
  if (/\b(?:Inc|Corp|Co|Ltd|No|Mr|Ms|Mrs|Dr|St)$/.test(words)) return undefined;
  return { start: span.start, end: span.start + words.length };
}
