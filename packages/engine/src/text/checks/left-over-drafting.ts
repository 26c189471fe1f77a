import { createEvidence } from '@clauselight/core';
import type { Evidence, SourceText } from '@clauselight/schema';

const leftOver =
  /\b(?:TODO|TBD|TBC|FIXME|XXX{1,9}|lorem ipsum)\b|\[(?:insert|name|date|address|company|amount|client|your|add|to be)\b[^\]\n]{0,60}\]|<<[^>\n]{1,60}>>|\{\{[^}\n]{1,60}\}\}|(?<!_)_{4,}|\?\?\?(?!\?{3})/gi;
const upperOnly = /^(?:todo|tbd|tbc|fixme|x+)$/i;
/** A line with a label before the blank is a field to be filled in by hand. */
const formLine =
  /\b(?:sign(?:ed|ature|atures)?|name|date|title|by|witness|place|print(?:ed)?|initials?|address|phone|tel|telephone|e-?mail|fax|position|company|no|number|student|class|period|grade|teacher|score|points?)\b[^\n]{0,20}$/i;
const code = /[=(){};]\s*$|\/\/|^\s*(?:#|\*|const|let|var|def|import)\b/;
const mostFound = 200;

/** Placeholders, notes to oneself and blanks that drafting left in, in document order; fields of a form are none. */
export function listLeftOvers({ text }: SourceText): readonly Evidence[] {
  const found: Evidence[] = [];
  let lastField = -1;
  for (const match of text.matchAll(leftOver)) {
    if (found.length >= mostFound) break;
    const [words] = match;
    const end = match.index + words.length;
    const lineStart = text.lastIndexOf('\n', match.index - 1) + 1;
    const before = text.slice(Math.max(lineStart, match.index - 80), match.index);
    if (upperOnly.test(words) && words !== words.toUpperCase()) continue;
    if (words.startsWith('_')) {
      const isField = formLine.test(before) || before.trim() === '' || lastField === lineStart;
      if (isField) lastField = lineStart;
      if (isField || /^[ \t]*(?:\n|$)/.test(text.slice(end, end + 20))) continue;
    } else if (code.test(before) || (/^(?:\?\?\?)$/.test(words) && /\w$/.test(before))) continue;
    found.push(createEvidence(text, { start: match.index, end }));
  }
  return found;
}
