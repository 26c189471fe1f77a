import { describeParagraph } from '../block-types/describe.ts';
import { describeNumberedParagraph } from '../block-types/describe-numbered.ts';
import type { DisplayedNumber } from '../block-types/list-counter.ts';
import type { Draft } from '../source/draft.ts';
import type { RtfContext } from './context.ts';
import { type Paragraph, takeRuns } from './paragraph.ts';
import type { GroupState } from './state.ts';

/** What ends a paragraph. */
export type ParagraphEnd = 'paragraph' | 'cell' | 'section' | 'story';

interface DraftRequest {
  readonly paragraph: Paragraph;
  /** The state at the end of the paragraph, whose formatting applies to it. */
  readonly state: GroupState;
  readonly context: RtfContext;
}

/** The block of a finished paragraph; undefined if it displays nothing. */
export function createParagraphDraft(
  request: DraftRequest & { readonly end: ParagraphEnd },
): Draft | undefined {
  const { paragraph, context, end } = request;
  const body = paragraph.runs
    .map((run) => run.text)
    .join('')
    .trim();
  if (body === '' && (paragraph.hasHidden || end === 'section' || end === 'story'))
    return undefined;
  if (paragraph.facts !== undefined) return { ...paragraph.facts, runs: takeRuns(paragraph) };
  const listPosition = findListPosition(request);
  const number = findNumber(request, { body, listPosition });
  // A paragraph that lost all its words to a change displays no number.
  const isNumbered = number !== undefined && !number.isBullet && !paragraph.hasDeleted;
  if (body === '' && !isNumbered) return undefined;
  const { facts, prefix } = describeNumberedParagraph(body, {
    tracker: context.tracker,
    format: {
      number,
      listLevel: listPosition && listPosition.level + 1,
      headingLevel: findHeadingLevel(request),
      isBold: paragraph.hasVisible && !paragraph.hasNonBold,
    },
  });
  const runs = takeRuns(paragraph);
  if (number === undefined) return { ...facts, runs };
  const level = listPosition === undefined ? findLevel(`${prefix}${body}`, context) : facts.level;
  return {
    ...facts,
    ...(level === undefined ? {} : { level }),
    runs: [{ text: prefix }, ...runs],
  };
}

/** The level of a number whose list the file does not name. */
function findLevel(text: string, { tracker }: RtfContext): number {
  return describeParagraph(text, { tracker }).level ?? 1;
}

/** The position of a paragraph in a list. */
interface ListPosition {
  readonly list: string;
  /** 0-based. */
  readonly level: number;
}

/** The list of a paragraph. Its style's list applies if the file stores no numbers at all. */
function findListPosition({ state, context }: DraftRequest): ListPosition | undefined {
  const style = context.hasNumbers ? undefined : context.styles.get(state.style);
  const list = state.list ?? style?.list ?? 0;
  const styleList = state.list === undefined ? style?.listLevel : undefined;
  if (list <= 0) return undefined;
  return { list: String(list), level: state.listLevel ?? styleList ?? 0 };
}

/** The number as the file stores it, or else as its lists count it. Lists are counted either way. */
function findNumber(
  { paragraph, state, context }: DraftRequest,
  { body, listPosition }: { body: string; listPosition: ListPosition | undefined },
): DisplayedNumber | undefined {
  const { plainList } = state;
  const fromList = listPosition && context.counter.next(listPosition.list, listPosition.level);
  const isBreak = listPosition !== undefined || body !== '' || plainList !== undefined;
  const fromPlainList = isBreak ? context.plainCounter.next(plainList) : undefined;
  const counted = fromList ?? fromPlainList;
  if (paragraph.number === undefined) return counted;
  const text = paragraph.number.trim().replace(/\s+/g, ' ');
  if (counted?.isBullet === true || isBullet(text))
    return { text: '•', isBullet: true, suffix: ' ' };
  if (text === '') return undefined;
  return { text, isBullet: false, suffix: /\s$/.test(paragraph.number) ? ' ' : '' };
}

/** Whether the text before a paragraph is a bullet and no number: one symbol, or the letter "o" as a circle. */
function isBullet(text: string): boolean {
  return /^(?:[^\p{L}\p{N}]|o)$/u.test(text);
}

/** 1-based heading level that a paragraph or its style declares. */
function findHeadingLevel({ state, context }: DraftRequest): number | undefined {
  const style = context.styles.get(state.style);
  const outline = state.outlineLevel ?? style?.outlineLevel;
  if (outline !== undefined) return outline >= 0 && outline < 9 ? outline + 1 : undefined;
  const named = /^heading (\d)/.exec(style?.name ?? '')?.[1];
  if (named !== undefined) return Number(named);
  return style?.name === 'title' || style?.name === 'toc heading' ? 1 : undefined;
}
