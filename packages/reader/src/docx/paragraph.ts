import {
  describeNumberedParagraph,
  type NumberedParagraph,
} from '../block-types/describe-numbered.ts';
import type { DisplayedNumber } from '../block-types/list-counter.ts';
import type { Draft, TextRun } from '../source/draft.ts';
import { findChild, findSwitch, findValue, type XmlElement } from '../xml/tree.ts';
import type { InlineContent } from './collecting.ts';
import type { WordContext } from './context.ts';
import { collectInline } from './inline.ts';
import { type ChangeFacts, readChanges } from './revisions.ts';
import { addMark, addText, createRunList, finishRuns, getText, trimStart } from './run-list.ts';
import { noRunProperties, overrideProperties } from './run-properties.ts';
import { findBackground, findOutlineLevel, getNumberReference, type WordStyle } from './styles.ts';

/** The block of a paragraph, and its inline content, part of which is read after it. */
export interface ParagraphResult {
  readonly draft: Draft | undefined;
  readonly inline: InlineContent;
}

interface ParagraphFacts {
  readonly properties: XmlElement | undefined;
  readonly style: WordStyle | undefined;
  /** What happened to the paragraph mark. */
  readonly change: ChangeFacts;
}

interface ListReference {
  readonly listId: string;
  /** 0-based. */
  readonly level: number;
}

interface ParagraphRequest {
  readonly facts: ParagraphFacts;
  readonly inline: InlineContent;
  readonly context: WordContext;
  readonly numbering: ListReference | undefined;
  /** Set if the paragraph continues one before it whose number and format win. */
  readonly described: NumberedParagraph | undefined;
  /** Counts the paragraph in its list, once. */
  countNumber(): DisplayedNumber | undefined;
}

/** Reads one `w:p`. A deleted or hidden paragraph mark carries its words to the next paragraph. */
export function readParagraph(element: XmlElement, context: WordContext): ParagraphResult {
  const properties = findChild(element, 'w:pPr');
  const mark = findChild(properties, 'w:rPr');
  const styleId = findValue(properties, 'w:pStyle');
  const style = context.styles.find(styleId) ?? context.styles.find(undefined);
  const facts = { properties, style, change: readChanges(mark) };
  const numbering = findNumbering(facts, context);
  const countNumber = createCountOnce(numbering, context);
  context.countNumber = countNumber;
  const described = context.carried?.described;
  const inline = readInline(element, { facts, context });
  recordNotices(inline, { facts, context });
  const request = { facts, inline, context, numbering, described, countNumber };
  const isMarkHidden = findSwitch(mark, 'w:vanish') ?? false;
  if (facts.change.deleted !== undefined) carryDeleted(request);
  else if (isDropCap(properties)) context.carried = { runList: inline.runList, described };
  else if (isMarkHidden && inline.runList.hasVisible) carryHidden(request);
  // A paragraph that displays nothing takes no number.
  else if (isMarkHidden || (inline.hasHidden && !inline.runList.hasVisible))
    return { draft: createMarkHolder(finishRuns(inline.runList)), inline };
  else return { draft: createParagraph(request), inline };
  return { draft: undefined, inline };
}

/** Fields that count in the paragraph come after its own number, which is counted on first use. */
function createCountOnce(
  numbering: ListReference | undefined,
  { counter, fields }: WordContext,
): ParagraphRequest['countNumber'] {
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
  { facts, context }: Pick<ParagraphRequest, 'facts' | 'context'>,
): InlineContent {
  const { properties, style } = facts;
  const { backgrounds, change } = context.cellContext;
  const background = findBackground(properties) ?? style?.background;
  const section = findChild(properties, 'w:sectPr');
  if (section !== undefined) context.sections.push(section);
  const runList = context.carried?.runList ?? createRunList();
  context.carried = undefined;
  return collectInline(element, {
    context,
    runList,
    defaults: {
      properties: overrideProperties(context.styles.defaultRun, style?.run ?? noRunProperties),
      backgrounds: background === undefined ? backgrounds : [background, ...backgrounds],
      change,
    },
  });
}

function recordNotices(
  inline: InlineContent,
  { facts, context }: Pick<ParagraphRequest, 'facts' | 'context'>,
): void {
  const { change } = facts;
  if (inline.hasHidden || inline.hasUnseen) context.noticed.add('hidden-text');
  if (change.deleted !== undefined || change.inserted !== undefined || inline.hasDeleted)
    context.noticed.add('tracked-changes');
  if (inline.hasNonBold) context.nonBoldCount += 1;
}

