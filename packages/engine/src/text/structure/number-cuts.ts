import type { Span } from '@clauselight/schema';
import { isAttachmentHeading } from './attachment-heading.ts';
import { isAllCapitals, isHeadingLine } from './heading.ts';
import { createStatedMarker, findMarker, type Marker } from './marker.ts';
import type { Place } from './number-place.ts';
import type { Numbering } from './numbering.ts';

/** Where a stretch of text is cut, and the number that begins there, if one does. */
export interface Cut {
  readonly start: number;
  readonly marker: Marker | undefined;
}

export interface CutInput extends Span {
  /** The number the reader of the file found at the start. */
  readonly stated: string | undefined;
  /** What the clauses before are numbered with; moved on by what is found here. */
  readonly numbering: Numbering;
}

interface Context extends CutInput {
  readonly text: string;
  /** The last number that began a clause here. */
  readonly open: Marker | undefined;
  /** Numbers that may stand in this stretch after the one in question. */
  readonly following: readonly Marker[];
}

// Where a number may stand: a figure, a bracket, a letter or Roman number with a stop, or the word for a clause.
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
const month =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/i;
const longestHeading = 100;
const searchedBefore = 24;
const searchedAhead = 40;

/** Finds where clauses begin in a stretch of text, as far as the numbering before bears it out. */
export function listCuts(text: string, input: CutInput): readonly Cut[] {
  const candidates = listCandidates(text, input);
  let open = readFirst({ ...input, text, following: [], open: undefined });
  const cuts: Cut[] = [{ start: input.start, marker: open }];
  for (const [index, marker] of candidates.entries()) {
    if (marker.start < (open?.bodyStart ?? input.start + 1)) continue;
    if (marker.readings.length === 0) {
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
      return [{ label: '', readings: [], isBare: false, start, bodyStart: start }];
    return findMarker(text, { start, end: span.end }) ?? [];
  });
}

/** `WHEREAS` begins a recital after another has ended; in mid-sentence it is a word. */
function isLandmark(text: string, start: number): boolean {
  return /(?:[.;:,)"”]|\band)\s*$/i.test(text.slice(Math.max(0, start - searchedBefore), start));
}

function readFirst(context: Context): Marker | undefined {
  const { text, start, end, stated, numbering } = context;
  const marker =
    stated === undefined
      ? findMarker(text, { start, end })
      : createStatedMarker(text, { start, end, stated });
  if (marker === undefined) return undefined;
  if (marker.readings[0]?.style === 'Schedule') {
    if (!isAttachmentHeading(text, { marker, end })) return undefined;
    numbering.openScope();
    return marker;
  }
  const place = findLinePlace(marker, context);
  if (place === undefined) return stated === undefined ? undefined : marker;
  numbering.open(place);
  return marker;
}

/** Whether a clause or an attachment begins at a number; the numbering is moved on where one does. */
function opensClause(marker: Marker, context: Context): boolean {
  if (marker.readings[0]?.style === 'Schedule') {
    const before = context.text.slice(
      Math.max(context.start, marker.start - searchedBefore),
      marker.start,
    );
    const isApart = /\n[^\S\n]*$|[.\]*)_][^\S\n]{3,}$/.test(before);
    if (!isApart || !isAttachmentHeading(context.text, { marker, end: context.end })) return false;
    context.numbering.openScope();
    return true;
  }
  const place = findPlace(marker, context);
  if (place !== undefined) context.numbering.open(place);
  return place !== undefined;
}

function findPlace(marker: Marker, context: Context): Place | undefined {
  const { text } = context;
  const before = text.slice(Math.max(context.start, marker.start - searchedBefore), marker.start);
  const isItem = marker.readings[0]?.style === '1.1' && itemEnd.test(before);
  if (!isItem && !capital.test(text.slice(marker.bodyStart, marker.bodyStart + 6)))
    return undefined;
  const isLineStart = /(?:\n[^\S\n]*|[^\S\n]{3,})$/.test(before);
  if (isLineStart && !reference.test(before)) {
    const place = findLinePlace(marker, context);
    const isSure =
      place?.fit !== 'loose' &&
      /^["“]?\p{Lu}/u.test(text.slice(marker.bodyStart, marker.bodyStart + 2));
    return isSure || /^[\d(]/.test(marker.label) ? place : undefined;
  }
  const place = context.numbering.findPlace(marker, 'inline');
  return place && isConfirmed(place, { marker, context, before }) ? place : undefined;
}

function findLinePlace(
  marker: Marker,
  { text, start, end, numbering, stated }: Context,
): Place | undefined {
  const place = numbering.findPlace(marker, 'line');
  const body = text.slice(marker.bodyStart, Math.min(end, marker.bodyStart + longestHeading + 1));
  if (place === undefined || place.isOuter || stated !== undefined) return place;
  if (isMention(text, { marker, place, body })) return undefined;
  if (marker.isBare && (place.fit === 'loose' || !isHeadingLine(body) || month.test(body)))
    return undefined;
  if (place.fit === 'loose' && !capital.test(body) && marker.start !== start) return undefined;
  if (place.reading.style === '1.1' && /^(?:million|billion|percent|per cent|%|x\b)/i.test(body))
    return undefined;
  return place;
}

interface Labelled {
  readonly marker: Marker;
  readonly place: Place;
  readonly body: string;
}

/** "Section 2.1 of the Lease is amended" speaks of a clause; so does a number that has stood before. */
function isMention(text: string, { marker, place, body }: Labelled): boolean {
  if (!/^[a-z§]/i.test(marker.label)) return false;
  const isClosed = /[.:]\s*$/.test(text.slice(marker.start, marker.bodyStart));
  if (/^\p{Ll}/u.test(body) && !isClosed) return true;
  const heading = /^([^.:]{2,80})[.:]\s/.exec(body)?.[1] ?? body;
  return place.fit === 'loose' && !isClosed && !isHeadingLine(heading);
}

interface Surroundings {
  readonly marker: Marker;
  readonly context: Context;
  readonly before: string;
}

/** In running text a number begins a clause only after a sentence has ended or a heading has been read. */
function isConfirmed(place: Place, { marker, context, before }: Surroundings): boolean {
  const { text, open } = context;
  const { style } = place.reading;
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
    return place.fit === 'next' || hasSecond(place, context);
  }
  if (isAfterHeading || stop.test(before)) return true;
  return !reference.test(before) && hasFirstChild(place, { marker, context });
}

/** Whether `4.1` follows close upon `4.` */
function hasFirstChild(
  place: Place,
  { marker, context }: Pick<Surroundings, 'marker' | 'context'>,
): boolean {
  const next = context.following[0];
  if (next === undefined || next.start - marker.bodyStart > longestHeading) return false;
  return next.readings.some(
    ({ values }) => values.length === 2 && values[0] === place.reading.values[0] && values[1] === 1,
  );
}

/** Whether the second of a list follows its first: an initial, or the pronoun I, begins none. */
function hasSecond({ reading }: Place, { following }: Context): boolean {
  return following.some(({ readings }) =>
    readings.some(({ style, values }) => style === reading.style && values[0] === 2),
  );
}
