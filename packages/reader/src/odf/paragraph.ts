import { classifyParagraph, looksLikeHeading } from '../block-types/classify.ts';
import { describeParagraph } from '../block-types/describe.ts';
import type { DisplayedNumber } from '../block-types/list-counter.ts';
import { cleanBlockText } from '../source/clean-text.ts';
import type { Draft, TextRun } from '../source/draft.ts';
import { getDraftText } from '../source/draft.ts';
import type { XmlElement } from '../xml/tree.ts';
import type { OdtContext } from './context.ts';
import { collectInline, type Inline } from './inline.ts';
import { type ItemNumber, parseStart } from './lists.ts';
import { findOwnLevel, outlineList } from './outline.ts';
import type { StyleLink } from './styles.ts';

/** The result of a paragraph: its block, and attached content that is read after it. */
export interface ReadParagraph {
  readonly draft: Draft | undefined;
  readonly inline: Inline;
}

interface Paragraph {
  readonly element: XmlElement;
  readonly chain: readonly StyleLink[];
  /** 1-based level a `text:h` is given. */
  readonly outlineLevel: number | undefined;
}

/** Reads one `text:p` or `text:h`. The marks of a paragraph without words wait for the next one. */
export function readParagraph(element: XmlElement, context: OdtContext): ReadParagraph {
  const styleName = element.attributes['style-name'];
  const paragraph = {
    element,
    chain: context.styles.getChain('paragraph', styleName),
    outlineLevel: getOutlineLevel(element),
  };
  const style = context.styles.getStyle('paragraph', styleName);
  const inline = collectInline(element, { context, style });
  const draft = createParagraph(inline, { paragraph, context });
  if (draft === undefined) addPending(inline, context);
  return { draft, inline };
}

function getOutlineLevel({ name, attributes }: XmlElement): number | undefined {
  if (name !== 'text:h') return undefined;
  const level = Number.parseInt(attributes['outline-level'] ?? '1', 10);
  return level >= 1 && level <= 10 ? level : 1;
}

/** Keeps what a paragraph without a block leaves: marks, and words that are not shown. */
function addPending({ runs, marks, isHidden, hasInk }: Inline, context: OdtContext): void {
  for (const run of runs) for (const mark of run.marks ?? []) context.pending.push(mark);
  if (isHidden && hasInk) {
    context.noticed.add('hidden-text');
    const text = runs.map((run) => run.text).join('');
    context.pending.push({ kind: 'hidden', text: text.trim() });
  }
  for (const mark of marks) context.pending.push(mark);
}

function createParagraph(
  inline: Inline,
  { paragraph, context }: { paragraph: Paragraph; context: OdtContext },
): Draft | undefined {
  if (inline.isHidden) return undefined;
  const isOnlyHidden = !inline.hasInk && inline.marks.some(({ kind }) => kind === 'hidden');
  // A paragraph that shows nothing takes no number.
  const counted = isOnlyHidden ? undefined : takeNumber(paragraph, context);
  const number = counted?.number;
  if (!inline.hasInk && (number === undefined || number.isBullet)) return undefined;
  const runs = trimStart(closeRuns(inline));
  if (number === undefined) return createUnnumbered(runs, { inline, paragraph, context });
  return createNumbered(runs, { inline, paragraph, number, level: counted?.level ?? 1 });
}

/** Marks at the end are on a run without words. */
function closeRuns({ runs, marks }: Inline): TextRun[] {
  return marks.length === 0 ? [...runs] : [...runs, { text: '', marks }];
}

function trimStart([first, ...rest]: readonly TextRun[]): TextRun[] {
  return first === undefined ? [] : [{ ...first, text: first.text.trimStart() }, ...rest];
}

function takeNumber(
  { element, chain, outlineLevel }: Paragraph,
  { item, lists, outline }: OdtContext,
): ItemNumber | undefined {
  if (item !== undefined) return lists.takeNumber(item);
  const { attributes } = element;
  if (attributes['is-list-header'] === 'true' || outline.style === undefined) return undefined;
  const hasStyle = attributes['style-name'] !== undefined;
  const level = outline.findLevel(chain, { level: outlineLevel, hasStyle });
  if (level === undefined) return undefined;
  const isRestarted = attributes['restart-numbering'] === 'true';
  const startValue = isRestarted ? parseStart(attributes['start-value']) : undefined;
  const number = lists.numbers.next({
    listId: outlineList,
    style: outline.style,
    level: level - 1,
    isRestarted,
    ...(startValue === undefined ? {} : { startValue }),
  });
  return { number, level };
}

function createUnnumbered(
  runs: readonly TextRun[],
  { inline, paragraph, context }: { inline: Inline; paragraph: Paragraph; context: OdtContext },
): Draft {
  const body = getBody(runs);
  const described = describeParagraph(body, {
    tracker: context.tracker,
    hints: { isProminent: inline.isBold, isFormatKnown: true },
  });
  const level = findHeadingLevel(paragraph);
  if (level === undefined || !looksLikeHeading(body)) return { ...described, runs };
  return { ...described, kind: 'heading', level, runs };
}

function createNumbered(
  runs: readonly TextRun[],
  request: { inline: Inline; paragraph: Paragraph; number: DisplayedNumber; level: number },
): Draft {
  const { inline, paragraph, number, level } = request;
  const body = getBody(runs);
  const isGlued = number.suffix === '' && !(/\w$/.test(number.text) && /^\w/.test(body));
  const lead = `${number.text}${isGlued ? '' : ' '}`;
  const isHeading = findHeadingLevel(paragraph) !== undefined && looksLikeHeading(body);
  const looks = { isProminent: inline.isBold, isFormatKnown: true };
  const found = classifyParagraph(`${lead}${body}`.trim(), looks).kind;
  const kind = isHeading ? 'heading' : number.isBullet ? 'list-item' : found;
  const shown = cleanBlockText(number.text).replace(/[.:]+$/, '');
  return {
    kind,
    level,
    ...(number.isBullet ? {} : { number: shown }),
    runs: [{ text: lead }, ...runs],
  };
}

function getBody(runs: readonly TextRun[]): string {
  return getDraftText({ kind: 'paragraph', runs }).trim();
}

/** 1-based heading level a paragraph or its style declares. */
function findHeadingLevel({ chain, outlineLevel }: Paragraph): number | undefined {
  const level = outlineLevel ?? findOwnLevel(chain);
  if (level !== undefined) return level;
  const name = chain.find(({ isCommon }) => isCommon)?.element.attributes.name ?? '';
  return name === 'Title' || name === 'Contents_20_Heading' ? 1 : undefined;
}
