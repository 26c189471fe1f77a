import {
  createClauseReference,
  type PassageChange,
  type RedirectedReference,
  type WordChange,
} from '@clauselight/schema';
import type { AlignedMatch } from '../alignment/align-passages.ts';
import { isSameNumber } from '../passages/find-number.ts';
import type { Passage } from '../passages/passage.ts';
import type { ClauseMap } from '../references/align-clauses.ts';
import type { ReferenceComparer } from '../references/compare-references.ts';
import type { Token } from '../text/tokenize.ts';
import { compareWords } from '../words/compare-words.ts';
import type { TokenRun } from '../words/token-run.ts';
import { writeEqualWords, writeWords } from '../words/write-words.ts';
import { divideMatch } from './divide-match.ts';
import { type ComparedRow, describePassage } from './row.ts';
import type { Version } from './version.ts';

export interface MatchContext {
  readonly before: Version;
  readonly after: Version;
  readonly references: ReferenceComparer;
  readonly clauses: ClauseMap;
}

/** Creates the rows of matched passages: one for a pair, one for each part of divided or joined paragraphs. */
export function createMatchRows(
  match: AlignedMatch,
  context: MatchContext,
): readonly ComparedRow[] {
  const before = createPassageRun(context.before, match.before);
  const after = createPassageRun(context.after, match.after);
  const keys = context.references.getKeys(before.tokens, after.tokens);
  const pieces = compareWords({ before: before.tokens, after: after.tokens, keys });
  const parts = divideMatch(pieces, { before: before.ends, after: after.ends });
  return (parts.length === 0 ? [[]] : parts).map((part, index) =>
    createRow({ match, context, before, after, part, isFirst: index === 0 }),
  );
}

/** The words of consecutive passages, without the first one's number. */
interface PassageRun {
  readonly version: Version;
  readonly passages: readonly Passage[];
  readonly tokens: readonly Token[];
  /** For each passage except the last the index after its last token. */
  readonly ends: readonly number[];
}

function createPassageRun(version: Version, indexes: readonly number[]): PassageRun {
  const passages = indexes.flatMap((index) => version.passages.slice(index, index + 1));
  const lists = passages.map(({ tokens, bodyAt }, at) =>
    at === 0 ? tokens.slice(bodyAt) : tokens,
  );
  let end = 0;
  const ends = lists.map((list) => {
    end += list.length;
    return end;
  });
  return { version, passages, tokens: lists.flat(), ends: ends.slice(0, -1) };
}

interface RowInput {
  readonly match: AlignedMatch;
  readonly context: MatchContext;
  readonly before: PassageRun;
  readonly after: PassageRun;
  readonly part: readonly TokenRun[];
  /** Whether the row begins with the passages' numbers. */
  readonly isFirst: boolean;
}

function createRow({ match, context, before, after, part, isFirst }: RowInput): ComparedRow {
  const [b, a] = [
    cutPassageRun(before, part, 'before', isFirst),
    cutPassageRun(after, part, 'after', isFirst),
  ];
  const words: WordChange[] = [];
  if (b.marker !== '' || a.marker !== '') words.push(writeEqualWords(a.marker, b.marker));
  words.push(...writeWords(part, b.side, a.side));
  const isDivided = match.before.length + match.after.length > 2;
  const change: Omit<PassageChange, 'id'> = {
    kind: chooseKind(part, b.hasText, a.hasText),
    isMoved: match.isMoved,
    isRenumbered: isFirst && hasOtherNumber(before.passages[0], after.passages[0]),
    redirected: listRedirected(part, { before, after, context }),
    ...(b.hasText && { before: describePassage(before.version, b.passage, b.span) }),
    ...(a.hasText && { after: describePassage(after.version, a.passage, a.span) }),
    ...(isDivided && {
      paragraphs:
        match.after.length >= match.before.length ? ('split' as const) : ('merged' as const),
    }),
    words,
  };
  return {
    change,
    sameWords: countWords(
      part.filter(({ isSame }) => isSame),
      after.tokens,
      'after',
    ),
    insertedWords: countWords(
      part.filter(({ isSame }) => !isSame),
      after.tokens,
      'after',
    ),
    deletedWords: countWords(
      part.filter(({ isSame }) => !isSame),
      before.tokens,
      'before',
    ),
  };
}

