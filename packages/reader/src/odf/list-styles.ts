import { findChild, listElements, type XmlElement } from '../xml/tree.ts';

/** One level of a list style. */
export interface OdfLevel {
  readonly isBullet: boolean;
  /** `1`, `a`, `A`, `i`, `I`, nothing, or a sample such as `First, Second, Third, ...`. */
  readonly format: string;
  /** Whether what follows `z` is `aa`, `bb`; otherwise `aa`, `ab`. */
  readonly hasLetterSync: boolean;
  readonly start: number;
  /** What is displayed, with `%1%` to `%10%` for the counts of the levels. */
  readonly text: string;
  /** What is between number and text: `listtab`, `space` or `nothing`. */
  readonly followedBy: string;
}

export interface OdfListStyle {
  /** By 0-based level. */
  readonly levels: readonly OdfLevel[];
  /** Whether all levels are counted as one. */
  readonly isConsecutive: boolean;
}

/** Levels a list has at the most: [ODF 1.3 part 3] 19.880 sets none, every office suite has ten. */
export const levelsOfList = 10;

/** Reads the `text:list-style`s among styles; those read later win. */
export function readListStyles(
  roots: readonly (XmlElement | undefined)[],
): ReadonlyMap<string, OdfListStyle> {
  const styles = roots
    .flatMap((root) => (root === undefined ? [] : listElements(root)))
    .filter(({ name }) => name === 'text:list-style');
  return new Map(styles.map((style) => [style.attributes.name ?? '', readListStyle(style)]));
}

/** Reads one `text:list-style` or the `text:outline-style`. */
export function readListStyle(element: XmlElement): OdfListStyle {
  const levels = Array.from({ length: levelsOfList }, (_, index) => createPlainLevel(index + 1));
  for (const child of listElements(element)) {
    const level = Number(child.attributes.level);
    if (Number.isInteger(level) && level >= 1 && level <= levelsOfList)
      levels[level - 1] = readLevel(child, level);
  }
  return { levels, isConsecutive: element.attributes['consecutive-numbering'] === 'true' };
}

/** The level of a list style that does not describe it: `1.` */
function createPlainLevel(level: number): OdfLevel {
  const text = `%${level}%.`;
  return {
    isBullet: false,
    format: '1',
    hasLetterSync: false,
    start: 1,
    text,
    followedBy: 'listtab',
  };
}

function readLevel(element: XmlElement, level: number): OdfLevel {
  const { attributes } = element;
  const start = Number.parseInt(attributes['start-value'] ?? '', 10);
  return {
    isBullet: /-(bullet|image)$/.test(element.name),
    format: attributes['num-format'] ?? '',
    hasLetterSync: attributes['num-letter-sync'] === 'true',
    start: Number.isNaN(start) ? 1 : Math.max(0, start),
    text: attributes['num-list-format'] ?? createText(attributes, level),
    followedBy: findFollower(element) ?? 'listtab',
  };
}

function createText(attributes: Readonly<Record<string, string>>, level: number): string {
  const shown = Math.max(1, Number.parseInt(attributes['display-levels'] ?? '1', 10) || 1);
  const first = Math.max(1, level - shown + 1);
  const counts = Array.from({ length: level - first + 1 }, (_, index) => `%${first + index}%`);
  const { 'num-prefix': prefix = '', 'num-suffix': suffix = '' } = attributes;
  return `${prefix}${counts.join('.')}${suffix}`;
}

function findFollower(element: XmlElement): string | undefined {
  const properties = findChild(element, 'style:list-level-properties');
  const alignment = findChild(properties, 'style:list-level-label-alignment');
  return alignment?.attributes['label-followed-by'];
}
