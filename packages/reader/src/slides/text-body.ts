import { classifyParagraph } from '../block-types/classify.ts';
import { describeParagraph } from '../block-types/describe.ts';
import type { Draft, TextRun } from '../source/draft.ts';
import { getDraftText } from '../source/draft.ts';
import { findChild, listElements, type XmlElement } from '../xml/tree.ts';
import { createAutoNumbers, findBullet } from './bullets.ts';
import type { SlideContext } from './context.ts';

export interface TextBody {
  /** Holds the `a:p`. */
  readonly element: XmlElement;
  /** List styles the paragraphs follow, the nearest first. */
  readonly styles: readonly XmlElement[];
  readonly page: number;
}

interface BodyText {
  readonly pieces: readonly TextRun[];
  readonly text: string;
  /** Whether all ink is bold. */
  readonly isBold: boolean;
}

/** Hundredths of a point; smaller words are unreadable. */
const smallestSize = 200;
const deepestLevel = 8;

/** Reads the paragraphs of a shape or a cell: bullets and numbers as displayed, one block each. */
export function readTextBody({ element, styles, page }: TextBody, context: SlideContext): Draft[] {
  const numbers = createAutoNumbers();
  return listParagraphs(element).flatMap((paragraph) => {
    const words = readWords(paragraph, { page, context });
    if (words.text.trim() === '') return [];
    const properties = findChild(paragraph, 'a:pPr');
    const level = parseLevel(properties?.attributes.lvl);
    const bullet = findBullet(properties, { styles, level });
    const number = numbers.next(bullet, level);
    const lead = number ?? (bullet.kind === 'sign' ? '•' : undefined);
    if (lead === undefined) return [createPlain(words, context)];
    return [createItem(words, { lead, level: level + 1, isNumber: number !== undefined, page })];
  });
}

/** Reads all words of a shape as the title of a slide. */
export function readTitle({ element, page }: TextBody, context: SlideContext): Draft[] {
  const lines = listParagraphs(element)
    .map((paragraph) => readWords(paragraph, { page, context }))
    .filter(({ text }) => text.trim() !== '');
  const runs = lines.flatMap((line, index) =>
    index === 0 ? line.pieces : [{ text: '\n', page }, ...line.pieces],
  );
  const text = lines
    .map((line) => line.text)
    .join('\n')
    .trim();
  if (text === '') return [];
  const described = describeParagraph(text, { tracker: context.tracker });
  return [{ ...described, kind: 'heading', level: 1, runs }];
}

function listParagraphs(element: XmlElement): XmlElement[] {
  return listElements(element).filter(({ name }) => name === 'a:p');
}

function parseLevel(value: string | undefined): number {
  const level = Number.parseInt(value ?? '0', 10);
  return level >= 0 ? Math.min(deepestLevel, level) : 0;
}

function createPlain({ text, isBold, pieces: runs }: BodyText, { tracker }: SlideContext): Draft {
  const hints = { isProminent: isBold, isFormatKnown: true };
  const described = describeParagraph(text.trim(), { tracker, hints });
  // The slide's title has a higher level than any other heading on it.
  const level = described.kind === 'heading' ? { level: (described.level ?? 1) + 1 } : {};
  return { ...described, ...level, runs };
}

function createItem(
  { text, isBold, pieces }: BodyText,
  item: { lead: string; level: number; isNumber: boolean; page: number },
): Draft {
  const { lead, level, isNumber, page } = item;
  const all = [{ text: `${lead} `, page }, ...trimStart(pieces)];
  if (!isNumber) return { kind: 'list-item', level, runs: all };
  const looks = { isProminent: isBold, isFormatKnown: true };
  const { kind } = classifyParagraph(`${lead} ${text.trim()}`, looks);
  const number = lead.replace(/[.:]+$/, '');
  return { kind: kind === 'heading' ? kind : 'list-item', level, number, runs: all };
}

function trimStart([first, ...rest]: readonly TextRun[]): TextRun[] {
  return first === undefined ? [] : [{ ...first, text: first.text.trimStart() }, ...rest];
}

interface BodyPosition {
  readonly page: number;
  readonly context: SlideContext;
}

function readWords(paragraph: XmlElement, { page, context }: BodyPosition): BodyText {
  const runs: TextRun[] = [];
  let plainInk = 0;
  for (const { text, properties } of listRuns(paragraph)) {
    if (text === '') continue;
    const { b, sz } = properties?.attributes ?? {};
    const hasInk = /\S/.test(text);
    if (hasInk && b !== '1' && b !== 'true') plainInk += 1;
    const isTiny = hasInk && Number(sz ?? smallestSize + 1) <= smallestSize;
    if (isTiny) context.noticed.add('hidden-text');
    const marks = hasInk ? context.pending.splice(0) : [];
    runs.push({
      text,
      page,
      ...(isTiny ? { unseen: 'size' as const } : {}),
      ...(marks.length === 0 ? {} : { marks }),
    });
  }
  const text = getDraftText({ kind: 'paragraph', runs });
  return { pieces: runs, text, isBold: plainInk === 0 && text.trim() !== '' };
}

interface Run {
  readonly text: string;
  readonly properties: XmlElement | undefined;
}

/** Runs, fields and line breaks of a paragraph; formulas by their letters. */
function listRuns(element: XmlElement): Run[] {
  return listElements(element).flatMap((child): Run[] => {
    if (child.name === 'a:br') return [{ text: '\n', properties: undefined }];
    if (child.name === 'a:r' || child.name === 'a:fld' || child.name === 'm:r')
      return [{ text: getRunText(child), properties: findChild(child, 'a:rPr') }];
    if (child.name === 'mc:AlternateContent') {
      const choice = findChild(child, 'mc:Choice') ?? findChild(child, 'mc:Fallback');
      return choice === undefined ? [] : listRuns(choice);
    }
    return child.name === 'm' || child.name.startsWith('m:') ? listRuns(child) : [];
  });
}

function getRunText(run: XmlElement): string {
  return listElements(run)
    .filter(({ name }) => name === 'a:t' || name === 'm:t')
    .flatMap(({ children }) => children.filter((child) => typeof child === 'string'))
    .join('');
}
