import { createDraft, type Draft } from '../source/draft.ts';
import { classifyParagraph, looksLikeHeading } from '../structure/classify.ts';
import { describeParagraph } from '../structure/describe.ts';
import type { DisplayedNumber } from '../structure/list-counter.ts';
import { findChild, findSwitch, findValue, type XmlElement } from '../xml/tree.ts';
import type { WordContext } from './context.ts';
import { collectInline, type Inline } from './inline.ts';
import { findOutlineLevel, getNumberReference, type WordStyle } from './styles.ts';

/** What a paragraph comes to: its block, and what hangs on it and is read after it. */
export interface ReadParagraph {
  readonly draft: Draft | undefined;
  readonly inline: Inline;
}

interface ParagraphFacts {
  readonly properties: XmlElement | undefined;
  readonly style: WordStyle | undefined;
  readonly styleId: string | undefined;
}

/** Reads one `w:p`. A deleted or hidden paragraph mark hands its words on to the next paragraph. */
export function readParagraph(element: XmlElement, context: WordContext): ReadParagraph {
  const properties = findChild(element, 'w:pPr');
  const styleId = findValue(properties, 'w:pStyle');
  const facts = { properties, styleId, style: context.styles.find(styleId) };
  const mark = findChild(properties, 'w:rPr');
  const inline = collectInline(element, {
    context,
    defaults: {
      isHidden: facts.style?.isHidden ?? false,
      isBold: facts.style?.isBold ?? false,
    },
  });
  if (inline.hasHidden) context.noticed.add('hidden-text');
  const isMarkDeleted =
    findChild(mark, 'w:del') !== undefined || findChild(mark, 'w:moveFrom') !== undefined;
  if (isMarkDeleted) return carryDeleted(inline, context);
  const isMarkHidden = findSwitch(mark, 'w:vanish') ?? false;
  // A paragraph that shows nothing takes no number.
  if (inline.text.trim() === '' && (isMarkHidden || inline.hasHidden))
    return { draft: undefined, inline };
  const draft = createParagraph(inline, { facts, context });
  if (!isMarkHidden || draft === undefined) return { draft, inline };
  const { pieces, ...carriedFacts } = draft;
  context.carried = { text: `${pieces.map((piece) => piece.text).join('')} `, facts: carriedFacts };
  return { draft: undefined, inline };
}

function carryDeleted(inline: Inline, context: WordContext): ReadParagraph {
  context.noticed.add('tracked-changes');
  const text = `${context.carried?.text ?? ''}${inline.text}`;
  context.carried = { ...context.carried, text };
  return { draft: undefined, inline };
}

function createParagraph(
  inline: Inline,
  { facts, context }: { facts: ParagraphFacts; context: WordContext },
): Draft | undefined {
  const { carried } = context;
  context.carried = undefined;
  if (carried?.facts !== undefined) {
    const kind = carried.facts.kind === 'heading' ? 'paragraph' : carried.facts.kind;
    return createDraft(carried.text + inline.text, { ...carried.facts, kind });
  }
  const body = `${carried?.text ?? ''}${inline.text}`.trim();
  // An empty paragraph that only ends a section is not shown, and takes no number.
  const isSectionEnd = body === '' && findChild(facts.properties, 'w:sectPr') !== undefined;
  const numbering = isSectionEnd ? undefined : findNumbering(facts, context);
  const number = numbering && context.counter.next(numbering.numId, numbering.level);
  if (number === undefined || (number.isBullet && body === '')) {
    return body === '' ? undefined : createUnnumbered(body, { inline, facts, context });
  }
  return createNumbered(body, { inline, facts, number, level: (numbering?.level ?? 0) + 1 });
}

function findNumbering(
  { properties, style, styleId }: ParagraphFacts,
  context: WordContext,
): { numId: string; level: number } | undefined {
  const direct = getNumberReference(properties);
  const inherited = style?.numbering ?? {};
  const numId = direct.numId ?? inherited.numId;
  // List 0 takes an inherited number away.
  if (numId === undefined || numId === '0') return undefined;
  const ofStyle =
    styleId === undefined ? undefined : context.counter.findLevelOfStyle(numId, styleId);
  const level =
    direct.level ?? (direct.numId === undefined ? ofStyle : undefined) ?? inherited.level ?? 0;
  return { numId, level };
}

function createUnnumbered(
  body: string,
  { inline, facts, context }: { inline: Inline; facts: ParagraphFacts; context: WordContext },
): Draft {
  const described = describeParagraph(body, {
    tracker: context.tracker,
    looks: {
      isProminent: inline.isBold,
      hasLooks: true,
    },
  });
  const outline = findHeadingLevel(facts);
  if (outline === undefined || !looksLikeHeading(body)) return createDraft(body, described);
  return createDraft(body, { ...described, kind: 'heading', level: outline });
}

function createNumbered(
  body: string,
  request: { inline: Inline; facts: ParagraphFacts; number: DisplayedNumber; level: number },
): Draft {
  const { inline, facts, number, level } = request;
  const isGlued = number.suffix === '' && !(/\w$/.test(number.text) && /^\w/.test(body));
  const text = `${number.text}${isGlued ? '' : ' '}${body}`.trim();
  const outline = findHeadingLevel(facts);
  const isHeading = outline !== undefined && looksLikeHeading(body);
  const found = classifyParagraph(text, { isProminent: inline.isBold, hasLooks: true }).kind;
  const kind = isHeading ? 'heading' : number.isBullet ? 'list-item' : found;
  const shown = number.text.replace(/[.:]+$/, '');
  return createDraft(text, { kind, level, ...(number.isBullet ? {} : { number: shown }) });
}

/** 1-based heading level a paragraph or its style declares. */
function findHeadingLevel({ properties, style }: ParagraphFacts): number | undefined {
  const outline = findOutlineLevel(properties) ?? style?.outlineLevel;
  if (outline !== undefined) return outline < 9 ? outline + 1 : undefined;
  const named = /^heading (\d)/.exec(style?.name ?? '')?.[1];
  if (named !== undefined) return Number(named);
  return style?.name === 'title' || style?.name === 'toc heading' ? 1 : undefined;
}
