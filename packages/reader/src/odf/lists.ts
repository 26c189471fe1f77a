import type { DisplayedNumber } from '../block-types/list-counter.ts';
import type { XmlElement } from '../xml/tree.ts';
import { createNumberBook, type NumberBook } from './list-numbers.ts';
import type { OdfListStyle } from './list-styles.ts';
import { type Outline, outlineList } from './outline.ts';

/** A `text:list` being read. */
export interface OpenList {
  /** Lists that continue each other are counted under one id. */
  readonly id: string;
  readonly styleName: string | undefined;
  /** 0-based. */
  readonly level: number;
  /** Whether the next number starts again. */
  isRestarting: boolean;
}

/** A `text:list-item` being read. */
export interface ListItem {
  readonly list: OpenList;
  readonly startValue: number | undefined;
  /** A list style for this item alone. */
  readonly styleName: string | undefined;
  /** Whether the item's number was shown already, or it shows none. */
  isTaken: boolean;
  /** Lists met directly inside so far. */
  lists: number;
}

/** Number of a list item, and its depth. */
export interface ItemNumber {
  readonly number: DisplayedNumber | undefined;
  /** 1-based. */
  readonly level: number;
}

/** The lists of a document: which continues which, and how far each was counted. */
export interface ListBook {
  readonly numbers: NumberBook;
  openList(element: XmlElement, item: ListItem | undefined): OpenList;
  /** The number of the paragraph read now, once for each item. */
  takeNumber(item: ListItem): ItemNumber | undefined;
}

export interface ListFacts {
  readonly styles: ReadonlyMap<string, OdfListStyle>;
  /** Lists in its style are counted with the headings. */
  readonly outline: Outline;
  /** Whether the file is from before lists had names: those of one style count on from each other. */
  readonly isLegacy: boolean;
}

/** Which list continues which is decided as LibreOffice does it. */
export function createListBook(facts: ListFacts): ListBook {
  const { outline, isLegacy } = facts;
  const own: [string, OdfListStyle][] =
    outline.style === undefined ? [] : [[outline.name, outline.style]];
  const styles = new Map([...facts.styles, ...own]);
  const numbers = createNumberBook();
  /** By id of a list, the id it is counted under. */
  const masters = new Map<string, string>();
  let last: { id: string; styleName: string | undefined } | undefined;
  let unnamed = 0;
  const openRoot = ({ attributes }: XmlElement): OpenList => {
    unnamed += 1;
    const styleName = attributes['style-name'];
    const ownId = attributes.id ?? (isLegacy ? `style ${styleName ?? ''}` : `#${unnamed}`);
    const id = styleName === outline.name ? outlineList : ownId;
    const { 'continue-numbering': continues, 'continue-list': named } = attributes;
    const isContinued = continues === 'true' && last?.styleName === styleName && last?.id !== id;
    const continued = named ?? (isContinued ? last?.id : undefined);
    const master = masters.get(continued ?? '') ?? id;
    const isRestarting =
      continues === 'false' || (isLegacy && continues === undefined && masters.has(id));
    if (!masters.has(id)) {
      masters.set(id, master);
      last = { id, styleName };
    }
    return { id: master, styleName, level: 0, isRestarting };
  };
  return {
    numbers,
    openList(element, item) {
      if (item === undefined) return openRoot(element);
      item.lists += 1;
      const { list } = item;
      // A second list inside one item starts again, as does one that says so.
      const isRestarting = item.lists > 1 || element.attributes['continue-numbering'] === 'false';
      const styleName = element.attributes['style-name'] ?? list.styleName;
      return { id: list.id, styleName, level: list.level + 1, isRestarting };
    },
    takeNumber(item) {
      if (item.isTaken) return undefined;
      item.isTaken = true;
      const { list } = item;
      const style = styles.get(item.styleName ?? list.styleName ?? '');
      const isRestarted = list.isRestarting;
      list.isRestarting = false;
      const { level } = list;
      const start = item.startValue === undefined ? {} : { startValue: item.startValue };
      const number = numbers.next({ listId: list.id, style, level, isRestarted, ...start });
      return { number, level: level + 1 };
    },
  };
}

/** What a `text:list-item` says of itself; a `text:list-header` shows no number. */
export function openItem({ name, attributes }: XmlElement, list: OpenList): ListItem {
  return {
    list,
    startValue: parseStart(attributes['start-value']),
    styleName: attributes['style-override'],
    isTaken: name === 'text:list-header',
    lists: 0,
  };
}

/** A `text:start-value`, where it is one. */
export function parseStart(value: string | undefined): number | undefined {
  const start = Number.parseInt(value ?? '', 10);
  return start >= 0 && start <= 1_000_000 ? start : undefined;
}
