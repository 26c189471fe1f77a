import { type GapName, gaps, macros } from './pattern-macros.ts';
/** A compiled rule pattern: segments that must be found in order, each within a gap after the previous one. */
export interface Pattern {
  readonly segments: readonly RegExp[];
  /** `gaps[i]` stands before `segments[i + 1]`. */
  readonly gaps: readonly GapName[];
}

export interface Match {
  readonly from: number;
  readonly to: number;
}

/** A match of a whole pattern. */
export interface PatternMatch extends Match {
  /** Where the last segment begins: what the words before it say something about. */
  readonly core: number;
}

const gapMark = /\{(GAP|LONG)\}/;

/**
 * Compiles a rule pattern.
 * @param anyParty the alternatives for `{ANYPARTY}`, as the source of a regular expression
 */
export function compilePattern(source: string, anyParty: string): Pattern {
  const segmentsAndGaps = source.split(gapMark);
  const sources = segmentsAndGaps.filter((_, index) => index % 2 === 0);
  return {
    segments: sources.map((segment) => compileSegment(segment, anyParty)),
    gaps: segmentsAndGaps.filter((_, index) => index % 2 === 1) as GapName[],
  };
}

/** Segments that name no party are the same for every document. */
const shared = new Map<string, RegExp>();

function compileSegment(source: string, anyParty: string): RegExp {
  if (source.includes('{ANYPARTY}')) return new RegExp(expand(source, anyParty), 'gi');
  const known = shared.get(source);
  if (known !== undefined) return known;
  const segment = new RegExp(expand(source, anyParty), 'gi');
  shared.set(source, segment);
  return segment;
}

function expand(source: string, anyParty: string): string {
  return source.replace(/\{([A-Z]+)\}/g, (whole, name: string) => {
    const macro = name === 'ANYPARTY' ? anyParty : macros[name];
    if (macro === undefined) throw new Error(`unknown macro ${whole}`);
    return macro;
  });
}

interface PartialMatch extends Match {
  /** Start of the first segment of the chain that leads here. */
  readonly origin: number;
}

/** Lists the matches of a pattern, one for each end of its last segment. Linear in the length of the text. */
export function listMatches(pattern: Pattern, text: string): readonly PatternMatch[] {
  let reached: readonly PartialMatch[] = [];
  for (const [index, segment] of pattern.segments.entries()) {
    const found = listSegmentMatches(segment, text);
    const gap = pattern.gaps[index - 1];
    reached =
      gap === undefined
        ? found.map((match) => ({ ...match, origin: match.from }))
        : joinMatches({ before: reached, after: found, gap, text });
    if (reached.length === 0) return [];
  }
  return reached.map(({ origin, from, to }) => ({ from: origin, to, core: from }));
}

/** Returns the first match of a pattern. */
export function findMatch(pattern: Pattern, text: string): PatternMatch | undefined {
  return listMatches(pattern, text)[0];
}

function listSegmentMatches(segment: RegExp, text: string): readonly Match[] {
  const matches: Match[] = [];
  segment.lastIndex = 0;
  for (let match = segment.exec(text); match !== null; match = segment.exec(text)) {
    matches.push({ from: match.index, to: segment.lastIndex });
    if (match[0] === '') segment.lastIndex += 1;
  }
  return matches;
}

interface JoinInput {
  readonly before: readonly PartialMatch[];
  readonly after: readonly Match[];
  readonly gap: GapName;
  readonly text: string;
}

function joinMatches({ before, after, gap, text }: JoinInput): readonly PartialMatch[] {
  const { length, barrier } = gaps[gap];
  let next = 0;
  let nearest: PartialMatch | undefined;
  return after.flatMap((match) => {
    for (
      let candidate = before[next];
      candidate !== undefined && candidate.to <= match.from;
      candidate = before[next]
    ) {
      nearest = candidate;
      next += 1;
    }
    if (nearest === undefined || match.from - nearest.to > length) return [];
    if (barrier !== undefined && text.slice(nearest.to, match.from).includes(barrier)) return [];
    return [{ ...match, origin: nearest.origin }];
  });
}
