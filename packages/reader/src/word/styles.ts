import { findChild, findSwitch, findValue, listElements, type XmlElement } from '../xml/tree.ts';

/** A reference to a list and a depth in it; either half may be inherited. */
export interface NumberReference {
  readonly numId?: string;
  readonly level?: number;
}

/** What the reader needs to know of a style, inheritance already applied. */
export interface WordStyle {
  readonly name: string;
  readonly numbering: NumberReference;
  /** 0-based outline level; 9 is body text. */
  readonly outlineLevel?: number;
  readonly isHidden?: boolean;
  readonly isBold?: boolean;
}

export interface StyleSheet {
  /** The style of that id, the default paragraph style where none is named. */
  find(id: string | undefined): WordStyle | undefined;
}

const longestChain = 20;

/** Reads `styles.xml`. */
export function createStyleSheet(root: XmlElement | undefined): StyleSheet {
  const elements = root === undefined ? [] : listElements(root).filter(isStyle);
  const byId = new Map(elements.map((element) => [element.attributes.styleId ?? '', element]));
  const standard = elements.find(isDefaultParagraph)?.attributes.styleId;
  const resolved = new Map<string, WordStyle>();
  return {
    find(id) {
      const key = id ?? standard;
      if (key === undefined) return undefined;
      const known = resolved.get(key);
      if (known !== undefined) return known;
      const style = resolveStyle(byId, key);
      if (style !== undefined) resolved.set(key, style);
      return style;
    },
  };
}

/** The `w:numPr` of paragraph properties. */
export function getNumberReference(properties: XmlElement | undefined): NumberReference {
  const element = findChild(properties, 'w:numPr');
  const numId = findValue(element, 'w:numId');
  const level = Number.parseInt(findValue(element, 'w:ilvl') ?? '', 10);
  return {
    ...(numId === undefined ? {} : { numId }),
    ...(Number.isNaN(level) ? {} : { level }),
  };
}

/** The `w:outlineLvl` of paragraph properties. */
export function findOutlineLevel(properties: XmlElement | undefined): number | undefined {
  const level = Number.parseInt(findValue(properties, 'w:outlineLvl') ?? '', 10);
  return Number.isNaN(level) ? undefined : level;
}

function isStyle(element: XmlElement): boolean {
  return element.name === 'w:style';
}

function isDefaultParagraph(element: XmlElement): boolean {
  return (
    element.attributes.type === 'paragraph' &&
    /^(1|true|on)$/.test(element.attributes.default ?? '')
  );
}

function resolveStyle(byId: ReadonlyMap<string, XmlElement>, id: string): WordStyle | undefined {
  const chain: XmlElement[] = [];
  let next = byId.get(id);
  while (next !== undefined && !chain.includes(next) && chain.length < longestChain) {
    chain.push(next);
    next = byId.get(findValue(next, 'w:basedOn') ?? '');
  }
  if (chain.length === 0) return undefined;
  return chain.reduceRight<WordStyle>(inherit, { name: '', numbering: {} });
}

function inherit(base: WordStyle, element: XmlElement): WordStyle {
  const paragraph = findChild(element, 'w:pPr');
  const run = findChild(element, 'w:rPr');
  const outlineLevel = findOutlineLevel(paragraph) ?? base.outlineLevel;
  const isHidden = findSwitch(run, 'w:vanish') ?? base.isHidden;
  const isBold = findSwitch(run, 'w:b') ?? base.isBold;
  return {
    name: (findValue(element, 'w:name') ?? '').toLowerCase(),
    numbering: { ...base.numbering, ...getNumberReference(paragraph) },
    ...(outlineLevel === undefined ? {} : { outlineLevel }),
    ...(isHidden === undefined ? {} : { isHidden }),
    ...(isBold === undefined ? {} : { isBold }),
  };
}
