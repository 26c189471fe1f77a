import { formatNumber } from '../block-types/format-number.ts';
import type { DisplayedNumber } from '../block-types/list-counter.ts';
import { readGroup } from './group.ts';
import type { TextSource } from './text-source.ts';

/** Numbering of the kind before Word 97, which every paragraph describes itself. */
export interface PlainList {
  /** `continued` paragraphs belong to the item before them and display no number. */
  readonly kind: 'number' | 'bullet' | 'continued';
  readonly format: string;
  readonly start: number;
  readonly before: string;
  readonly after: string;
}

/** Source: Rich Text Format Specification 1.9.1, "Bullets and Numbering", Word 6.0 and Word 95. */
const formats: Readonly<Record<string, string>> = {
  pndec: 'decimal',
  pncard: 'cardinalText',
  pnucltr: 'upperLetter',
  pnucrm: 'upperRoman',
  pnlcltr: 'lowerLetter',
  pnlcrm: 'lowerRoman',
  pnord: 'ordinal',
  pnordt: 'ordinalText',
};

/** Reads a `\pn` group. */
export function readPlainList(source: TextSource): PlainList {
  const list: { -readonly [Key in keyof PlainList]: PlainList[Key] } = {
    kind: 'number',
    format: 'decimal',
    start: 1,
    before: '',
    after: '',
  };
  let side: 'before' | 'after' | undefined;
  readGroup(source, {
    word(word, parameter = 0) {
      if (word === 'pnlvlblt') list.kind = 'bullet';
      if (word === 'pnlvlcont') list.kind = 'continued';
      if (word === 'pnstart') list.start = parameter;
      if (word === 'pntxtb') side = 'before';
      if (word === 'pntxta') side = 'after';
      if (Object.hasOwn(formats, word)) list.format = formats[word] ?? list.format;
    },
    text(text) {
      if (side !== undefined && list[side].length < 50) list[side] += text;
    },
    close() {
      side = undefined;
    },
  });
  return list;
}

/** Counts paragraphs that describe their numbering themselves. */
export interface PlainCounter {
  /** The number of the next paragraph; a paragraph without a list ends the count. */
  next(list: PlainList | undefined): DisplayedNumber | undefined;
}

/** Counts as long as paragraphs with the same format follow each other. */
export function createPlainCounter(): PlainCounter {
  let open: { readonly key: string; count: number } | undefined;
  return {
    next(list) {
      if (list === undefined) {
        open = undefined;
        return undefined;
      }
      if (list.kind === 'continued') return undefined;
      if (list.kind === 'bullet') return { text: '•', isBullet: true, suffix: ' ' };
      const key = [list.format, list.start, list.before, list.after].join('|');
      open = open?.key === key ? open : { key, count: list.start - 1 };
      open.count += 1;
      const text = `${list.before}${formatNumber(open.count, list.format)}${list.after}`.trim();
      return { text, isBullet: false, suffix: ' ' };
    },
  };
}
