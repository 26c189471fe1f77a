import { findLabel } from '../block-types/label.ts';

/** What is looked at of a paragraph. */
export interface Candidate {
  readonly text: string;
  /** Line feeds in front of it. */
  readonly gap: number;
  /** A page number or another trace of the page. */
  readonly isArtefact: boolean;
  /** 1-based page, where the text has pages. */
  readonly page?: number;
}

type Side = 'header' | 'footer';

/** Times a line must stand in a text to be one that every page has. */
const fewestTimes = 3;
/** Share of the ends of pages that such a line stands at; what ends a few of them is running text. */
const fewestOfEdges = 0.1;
const longest = 300;
/** Line feeds that only the end of a page puts between paragraphs: at least so many, and more than most. */
const fewestFeeds = 4;
/** Places within pages that such a line may have for each at an edge. */
const mostBeyondEdge = 0.25;

/** Running heads and feet, by their place in the list: the same words again and again, where pages end or begin. */
export function findRunningLines(paragraphs: readonly Candidate[]): ReadonlyMap<number, Side> {
  const places = new Map<string, number[]>();
  for (const [index, paragraph] of paragraphs.entries()) {
    if (paragraph.isArtefact || paragraph.text.length > longest) continue;
    const key = normalise(paragraph.text);
    if (key === '') continue;
    const known = places.get(key);
    if (known === undefined) places.set(key, [index]);
    else known.push(index);
  }
  const repeated = new Set<number>();
  const widestGap = findWidestGap(paragraphs);
  const edges = paragraphs.filter(({ gap, isArtefact }) => isArtefact || gap >= widestGap).length;
  const fewest = Math.max(fewestTimes, edges * fewestOfEdges);
  const groups = [...places.values()].filter((group) => group.length >= fewest);
  for (const index of groups.flat()) repeated.add(index);
  const facts = { repeated, widestGap };
  const running = new Map<number, Side>();
  for (const group of groups) {
    const side = decideSide(group.map((index) => findSide(paragraphs, { index, ...facts })));
    if (side !== undefined) for (const index of group) running.set(index, side);
  }
  return running;
}

/** Page numbers in a line differ from page to page; a text of nothing but signs to fill in is none. */
function normalise(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (!/\p{L}{3}/u.test(words) || /_{3,}|^(by|name|title|date|its|and)\b/i.test(words)) return '';
  // "ARTICLE 2" follows "ARTICLE 1", and neither is a head of the page.
  if (findLabel(words) !== undefined) return words;
  return words.replace(/\bpage \d+(?: of \d+)?|^\d+(?=\s)|(?<=\s)[-–(]?\d+[-–)]?$/gi, '0');
}

function findWidestGap(paragraphs: readonly Candidate[]): number {
  const gaps = paragraphs.map(({ gap }) => gap).sort((a, b) => a - b);
  return Math.max(fewestFeeds, 2 * (gaps[gaps.length >> 1] ?? 0));
}

interface Place {
  readonly index: number;
  readonly repeated: ReadonlySet<number>;
  readonly widestGap: number;
}

/** What most places of a line say; `unknown` where the text itself begins or ends. */
function decideSide(sides: readonly (Side | 'none' | 'unknown')[]): Side | undefined {
  const count = (side: Side | 'none') => sides.filter((other) => other === side).length;
  const [headers, footers] = [count('header'), count('footer')];
  if (headers + footers === 0 || count('none') > (headers + footers) * mostBeyondEdge)
    return undefined;
  return footers >= headers ? 'footer' : 'header';
}

/** Which edge of a page a paragraph stands at; other lines of the same kind may stand between. */
function findSide(paragraphs: readonly Candidate[], place: Place): Side | 'none' | 'unknown' {
  if (/\bpage \d+ of \d+$/i.test(paragraphs[place.index]?.text ?? '')) return 'footer';
  const [after, before] = [1, -1].map((step) => isAtEdge(paragraphs, { ...place, step }));
  if (after === true) return 'footer';
  if (before === true) return 'header';
  return after === undefined || before === undefined ? 'unknown' : 'none';
}

const mostBetween = 3;

function isAtEdge(
  paragraphs: readonly Candidate[],
  { index, step, repeated, widestGap }: Place & { readonly step: number },
): boolean | undefined {
  for (let at = index; Math.abs(at - index) <= mostBetween; at += step) {
    const here = paragraphs[at];
    const next = paragraphs[at + step];
    if (next === undefined || here === undefined) return undefined;
    const gap = step > 0 ? next.gap : here.gap;
    if (next.isArtefact || gap >= widestGap || next.page !== here.page) return true;
    if (!repeated.has(at + step)) return false;
  }
  return false;
}
