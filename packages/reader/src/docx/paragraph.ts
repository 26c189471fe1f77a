import {
  describeNumberedParagraph,
  type NumberedParagraph,
} from '../block-types/describe-numbered.ts';
import type { DisplayedNumber } from '../block-types/list-counter.ts';
import type { Draft, TextRun } from '../source/draft.ts';
import { findChild, findSwitch, findValue, type XmlElement } from '../xml/tree.ts';
import type { Inline } from './collecting.ts';
import type { WordContext } from './context.ts';
import { collectInline } from './inline.ts';
import { addMark, addText, createPieceList, finishPieces, getText, trimStart } from './pieces.ts';
import { type ChangeFacts, readChanges } from './revisions.ts';
import { noRunProperties, overlay } from './run-properties.ts';
import { findBackground, findOutlineLevel, getNumberReference, type WordStyle } from './styles.ts';

/** What a paragraph comes to: its block, and what hangs on it and is read after it. */
export interface ReadParagraph {
  readonly draft: Draft | undefined;
  readonly inline: Inline;
}

interface ParagraphFacts {
  readonly properties: XmlElement | undefined;
  readonly style: WordStyle | undefined;
  /** What happened to the paragraph mark. */
  readonly change: ChangeFacts;
}

interface Numbering {
  readonly listId: string;
  /** 0-based. */
  readonly level: number;
}

interface Request {
  readonly facts: ParagraphFacts;
  readonly inline: Inline;
  readonly context: WordContext;
  readonly numbering: Numbering | undefined;
  /** Set where the paragraph goes on one before it whose number and look win. */
  readonly described: NumberedParagraph | undefined;
  /** Counts the paragraph in its list, once. */
  countNumber(): DisplayedNumber | undefined;
}

/** Reads one `w:p`. A deleted or hidden paragraph mark hands its words on to the next paragraph. */
export function readParagraph(element: XmlElement, context: WordContext): ReadParagraph {
  const properties = findChild(element, 'w:pPr');
  const mark = findChild(properties, 'w:rPr');
  const styleId = findValue(properties, 'w:pStyle');
  const style = context.styles.find(styleId) ?? context.styles.find(undefined);
  const facts = { properties, style, change: readChanges(mark) };
  const numbering = findNumbering(facts, context);
  const countNumber = createCount(numbering, context);
  context.countNumber = countNumber;
  const described = context.carried?.described;
  const inline = readInline(element, { facts, context });
  notice(inline, { facts, context });
  const request = { facts, inline, context, numbering, described, countNumber };
  const isMarkHidden = findSwitch(mark, 'w:vanish') ?? false;
  if (facts.change.deleted !== undefined) carryDeleted(request);
  else if (isDropCap(properties)) context.carried = { list: inline.list, described };
  else if (isMarkHidden && inline.list.hasInk) carryHidden(request);
  // A paragraph that shows nothing takes no number.
  else if (isMarkHidden || (inline.hasHidden && !inline.list.hasInk))
    return { draft: createMarkHolder(finishPieces(inline.list)), inline };
  else return { draft: createParagraph(request), inline };
  return { draft: undefined, inline };
}

/** Fields that count in the paragraph come after its own number, which is counted when it is first asked for. */
function createCount(
  numbering: Numbering | undefined,
  { counter, fields }: WordContext,
): Request['countNumber'] {
  if (numbering === undefined) return () => undefined;
  let isCounted = false;
  let number: DisplayedNumber | undefined;
  return () => {
    if (isCounted) return number;
    isCounted = true;
    number = counter.next(numbering.listId, numbering.level);
    fields.startClause();
    return number;
  };
}

function readInline(
  element: XmlElement,
  { facts, context }: Pick<Request, 'facts' | 'context'>,
): Inline {
  const { properties, style } = facts;
  const { grounds, change } = context.surroundings;
  const ground = findBackground(properties) ?? style?.background;
  const section = findChild(properties, 'w:sectPr');
  if (section !== undefined) context.sections.push(section);
  const list = context.carried?.list ?? createPieceList();
  context.carried = undefined;
  return collectInline(element, {
    context,
    list,
    defaults: {
      properties: overlay(context.styles.standard, style?.run ?? noRunProperties),
      grounds: ground === undefined ? grounds : [ground, ...grounds],
      change,
    },
  });
}

function notice(inline: Inline, { facts, context }: Pick<Request, 'facts' | 'context'>): void {
  const { change } = facts;
  if (inline.hasHidden || inline.hasUnseen) context.noticed.add('hidden-text');
  if (change.deleted !== undefined || change.inserted !== undefined || inline.hasDeleted)
    context.noticed.add('tracked-changes');
  if (inline.hasPlainInk) context.plainInk += 1;
}