/** A drop cap is a separate paragraph in the file. */
function isDropCap(properties: XmlElement | undefined): boolean {
  const { dropCap = 'none' } = findChild(properties, 'w:framePr')?.attributes ?? {};
  return dropCap !== 'none';
}

/** Words deleted together with the end of their paragraph keep that end in the recorded deletion. */
function carryDeleted({ inline, context, facts, described }: ParagraphRequest): void {
  if (inline.hasDeleted || !inline.hasVisible)
    addMark(inline.runList, { kind: 'deletion', text: '\n', ...facts.change.deleted });
  context.carried = { runList: inline.runList, described };
}

/** If only the mark is hidden, two paragraphs are on one line and the first has the number. */
function carryHidden(request: ParagraphRequest): void {
  const described = request.described ?? describeRequest(request);
  addText(request.inline.runList, { text: ' ' });
  request.context.carried = { runList: request.inline.runList, described };
}

/** A block without text that holds marks. */
export function createMarkHolder(runs: readonly TextRun[]): Draft | undefined {
  const hasMarks = runs.some(({ marks }) => marks !== undefined);
  return hasMarks ? { kind: 'paragraph', runs } : undefined;
}

/** What was carried to a next paragraph that does not exist. */
export function releaseCarried(context: WordContext): Draft | undefined {
  const { carried } = context;
  context.carried = undefined;
  if (carried === undefined) return undefined;
  const { facts, prefix } = carried.described ?? { facts: { kind: 'paragraph' }, prefix: '' };
  return { ...facts, runs: addLabel(finishRuns(carried.runList), { prefix, change: {} }) };
}

function createParagraph(request: ParagraphRequest): Draft | undefined {
  const { inline, facts } = request;
  const described = request.described ?? describeRequest(request);
  const runs = finishRuns(inline.runList);
  if (!inline.runList.hasVisible && described.prefix === '') return createMarkHolder(runs);
  // A heading that runs into its text is a clause.
  const isRunIn = request.described?.facts.kind === 'heading';
  const { prefix } = described;
  return {
    ...described.facts,
    ...(isRunIn ? { kind: 'paragraph' } : {}),
    runs: addLabel(runs, { prefix, change: facts.change }),
  };
}

/** Kind, number and level, and what is displayed before the paragraph. */
function describeRequest(request: ParagraphRequest): NumberedParagraph {
  const { inline, facts, context, numbering } = request;
  const isBlank = !inline.runList.hasVisible;
  const body = getText(inline.runList).trim();
  // An empty paragraph that only ends a section is not displayed and takes no number.
  const isSectionEnd = isBlank && findChild(facts.properties, 'w:sectPr') !== undefined;
  const number = isSectionEnd ? undefined : request.countNumber();
  const isShown = number !== undefined && !(isBlank && (number.isBullet || inline.hasDeleted));
  return describeNumberedParagraph(body, {
    tracker: context.tracker,
    format: {
      number: isShown ? number : undefined,
      listLevel: (numbering?.level ?? 0) + 1,
      headingLevel: findHeadingLevel(facts),
      isBold: inline.hasVisible && !inline.hasNonBold,
    },
  });
}

function addLabel(
  runs: readonly TextRun[],
  { prefix, change }: { prefix: string; change: ChangeFacts },
): readonly TextRun[] {
  if (prefix === '') return runs;
  const { inserted } = change;
  return [{ text: prefix, ...(inserted === undefined ? {} : { inserted }) }, ...trimStart(runs)];
}

function findNumbering(
  { properties, style }: ParagraphFacts,
  context: WordContext,
): ListReference | undefined {
  const direct = getNumberReference(properties);
  const inherited = style?.numbering;
  const listId = direct.numId ?? inherited?.numId;
  // List 0 removes an inherited number.
  if (listId === undefined || listId === '0') return undefined;
  if (direct.level !== undefined) return { listId, level: direct.level };
  const level =
    direct.numId === undefined ? findLevelOfStyle(listId, { style, context }) : undefined;
  return { listId, level: level ?? inherited?.level ?? 0 };
}

/** The level that a list gives to a style, or to the nearest style that it is based on. */
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

/** 1-based heading level that a paragraph or its style declares. */
function findHeadingLevel({ properties, style }: ParagraphFacts): number | undefined {
  const outline = findOutlineLevel(properties) ?? style?.outlineLevel;
  if (outline !== undefined) return outline < 9 ? outline + 1 : undefined;
  const named = /^heading (\d)/.exec(style?.name ?? '')?.[1];
  if (named !== undefined) return Number(named);
  return style?.name === 'title' || style?.name === 'toc heading' ? 1 : undefined;
}
