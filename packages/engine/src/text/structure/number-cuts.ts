import type { Span } from '@clauselight/schema';
import { fullMonthNames } from '../values/months.ts';
import { isAttachmentHeading } from './attachment-heading.ts';
import { isAllCapitals, isHeadingLine } from './heading.ts';
import { createStatedMarker, findMarker, type Marker } from './marker.ts';
import type { NumberPosition } from './number-position.ts';
import type { Numbering } from './numbering.ts';

/** Start of a section of text, with the number that starts there, if any. */
export interface Cut {
  readonly start: number;
  readonly marker: Marker | undefined;
}

export interface CutInput extends Span {
  /** The number that the file format states at the start. */
  readonly stated: string | undefined;
  /** The numbering so far; updated with the numbers that are found here. */
  readonly numbering: Numbering;
}

interface Context extends CutInput {
  readonly text: string;
  /** The last number that started a clause here. */
  readonly open: Marker | undefined;
  /** Further possible numbers after this one. */
  readonly following: readonly Marker[];
}

// Possible starts of a number: a digit, a bracket, a letter or Roman number with a full stop, or the word for a clause.
const opener =
  /(?<!\S)(?:\d|§|\((?:[a-zA-Z]{1,5}|\d{1,2})\)|[a-zA-Z]{1,5}[.)](?=\s)|(?:article|section|clause|part|chapter)\s{1,3}(?=[\divxlotfsen])|(?:schedule|exhibit|annex|appendix|attachment)\s|WHEREAS\b|RECITALS\b|BACKGROUND\b|WITNESSETH\b|NOW,?\s{1,3}THEREFORE\b|IN WITNESS WHEREOF\b|In Witness Whereof\b)/gi;
const landmark =
  /^(?:WHEREAS\b|RECITALS\b|BACKGROUND\b|WITNESSETH\b|NOW,?\s{1,3}THEREFORE\b|IN WITNESS WHEREOF\b|In Witness Whereof\b)/;
