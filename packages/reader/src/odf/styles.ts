import { findChild, listElements, type XmlElement } from '../xml/tree.ts';

/** What the reader needs to know of how words are formatted; what a style does not say is absent. */
export interface TextStyle {
  readonly isBold?: boolean;
  readonly isHidden?: boolean;
  /** `#rrggbb`, in small letters. */
  readonly color?: string;
  /** Points. */
  readonly size?: number;
  /** Color of the paragraph, the cell or the frame, or `transparent`. */
  readonly background?: string;
  /** Color right behind the words, or `transparent`. */
  readonly highlight?: string;
}

export type StyleFamily =
  | 'paragraph'
  | 'text'
  | 'section'
  | 'table'
  | 'table-row'
  | 'table-cell'
  | 'graphic'
  | 'drawing-page';

/** The styles of one part of a document: those everybody uses, and the automatic ones of that part. */
export interface StyleSheet {
  /** A style and those it is derived from, itself first; common ones marked as such. */
  getChain(family: StyleFamily, name: string | undefined): readonly StyleLink[];
  /** The formatting a style gives, inheritance and the family's default applied. */
  getStyle(family: StyleFamily, name: string | undefined): TextStyle;
}

export interface StyleLink {
  readonly element: XmlElement;
  /** Whether the style has a name for people, rather than holding one paragraph's own formatting. */
  readonly isCommon: boolean;
}

const longestChain = 20;

/** Reads the styles of `styles.xml` and the automatic styles of the part they are for. */
export function createStyleSheet(
  common: XmlElement | undefined,
  automatic: XmlElement | undefined,
): StyleSheet {
  const links = new Map<string, StyleLink>();
  for (const element of listStyles(common)) links.set(getKey(element), { element, isCommon: true });
  for (const element of listStyles(automatic))
    links.set(getKey(element), { element, isCommon: false });
  const defaults = new Map(
    listDefaults(common).map((element) => [element.attributes.family, element]),
  );
  const computed = new Map<string, TextStyle>();
  const getChain = (family: StyleFamily, name: string | undefined) =>
    followChain(links, { family, name });
  return {
    getChain,
    getStyle(family, name) {
      const key = `${family}/${name ?? ''}`;
      const known = computed.get(key);
      if (known !== undefined) return known;
      const standard = defaults.get(family);
      const base = standard === undefined ? {} : inherit({}, standard);
      const style = getChain(family, name).reduceRight<TextStyle>(
        (above, { element }) => inherit(above, element),
        base,
      );
      computed.set(key, style);
      return style;
    },
  };
}

/** Whether a background hides white words no longer. */
export function isColored(background: string | undefined): boolean {
  return background !== undefined && background !== 'transparent' && !isWhite(background);
}

/** Whether a color is too close to white to be seen on paper. */
export function isWhite(color: string): boolean {
  return /^#(f[a-f])(f[a-f])(f[a-f])$/.test(color);
}

function listStyles(root: XmlElement | undefined): XmlElement[] {
  return root === undefined ? [] : listElements(root).filter(({ name }) => name === 'style:style');
}

function listDefaults(root: XmlElement | undefined): XmlElement[] {
  return root === undefined
    ? []
    : listElements(root).filter(({ name }) => name === 'style:default-style');
}

function getKey({ attributes }: XmlElement): string {
  return `${attributes.family ?? ''}/${attributes.name ?? ''}`;
}

function followChain(
  links: ReadonlyMap<string, StyleLink>,
  { family, name }: { family: StyleFamily; name: string | undefined },
): StyleLink[] {
  const chain: StyleLink[] = [];
  let next = links.get(`${family}/${name ?? ''}`);
  while (next !== undefined && !chain.includes(next) && chain.length < longestChain) {
    chain.push(next);
    const parent = next.element.attributes['parent-style-name'] ?? '';
    const common = links.get(`${family}/${parent}`);
    next = common?.isCommon === true ? common : undefined;
  }
  return chain;
}

function inherit(above: TextStyle, element: XmlElement): TextStyle {
  const text = findChild(element, 'style:text-properties')?.attributes ?? {};
  const size = parseSize(text['font-size'], above.size);
  const highlight = text['background-color'];
  const background = findBackground(element);
  return {
    ...above,
    ...(text['font-weight'] === undefined ? {} : { isBold: isBoldWeight(text['font-weight']) }),
    ...(text.display === undefined ? {} : { isHidden: isNotDisplayed(text) }),
    ...(text.color === undefined ? {} : { color: text.color.toLowerCase() }),
    // The window's text color is always visible on paper.
    ...(text['use-window-font-color'] === 'true' ? { color: '#000000' } : {}),
    ...(size === undefined ? {} : { size }),
    ...(highlight === undefined ? {} : { highlight: highlight.toLowerCase() }),
    ...(background === undefined ? {} : { background: background.toLowerCase() }),
  };
}

function isBoldWeight(weight: string): boolean {
  return weight === 'bold' || Number(weight) >= 600;
}

/** [ODF 1.3 part 3] 20.308: the attribute contains the condition's last result. */
function isNotDisplayed(text: Readonly<Record<string, string>>): boolean {
  return text.display === 'none' || (text.display === 'condition' && text.condition === 'none');
}

const boxProperties = [
  'style:paragraph-properties',
  'style:table-cell-properties',
  'style:table-row-properties',
  'style:table-properties',
  'style:section-properties',
  'style:graphic-properties',
];

function findBackground(element: XmlElement): string | undefined {
  for (const name of boxProperties) {
    const attributes = findChild(element, name)?.attributes;
    if (attributes === undefined) continue;
    const fill = attributes.fill;
    if (fill !== undefined && fill !== 'none' && fill !== 'solid') return fill;
    const color = fill === 'solid' ? attributes['fill-color'] : attributes['background-color'];
    if (color !== undefined) return color;
  }
  return undefined;
}

const pointsOf: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, pc: 12 };

function parseSize(size: string | undefined, above: number | undefined): number | undefined {
  const match = /^(\d{1,6}(?:\.\d{1,9})?)(pt|in|cm|mm|pc|%)$/.exec(size ?? '');
  if (match === null) return undefined;
  const value = Number(match[1]);
  if (match[2] === '%') return above === undefined ? undefined : (above * value) / 100;
  return value * (pointsOf[match[2] ?? 'pt'] ?? 1);
}
