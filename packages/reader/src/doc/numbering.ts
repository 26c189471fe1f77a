import type { DisplayedNumber } from '../block-types/list-counter.ts';
import type { DocContext } from './context.ts';
import type { DocParagraph } from './paragraphs.ts';

export interface FoundNumber {
  readonly number?: DisplayedNumber;
  /** 1-based. */
  readonly listLevel?: number;
}

/** Counts the list a paragraph is in and gives the number in front of it; call it once a paragraph, in order. */
export function findNumber(paragraph: DocParagraph, context: DocContext): FoundNumber {
  const reference = findReference(paragraph, context);
  if (reference === undefined) return findOldNumber(paragraph, context);
  const number = context.counter.next(reference.list, reference.level);
  return number === undefined ? {} : { number, listLevel: reference.level + 1 };
}

/** A level the paragraph states goes before the one the list gives its style, and that before the style's own. */
function findReference(
  { own, style }: DocParagraph,
  context: DocContext,
): { list: string; level: number } | undefined {
  const inherited = context.styles.find(style)?.paragraph;
  const index = own.list ?? inherited?.list;
  if (index === undefined || index === 0) return undefined;
  const list = String(index);
  const ofStyle =
    own.list === undefined ? context.counter.findLevelOfStyle(list, String(style)) : undefined;
  return { list, level: own.listLevel ?? ofStyle ?? inherited?.listLevel ?? 0 };
}

function findOldNumber({ facts, start }: DocParagraph, context: DocContext): FoundNumber {
  const { oldNumber: description, oldNumberLevel: level = 0 } = facts;
  const outline = level === 0 ? undefined : context.findSection(start)?.outline;
  const number = context.oldNumbers.next({ level, description, outline });
  if (number === undefined) return {};
  return { number, listLevel: level > 9 ? 1 : level };
}
