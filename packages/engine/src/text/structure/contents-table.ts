import type { Span } from '@clauselight/schema';

const opening =
  /\b(?:table\s{1,5}of\s{1,5}contents|contents[ \t]{0,20}(?=\n)|index\s{1,5}of\s{1,5}(?:clauses|sections))/gi;
// A title and its page. The title may have a number, and dots may lead to the page.
const entry =
  /(?<=^|\s|\.)((?:(?:article|section|clause|schedule|exhibit|annex|appendix|part)\s{1,3})?(?:[\dIVXA-Z]{1,5}(?:\.(?:\d{1,3}|[A-Z]))*[.):]?)?\s{0,80}["“'‘(\p{Lu}[][^\n]{1,110}?)(?:\s?\.[\s.]{2,300}|\s{1,200}|\t)(\d{1,3}|[ivxlc]{1,6})(?=\s|$)/gu;
const leaders = /^[^\n]{2,120}?(?:\.[ \t]?){5,}\s{0,5}(?:\d{1,3}|[ivx]{1,5})?[ \t]*$/gm;
// Limits the tries for a text that repeats the words many times.
const mostTried = 12;
/** Fewer entries are not a table of contents. Set by hand, as the limits below. */
const fewestEntries = 4;
// A title is not a sentence.
const prose =
  /[a-z]{3}[.,]\s+[a-z]|\b(?:shall|will|is|are|was|made|entered|means|dated|as of|by and between|hereby|pursuant|within|this agreement)\b/;
const longestGap = 320;
const longestMiss = 5;
const longestJump = 30;
const longestTable = 30_000;

/** Finds tables of contents, even those that a converter joined to one line. They repeat headings and state nothing. */
export function findContentsTables(text: string): readonly Span[] {
  const tables: Span[] = [];
  let tried = 0;
  for (const match of text.matchAll(opening)) {
    if (match.index < (tables.at(-1)?.end ?? 0) || tried >= mostTried) continue;
    tried += 1;
    const headingEnd = match.index + match[0].length;
    const end =
      findEnd(text, headingEnd) ??
      (isOwnLine(text, { start: match.index, end: headingEnd }) ? headingEnd : undefined);
    if (end !== undefined) tables.push({ start: match.index, end });
  }
  return joinSpans([...tables, ...findLeaders(text)]);
}

function isOwnLine(text: string, { start, end }: Span): boolean {
  return (
    /(?:^|\n)\s*$/.test(text.slice(Math.max(0, start - 80), start)) &&
    /^[^\S\n]*(?:\n|$)/.test(text.slice(end, end + 80))
  );
}

/** Finds the end of the last of at least four entries whose page numbers do not fall. */
function findEnd(text: string, start: number): number | undefined {
  const region = text.slice(start, start + longestTable);
  let end = 0;
  let count = 0;
  let page = 0;
  let missed = 0;
  for (const match of region.matchAll(entry)) {
    if (match.index - end > longestGap || missed > longestMiss) break;
    const found = parsePage(match[2] ?? '');
    const isOutOfOrder = found !== 0 && (found < page || (count > 0 && found > page + longestJump));
    if (isOutOfOrder || prose.test(match[1] ?? '')) {
      missed += 1;
      continue;
    }
    missed = 0;
    page = Math.max(page, found);
    count += 1;
    end = match.index + match[0].length;
  }
  return count >= fewestEntries ? start + end : undefined;
}

/** Front pages have Roman numbers, which do not tell the order of the others. */
function parsePage(page: string): number {
  return /^\d+$/.test(page) ? Number(page) : 0;
}

function findLeaders(text: string): readonly Span[] {
  if (!text.includes('.....') && !text.includes('. . . .')) return [];
  return [...text.matchAll(leaders)]
    .filter(
      ([line]) => /\p{L}{3}/u.test(line) && !/^\s*(?:by|name|title|date|signed?)\b/i.test(line),
    )
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

function joinSpans(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const before = joined.at(-1);
    if (before !== undefined && span.start <= before.end) {
      joined[joined.length - 1] = { start: before.start, end: Math.max(before.end, span.end) };
    } else joined.push(span);
  }
  return joined;
}
