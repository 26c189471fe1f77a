import { findCodePage } from './code-pages.ts';
import { readGroup } from './group.ts';
import type { Font, TextSource } from './text-source.ts';

/** A paragraph style. Its formatting is repeated in the paragraphs that use it. */
export interface RtfStyle {
  /** In lower case, without its aliases. */
  readonly name: string;
  /** 0-based; 9 is body text. */
  readonly outlineLevel?: number;
  /** `\ls` and `\ilvl` of its paragraphs. */
  readonly list?: number;
  readonly listLevel?: number;
}

/** More entries than any table of a document made for people has. */
const mostEntries = 20_000;

/** Reads the font table into `fonts`, by number. */
export function readFonts(source: TextSource, fonts: Map<number, Font>): void {
  let font: { name: string; codePage?: number } = { name: '' };
  readGroup(source, {
    word(word, parameter = 0) {
      if (word === 'f' && fonts.size < mostEntries) {
        font = { name: '' };
        fonts.set(parameter, font);
      }
      const codePage = word === 'fcharset' ? findCodePage(parameter) : undefined;
      if (codePage !== undefined) font.codePage = codePage;
      if (word === 'cpg' && parameter > 0) font.codePage = parameter;
    },
    text(text) {
      if (font.name.length < 100) font.name += text.split(';', 1)[0]?.trim() ?? '';
    },
  });
}

/** A color counts as white if all its channels, of 255, reach this. Set by hand. */
const whiteThreshold = 250;

/** Reads the color table: whether each color is white. The first one is the automatic color. */
export function readColors(source: TextSource): boolean[] {
  const colors: boolean[] = [];
  let isWhite: boolean[] = [];
  readGroup(source, {
    word(word, parameter = 0) {
      if (word === 'red' || word === 'green' || word === 'blue')
        isWhite.push(parameter >= whiteThreshold);
    },
    text(text) {
      for (const character of text) {
        if (character !== ';' || colors.length >= mostEntries) continue;
        colors.push(isWhite.length >= 3 && !isWhite.includes(false));
        isWhite = [];
      }
    },
  });
  return colors;
}

/** Reads the style sheet: the paragraph styles by number. */
export function readStyles(source: TextSource): Map<number, RtfStyle> {
  const styles = new Map<number, RtfStyle>();
  let style = createStyle();
  readGroup(source, {
    readsStarred: true,
    word(word, parameter = 0, depth = 0) {
      if (depth !== 1) return;
      if (word === 's') style.number = parameter;
      if (/^(cs|ds|ts)$/.test(word)) style.isParagraph = false;
      if (word === 'outlinelevel') style.facts.outlineLevel = parameter;
      if (word === 'ls') style.facts.list = parameter;
      if (word === 'ilvl') style.facts.listLevel = Math.min(Math.max(0, parameter), 8);
    },
    text(text, depth) {
      if (depth === 1 && style.name.length < 200) style.name += text;
    },
    close(depth) {
      if (depth !== 1) return;
      const { number, name, facts, isParagraph } = style;
      if (isParagraph && styles.size < mostEntries) {
        const first = /^[^;,]*/.exec(name)?.[0] ?? '';
        styles.set(number, { name: first.trim().toLowerCase(), ...facts });
      }
      style = createStyle();
    },
  });
  return styles;
}

function createStyle() {
  return {
    number: 0,
    name: '',
    facts: {} as { outlineLevel?: number; list?: number; listLevel?: number },
    isParagraph: true,
  };
}

/** Reads the names of the document's revision authors, by number. */
export function readAuthors(source: TextSource): string[] {
  const parts: string[] = [];
  readGroup(source, { text: (text) => parts.push(text) });
  const names = parts.join('').split(';', mostEntries);
  return names.map((name) => name.trim());
}