/** A large first letter is a paragraph of its own in the file. */
function isDropCap(properties: XmlElement | undefined): boolean {
  const { dropCap = 'none' } = findChild(properties, 'w:framePr')?.attributes ?? {};
  return dropCap !== 'none';
}

/** Words deleted together with the end of their paragraph keep it in what is said of them. */
function carryDeleted({ inline, context, facts, described }: Request): void {
  if (inline.hasDeleted || !inline.hasInk)
    addMark(inline.list, { kind: 'deletion', text: '\n', ...facts.change.deleted });
  context.carried = { list: inline.list, described };
}

/** Where the mark alone is hidden, two paragraphs stand on one line and the first has the number. */
function carryHidden(request: Request): void {
  const described = request.described ?? describe(request);
  addText(request.inline.list, { text: ' ' });
  request.context.carried = { list: request.inline.list, described };
}

/** A block without text, for the sake of what is said beside it. */
export function createMarkHolder(runs: readonly TextRun[]): Draft | undefined {
  const hasMarks = runs.some(({ marks }) => marks !== undefined);
  return hasMarks ? { kind: 'paragraph', runs } : undefined;
}

/** What is still to be handed on where there is no next paragraph. */
export function releaseCarried(context: WordContext): Draft | undefined {
  const { carried } = context;
  context.carried = undefined;
  if (carried === undefined) return undefined;
  const { facts, prefix } = carried.described ?? { facts: { kind: 'paragraph' }, prefix: '' };
  return { ...facts, runs: addLabel(finishPieces(carried.list), { prefix, change: {} }) };
}

function createParagraph(request: Request): Draft | undefined {
  const { inline, facts } = request;
  const described = request.described ?? describe(request);
  const pieces = finishPieces(inline.list);
  if (!inline.list.hasInk && described.prefix === '') return createMarkHolder(pieces);
  // A heading that runs into its text is a clause.
  const isRunIn = request.described?.facts.kind === 'heading';
  const { prefix } = described;
  return {
    ...described.facts,
    ...(isRunIn ? { kind: 'paragraph' } : {}),
    runs: addLabel(pieces, { prefix, change: facts.change }),
  };
}

/** Kind, number and level, and what is displayed in front. */
function describe(request: Request): NumberedParagraph {
  const { inline, facts, context, numbering } = request;
  const isBlank = !inline.list.hasInk;
  const body = getText(inline.list).trim();
  // An empty paragraph that only ends a section is not shown, and takes no number.
  const isSectionEnd = isBlank && findChild(facts.properties, 'w:sectPr') !== undefined;
  const number = isSectionEnd ? undefined : request.countNumber();
  const isShown = number !== undefined && !(isBlank && (number.isBullet || inline.hasDeleted));
  return describeNumberedParagraph(body, {
    tracker: context.tracker,
    format: {
      number: isShown ? number : undefined,
      listLevel: (numbering?.level ?? 0) + 1,
      headingLevel: findHeadingLevel(facts),
      isBold: inline.hasInk && !inline.hasPlainInk,
    },
  });
}

function addLabel(
  pieces: readonly TextRun[],
  { prefix, change }: { prefix: string; change: ChangeFacts },
): readonly TextRun[] {
  if (prefix === '') return pieces;
  const { inserted } = change;
  return [{ text: prefix, ...(inserted === undefined ? {} : { inserted }) }, ...trimStart(pieces)];
}

function findNumbering(
  { properties, style }: ParagraphFacts,
  context: WordContext,
): Numbering | undefined {
  const direct = getNumberReference(properties);
  const inherited = style?.numbering;
  const listId = direct.numId ?? inherited?.numId;
  // List 0 takes an inherited number away.
  if (listId === undefined || listId === '0') return undefined;
  if (direct.level !== undefined) return { listId, level: direct.level };
  const level =
    direct.numId === undefined ? findLevelOfStyle(listId, { style, context }) : undefined;
  return { listId, level: level ?? inherited?.level ?? 0 };
}

/** The level that a list gives to a style, or to the nearest one it is based on. */
function findLevelOfStyle(
  listId: string,
  { style, context }: { style: WordStyle | undefined; context: WordContext },
): number | undefined {
  for (const id of style?.ids ?? []) {
    const level = context.counter.findLevelOfStyle(listId, id);
    if (level !== undefined) return level;
  }
  return undefined;
}

/** 1-based heading level a paragraph or its style declares. */
function findHeadingLevel({ properties, style }: ParagraphFacts): number | undefined {
  const outline = findOutlineLevel(properties) ?? style?.outlineLevel;
  if (outline !== undefined) return outline < 9 ? outline + 1 : undefined;
  const named = /^heading (\d)/.exec(style?.name ?? '')?.[1];
  if (named !== undefined) return Number(named);
  return style?.name === 'title' || style?.name === 'toc heading' ? 1 : undefined;
}
