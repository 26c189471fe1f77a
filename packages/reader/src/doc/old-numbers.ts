import { formatNumber } from '../block-types/format-number.ts';
import type { DisplayedNumber } from '../block-types/list-counter.ts';
import { findNumberFormat } from '../block-types/number-codes.ts';
import { createByteView } from './bytes.ts';
import { decodeBytes } from './code-pages.ts';

/** Counts numbers as Word 6 and 95 describe them: by the paragraph, without lists. */
export interface OldNumbers {
  /** The number before the next paragraph. Call it once for every paragraph. */
  next(paragraph: OldNumbered): DisplayedNumber | undefined;
}

export interface OldNumbered {
  /** 1 to 9 for headings, 10 for a number, 11 for a bullet, 0 for none. */
  readonly level: number;
  /** What the paragraph or its style says of the number. */
  readonly description: Uint8Array | undefined;
  /** What the section says of the numbers of headings. */
  readonly outline: Uint8Array | undefined;
}

interface OldNumberStyle {
  readonly format: string;
  readonly before: string;
  readonly after: string;
  readonly start: number;
  /** Whether the numbers of the levels above are in front. */
  readonly hasPrevious: boolean;
}

const levels = { lastHeading: 9, number: 10, bullet: 11 };
const lookSize = 16;
const textAt = 20;
const outlineTextAt = 9 * lookSize + 4;

/** `codePage` is the encoding of the characters around the numbers. */
export function createOldNumbers(codePage: string): OldNumbers {
  const headings: { count: number; text: string }[] = [];
  let simple: number | undefined;
  const nextHeading = (level: number, look: OldNumberStyle): string => {
    headings.length = Math.min(headings.length, level);
    while (headings.length < level) headings.push({ count: look.start - 1, text: '' });
    const count = (headings[level - 1]?.count ?? 0) + 1;
    const text = `${look.before}${formatNumber(count, look.format)}${look.after}`;
    headings[level - 1] = { count, text };
    const above = headings.slice(0, level - 1).map((heading) => heading.text);
    return look.hasPrevious ? [...above, text].join('') : text;
  };
  return {
    next({ level, description, outline }) {
      if (level !== levels.number) simple = undefined;
      if (level < 1 || level > levels.bullet) return undefined;
      if (level === levels.bullet) return { text: '•', isBullet: true, suffix: ' ' };
      const look =
        description !== undefined
          ? readLook(description, { textFrom: textAt, codePage })
          : outline !== undefined && level <= levels.lastHeading
            ? readOutlineLook(outline, { level, codePage })
            : undefined;
      if (look === undefined || look.format === 'none') return undefined;
      if (level === levels.number) simple = simple === undefined ? look.start : simple + 1;
      const text =
        level === levels.number
          ? `${look.before}${formatNumber(simple ?? 1, look.format)}${look.after}`
          : nextHeading(level, look);
      return text.trim() === '' ? undefined : { text: text.trim(), isBullet: false, suffix: ' ' };
    },
  };
}

interface LookRequest {
  /** Where the characters around the number begin. */
  readonly textFrom: number;
  readonly codePage: string;
}

/** ANLD of Word 6: format, lengths of the texts before and after, flags, start, and the texts. */
function readLook(
  bytes: Uint8Array,
  { textFrom, codePage }: LookRequest,
): OldNumberStyle | undefined {
  if (bytes.length < lookSize) return undefined;
  const [format = 0, before = 0, after = 0, flags = 0] = bytes;
  const text = decodeBytes(bytes.subarray(textFrom, textFrom + before + after), codePage);
  return {
    format: findNumberFormat(format),
    before: text.slice(0, before),
    after: text.slice(before),
    start: createByteView(bytes).getUint16(10, true),
    hasPrevious: (flags & 4) !== 0,
  };
}

/** OLST of Word 6: nine levels as above, then all their texts in a row. */
function readOutlineLook(
  outline: Uint8Array,
  { level, codePage }: { level: number; codePage: string },
): OldNumberStyle | undefined {
  let textFrom = outlineTextAt;
  for (let above = 0; above < level - 1; above += 1)
    textFrom += (outline[above * lookSize + 1] ?? 0) + (outline[above * lookSize + 2] ?? 0);
  const at = (level - 1) * lookSize;
  if (outline.length < outlineTextAt) return undefined;
  return readLook(outline.subarray(at), { textFrom: textFrom - at, codePage });
}
