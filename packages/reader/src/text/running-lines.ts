import { findLabel } from '../block-types/label.ts';

/** What is examined of a paragraph. */
export interface RunningLineCandidate {
  readonly text: string;
  /** Line feeds before it. */
  readonly gap: number;
  /** A page number or another trace of the page. */
  readonly isArtifact: boolean;
  /** 1-based page if the text has pages. */
  readonly page?: number;
}

type PageEdge = 'header' | 'footer';

/**
 * Times that a line must repeat in a text to be one that every page has. This and the limits below were set by hand;
 * `npm run evaluate:reader` measures what they give.
 */
const fewestTimes = 3;
/** Share of the page ends that must have such a line. What ends only a few of them is running text. */
const fewestOfEdges = 0.1;
const longestLine = 300;
/** Line feeds that only a page end puts between paragraphs: at least this many, and more than most gaps. */
const fewestFeeds = 4;
/** The most occurrences within pages for each occurrence at an edge. */
const mostBeyondEdge = 0.25;

/** Finds running headers and footers, by their index in the list: the same words repeated where pages end or begin. */
export function findRunningLines(
  paragraphs: readonly RunningLineCandidate[],
): ReadonlyMap<number, PageEdge> {
  const indexesByKey = new Map<string, number[]>();
  for (const [index, paragraph] of paragraphs.entries()) {
    if (paragraph.isArtifact || paragraph.text.length > longestLine) continue;
    const key = normalizeLine(paragraph.text);
    if (key === '') continue;
    const known = indexesByKey.get(key);
    if (known === undefined) indexesByKey.set(key, [index]);
    else known.push(index);
  }
  const repeated = new Set<number>();
  const widestGap = findWidestGap(paragraphs);
  const edges = paragraphs.filter(({ gap, isArtifact }) => isArtifact || gap >= widestGap).length;
  const fewestEdges = Math.max(fewestTimes, edges * fewestOfEdges);
  const groups = [...indexesByKey.values()].filter((group) => group.length >= fewestEdges);
  for (const index of groups.flat()) repeated.add(index);
  const facts = { repeated, widestGap };
  const running = new Map<number, PageEdge>();
  for (const group of groups) {
    const edge = decideEdge(group.map((index) => findEdge(paragraphs, { index, ...facts })));
    if (edge !== undefined) for (const index of group) running.set(index, edge);
  }
  return running;
}

/** Page numbers in a line differ from page to page. A line of nothing but blanks to fill in has no key. */
function normalizeLine(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (!/\p{L}{3}/u.test(words) || /_{3,}|^(by|name|title|date|its|and)\b/i.test(words)) return '';
  // "ARTICLE 2" follows "ARTICLE 1", and neither is a page header.
  if (findLabel(words) !== undefined) return words;
  return words.replace(/\bpage \d+(?: of \d+)?|^\d+(?=\s)|(?<=\s)[-–(]?\d+[-–)]?$/gi, '0');
}

function findWidestGap(paragraphs: readonly RunningLineCandidate[]): number {
  const gaps = paragraphs.map(({ gap }) => gap).sort((a, b) => a - b);
  return Math.max(fewestFeeds, 2 * (gaps[gaps.length >> 1] ?? 0));
}

interface EdgeContext {
  readonly index: number;
  readonly repeated: ReadonlySet<number>;
  readonly widestGap: number;
}

/** The edge of most occurrences of a line; `unknown` is at the start or end of the text itself. */
function decideEdge(sides: readonly (PageEdge | 'none' | 'unknown')[]): PageEdge | undefined {
  const count = (edge: PageEdge | 'none') => sides.filter((other) => other === edge).length;
  const [headers, footers] = [count('header'), count('footer')];
  if (headers + footers === 0 || count('none') > (headers + footers) * mostBeyondEdge)
    return undefined;
  return footers >= headers ? 'footer' : 'header';
}

/** The edge of a page that a paragraph is at. Other lines of the same kind may be between them. */
function findEdge(
  paragraphs: readonly RunningLineCandidate[],
  place: EdgeContext,
): PageEdge | 'none' | 'unknown' {
  if (/\bpage \d+ of \d+$/i.test(paragraphs[place.index]?.text ?? '')) return 'footer';
  const [after, before] = [1, -1].map((step) => isAtEdge(paragraphs, { ...place, step }));
  if (after === true) return 'footer';
  if (before === true) return 'header';
  return after === undefined || before === undefined ? 'unknown' : 'none';
}

const mostBetween = 3;

function isAtEdge(
  paragraphs: readonly RunningLineCandidate[],
  { index, step, repeated, widestGap }: EdgeContext & { readonly step: number },
): boolean | undefined {
  for (let at = index; Math.abs(at - index) <= mostBetween; at += step) {
    const here = paragraphs[at];
    const next = paragraphs[at + step];
    if (next === undefined || here === undefined) return undefined;
    const gap = step > 0 ? next.gap : here.gap;
    if (next.isArtifact || gap >= widestGap || next.page !== here.page) return true;
    if (!repeated.has(at + step)) return false;
  }
  return false;
}
