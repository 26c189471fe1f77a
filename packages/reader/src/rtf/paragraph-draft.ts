import { describeParagraph } from '../block-types/describe.ts';
import { describeNumberedParagraph } from '../block-types/describe-numbered.ts';
import type { DisplayedNumber } from '../block-types/list-counter.ts';
import type { Draft } from '../source/draft.ts';
import type { RtfContext } from './context.ts';
import { type Paragraph, takePieces } from './paragraph.ts';
import type { GroupState } from './state.ts';

/** What ends a paragraph. */
export type ParagraphEnd = 'paragraph' | 'cell' | 'section' | 'story';

interface DraftRequest {
  readonly paragraph: Paragraph;
  /** As it is where the paragraph ends: that is where its formatting counts. */
  readonly state: GroupState;
  readonly context: RtfContext;
}

/** The block a finished paragraph makes; nothing where it shows nothing. */
export function createParagraphDraft(
  request: DraftRequest & { readonly end: ParagraphEnd },
): Draft | undefined {
  const { paragraph, context, end } = request;
  const body = paragraph.pieces
    .map((piece) => piece.text)
    .join('')
    .trim();
  if (body === '' && (paragraph.hasHidden || end === 'section' || end === 'story'))
    return undefined;
  if (paragraph.facts !== undefined) return { ...paragraph.facts, runs: takePieces(paragraph) };
  const place = findPlace(request);
  const number = findNumber(request, { body, place });
  // A paragraph that lost all its words to a change shows no number.
  const isNumbered = number !== undefined && !number.isBullet && !paragraph.hasDeleted;
  if (body === '' && !isNumbered) return undefined;
  const { facts, prefix } = describeNumberedParagraph(body, {
    tracker: context.tracker,
    format: {
      number,
      listLevel: place && place.level + 1,
      headingLevel: findHeadingLevel(request),
      isBold: paragraph.hasInk && !paragraph.hasPlainInk,
    },
  });
  const runs = takePieces(paragraph);
  if (number === undefined) return { ...facts, runs };
  const level = place === undefined ? findLevel(`${prefix}${body}`, context) : facts.level;
  return {
    ...facts,
    ...(level === undefined ? {} : { level }),
    runs: [{ text: prefix }, ...runs],
  };
}

/** The depth of a number whose list the file does not name. */
function findLevel(text: string, { tracker }: RtfContext): number {
  return describeParagraph(text, { tracker }).level ?? 1;
}

/** Where in a list a paragraph stands. */
interface ListPlace {
  readonly list: string;
  /** 0-based. */
  readonly level: number;
}

/** The list of a paragraph. Its style's counts where the file leaves all numbers to be counted. */
function findPlace({ state, context }: DraftRequest): ListPlace | undefined {
  const style = context.hasNumbers ? undefined : context.styles.get(state.style);
  const list = state.list ?? style?.list ?? 0;
  const ofStyle = state.list === undefined ? style?.listLevel : undefined;
  if (list <= 0) return undefined;
  return { list: String(list), level: state.listLevel ?? ofStyle ?? 0 };
}

/** The number as the file writes it out, or else as its lists count it. Lists count on either way. */
function findNumber(
  { paragraph, state, context }: DraftRequest,
  { body, place }: { body: string; place: ListPlace | undefined },
): DisplayedNumber | undefined {
  const { plainList } = state;
  const ofList = place && context.counter.next(place.list, place.level);
  const isBreak = place !== undefined || body !== '' || plainList !== undefined;
  const ofPlain = isBreak ? context.plainCounter.next(plainList) : undefined;
  const counted = ofList ?? ofPlain;
  if (paragraph.number === undefined) return counted;
  const text = paragraph.number.trim().replace(/\s+/g, ' ');
  if (counted?.isBullet === true || isBullet(text))
    return { text: '•', isBullet: true, suffix: ' ' };
  if (text === '') return undefined;
  return { text, isBullet: false, suffix: /\s$/.test(paragraph.number) ? ' ' : '' };
}

/** Whether what stands in front of a paragraph is a sign and no number: one character, or the letter "o" as a circle. */
function isBullet(text: string): boolean {
  return /^(?:[^\p{L}\p{N}]|o)$/u.test(text);
}

/** 1-based heading level a paragraph or its style declares. */
function findHeadingLevel({ state, context }: DraftRequest): number | undefined {
  const style = context.styles.get(state.style);
  const outline = state.outlineLevel ?? style?.outlineLevel;
  if (outline !== undefined) return outline >= 0 && outline < 9 ? outline + 1 : undefined;
  const named = /^heading (\d)/.exec(style?.name ?? '')?.[1];
  if (named !== undefined) return Number(named);
  return style?.name === 'title' || style?.name === 'toc heading' ? 1 : undefined;
}