/** One side of a row: the passage, the span, and the number before its words. */
function cutPassageRun(
  strand: PassageRun,
  part: readonly TokenRun[],
  key: 'before' | 'after',
  isFirst: boolean,
) {
  const { version, passages, tokens, ends } = strand;
  const [from, to] = [part[0]?.[key][0] ?? 0, part.at(-1)?.[key][1] ?? 0];
  const passage = passages[ends.filter((end) => end <= from).length] as Passage;
  const last = passages[ends.filter((end) => end < to).length] as Passage;
  const bodyStart = passage.tokens[passage.bodyAt]?.start ?? passage.end;
  const hasMarker = isFirst && passage.bodyAt > 0;
  const whole = from === 0 && !isFirst ? bodyStart : passage.start;
  const start = from === 0 || ends.includes(from) ? whole : (tokens[from]?.start ?? whole);
  const closes = to === tokens.length || ends.includes(to);
  const wordsStart = hasMarker ? bodyStart : start;
  const wordsEnd = closes ? last.end : (tokens[to - 1]?.end ?? wordsStart);
  const isBlank = from === to && tokens.length > 0;
  const end = isBlank ? wordsStart : wordsEnd;
  return {
    passage,
    marker: hasMarker ? version.source.text.slice(passage.start, bodyStart) : '',
    span: { start, end },
    hasText: start < end,
    side: {
      text: version.source.text,
      tokens: startAt(tokens, from, wordsStart),
      start: wordsStart,
      end,
    },
  };
}

/** A row's first token begins at the row's start. */
function startAt(tokens: readonly Token[], from: number, start: number): readonly Token[] {
  const first = tokens[from];
  if (first === undefined || first.start === start) return tokens;
  return tokens.toSpliced(from, 1, { ...first, start });
}

function chooseKind(
  part: readonly TokenRun[],
  hasBefore: boolean,
  hasAfter: boolean,
): PassageChange['kind'] {
  if (!hasBefore) return 'added';
  if (!hasAfter) return 'removed';
  return part.every(({ isSame }) => isSame) ? 'same' : 'changed';
}

function hasOtherNumber(before: Passage | undefined, after: Passage | undefined): boolean {
  if (before?.number === undefined || after?.number === undefined) return false;
  return !isSameNumber(before.number, after.number);
}

function countWords(
  pieces: readonly TokenRun[],
  tokens: readonly Token[],
  key: 'before' | 'after',
): number {
  return pieces.reduce(
    (sum, piece) => sum + tokens.slice(...piece[key]).filter(({ isWord }) => isWord).length,
    0,
  );
}

/** References at the same position that lead to different clauses. */
function listRedirected(
  part: readonly TokenRun[],
  { before, after, context }: Pick<RowInput, 'before' | 'after' | 'context'>,
): RedirectedReference[] {
  const { references, clauses } = context;
  const isReference = ({ reference }: Token) => reference !== undefined;
  return part.flatMap((piece) => {
    if (piece.isSame) return [];
    const earlier = before.tokens.slice(...piece.before).filter(isReference);
    const later = after.tokens.slice(...piece.after).filter(isReference);
    return later.flatMap((token, index): RedirectedReference[] => {
      const old = earlier[index];
      if (old === undefined) return [];
      const [from, to] = [
        references.findTarget(old, 'before'),
        references.findTarget(token, 'after'),
      ];
      if (from === undefined && to === undefined) return [];
      if (from !== undefined && clauses.get(from.id)?.id === to?.id) return [];
      return [
        {
          quote: after.version.source.text.slice(token.start, token.end),
          ...(from !== undefined && { before: createClauseReference(from) }),
          ...(to !== undefined && { after: createClauseReference(to) }),
        },
      ];
    });
  });
}