const reference =
  /(?:\b(?:sections?|articles?|clauses?|paragraphs?|sub-?(?:section|clause|paragraph)s?|exhibits?|schedules?|annex(?:es)?|appendix|attachments?|items?|parts?|chapters?|rules?|nos?|page|version|under|in|of|to|and|or|by|with|through|than|the|least|per|at|is|are|about|from|for|see|a|an)\.?|§|[,(/$#&])\s*$/i;
const stop = /[.;:!?]["'”’)\]]*\s*$/;
const fullStop = /[.!?]["'”’)\]]*\s*$/;
// Before the next item of a list, and before its last.
const itemEnd = /[.;:]\]?(?:\s+(?:and|or))?\s*$/;
const capital = /^["“'‘([*]*[\p{Lu}\d]/u;
const initial = /(?:^|\s)[A-Z]\.\s*$/;
// "1 April 2026" is a date.
const month = new RegExp(String.raw`^${fullMonthNames}\b`, 'i');
/** In characters; set by hand. */
const longestHeading = 100;
/** How many characters before a number are checked. */
const searchedBefore = 24;
/** How many numbers after a number are checked. */
const searchedAhead = 40;

/** Finds the starts of clauses in a text, as far as the numbering confirms them. */
export function listCuts(text: string, input: CutInput): readonly Cut[] {
  const candidates = listCandidates(text, input);
  let open = findFirstMarker({ ...input, text, following: [], open: undefined });
  const cuts: Cut[] = [{ start: input.start, marker: open }];
  for (const [index, marker] of candidates.entries()) {
    if (marker.start < (open?.bodyStart ?? input.start + 1)) continue;
    if (marker.ordinals.length === 0) {
      if (isLandmark(text, marker.start)) cuts.push({ start: marker.start, marker: undefined });
      continue;
    }
    const following = candidates.slice(index + 1, index + 1 + searchedAhead);
    if (!opensClause(marker, { ...input, text, following, open })) continue;
    cuts.push({ start: marker.start, marker });
    open = marker;
  }
  return cuts;
}

function listCandidates(text: string, span: Span): readonly Marker[] {
  return [...text.slice(span.start, span.end).matchAll(opener)].flatMap((match) => {
    const start = span.start + match.index;
    if (landmark.test(match[0]))
      return [{ label: '', ordinals: [], isBare: false, start, bodyStart: start }];
    return findMarker(text, { start, end: span.end }) ?? [];
  });
}

/** `WHEREAS` starts a recital after another has ended; in mid-sentence it is an ordinary word. */
function isLandmark(text: string, start: number): boolean {
  return /(?:[.;:,)"”]|\band)\s*$/i.test(text.slice(Math.max(0, start - searchedBefore), start));
}

function findFirstMarker(context: Context): Marker | undefined {
  const { text, start, end, stated, numbering } = context;
  const marker =
    stated === undefined
      ? findMarker(text, { start, end })
      : createStatedMarker(text, { start, end, stated });
  if (marker === undefined) return undefined;
  if (marker.ordinals[0]?.style === 'Schedule') {
    if (!isAttachmentHeading(text, { marker, end })) return undefined;
    numbering.openScope();
    return marker;
  }
  const position = findLinePosition(marker, context);
  if (position === undefined) return stated === undefined ? undefined : marker;
  numbering.open(position);
  return marker;
}

/** Tells whether a clause or an attachment starts at a number, and updates the numbering when it does. */
function opensClause(marker: Marker, context: Context): boolean {
  if (marker.ordinals[0]?.style === 'Schedule') {
    const before = context.text.slice(
      Math.max(context.start, marker.start - searchedBefore),
      marker.start,
    );
    const isApart = /\n[^\S\n]*$|[.\]*)_][^\S\n]{3,}$/.test(before);
    if (!isApart || !isAttachmentHeading(context.text, { marker, end: context.end })) return false;
    context.numbering.openScope();
    return true;
  }
  const position = findPosition(marker, context);
  if (position !== undefined) context.numbering.open(position);
  return position !== undefined;
}

function findPosition(marker: Marker, context: Context): NumberPosition | undefined {
  const { text } = context;
  const before = text.slice(Math.max(context.start, marker.start - searchedBefore), marker.start);
  const isItem = marker.ordinals[0]?.style === '1.1' && itemEnd.test(before);
  if (!isItem && !capital.test(text.slice(marker.bodyStart, marker.bodyStart + 6)))
    return undefined;
  const isLineStart = /(?:\n[^\S\n]*|[^\S\n]{3,})$/.test(before);
  if (isLineStart && !reference.test(before)) {
    const position = findLinePosition(marker, context);
    const isSure =
      position?.fit !== 'loose' &&
      /^["“]?\p{Lu}/u.test(text.slice(marker.bodyStart, marker.bodyStart + 2));
    return isSure || /^[\d(]/.test(marker.label) ? position : undefined;
  }
  const position = context.numbering.findPosition(marker, 'inline');
  return position && isConfirmed(position, { marker, context, before }) ? position : undefined;
}

function findLinePosition(
  marker: Marker,
  { text, start, end, numbering, stated }: Context,
): NumberPosition | undefined {
  const position = numbering.findPosition(marker, 'line');
  const body = text.slice(marker.bodyStart, Math.min(end, marker.bodyStart + longestHeading + 1));
  if (position === undefined || position.isOuter || stated !== undefined) return position;
  if (isMention(text, { marker, position, body })) return undefined;
  if (marker.isBare && (position.fit === 'loose' || !isHeadingLine(body) || month.test(body)))
    return undefined;
  if (position.fit === 'loose' && !capital.test(body) && marker.start !== start) return undefined;
  if (position.ordinal.style === '1.1' && /^(?:million|billion|percent|per cent|%|x\b)/i.test(body))
    return undefined;
  return position;
}

interface LabeledNumber {
  readonly marker: Marker;
  readonly position: NumberPosition;
  readonly body: string;
}

/** "Section 2.1 of the Lease is amended" mentions a clause; so does a number that occurred before. */
function isMention(text: string, { marker, position, body }: LabeledNumber): boolean {
  if (!/^[a-z§]/i.test(marker.label)) return false;
  const isClosed = /[.:]\s*$/.test(text.slice(marker.start, marker.bodyStart));
  if (/^\p{Ll}/u.test(body) && !isClosed) return true;
  const heading = /^([^.:]{2,80})[.:]\s/.exec(body)?.[1] ?? body;
  return position.fit === 'loose' && !isClosed && !isHeadingLine(heading);
}

interface CutContext {
  readonly marker: Marker;
  readonly context: Context;
  readonly before: string;
}

/** In running text a number starts a clause only after the end of a sentence or after a heading. */
function isConfirmed(position: NumberPosition, { marker, context, before }: CutContext): boolean {
  const { text, open } = context;
  const { style } = position.ordinal;
  if (marker.isBare) return false;
  const isNear = open !== undefined && marker.start - open.bodyStart <= longestHeading;
  const between = isNear ? text.slice(open.bodyStart, marker.start).trim() : undefined;
  const isAfterHeading =
    between !== undefined && (between === '' || isHeadingLine(between.replace(/[.:]$/, '')));
  if (style === '1.1' || /\.0$/.test(marker.label))
    return isAfterHeading || itemEnd.test(before) || !reference.test(before);
  if (style.startsWith('(')) return isAfterHeading || fullStop.test(before);
  if (/^[aAiI][.)]$/.test(style)) {
    const isClear = between === '' || isAllCapitals(between ?? '') || stop.test(before);
    if (!isClear || initial.test(before)) return false;
    return position.fit === 'next' || hasSecond(position, context);
  }
  if (isAfterHeading || stop.test(before)) return true;
  return !reference.test(before) && hasFirstChild(position, { marker, context });
}

/** Tells whether `4.1` follows soon after `4.` */
function hasFirstChild(
  position: NumberPosition,
  { marker, context }: Pick<CutContext, 'marker' | 'context'>,
): boolean {
  const next = context.following[0];
  if (next === undefined || next.start - marker.bodyStart > longestHeading) return false;
  return next.ordinals.some(
    ({ values }) =>
      values.length === 2 && values[0] === position.ordinal.values[0] && values[1] === 1,
  );
}

/** Tells whether the second item of a list follows the first: an initial, or the pronoun I, starts no list. */
function hasSecond({ ordinal }: NumberPosition, { following }: Context): boolean {
  return following.some(({ ordinals }) =>
    ordinals.some(({ style, values }) => style === ordinal.style && values[0] === 2),
  );
}
