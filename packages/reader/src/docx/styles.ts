import { findChild, findSwitch, findValue, listElements, type XmlElement } from '../xml/tree.ts';
import {
  noRunProperties,
  overrideProperties,
  type RunProperties,
  readRunProperties,
  readShading,
} from './run-properties.ts';

/** A reference to a list and a level in it; either may be inherited. */
export interface NumberReference {
  readonly numId: string | undefined;
  /** 0-based. */
  readonly level: number | undefined;
}

/** The properties of a style that the reader needs, with inheritance applied. */
export interface WordStyle {
  readonly name: string;
  /** The style itself, then those that it is based on, nearest first. */
  readonly ids: readonly string[];
  readonly numbering: NumberReference;
  /** 0-based outline level; 9 is body text. */
  readonly outlineLevel: number | undefined;
  readonly run: RunProperties;
  /** Background color of the paragraph, in the form of `RunProperties.background`. */
  readonly background: string | undefined;
  /** Whether a table with this style has colored parts. */
  readonly hasShadedParts: boolean;
  /** Whether a table with this style sets its first row in bold. */
  readonly hasBoldFirstRow: boolean;
}

export interface StyleSheet {
  /** The style with that id; the default paragraph style if the id is undefined. */
  find(id: string | undefined): WordStyle | undefined;
  /** The default run properties of the document. */
  readonly defaultRun: RunProperties;
}

const longestStyleChain = 20;
const noNumberReference: NumberReference = Object.freeze({ numId: undefined, level: undefined });

/** Reads `styles.xml`. */
export function createStyleSheet(root: XmlElement | undefined): StyleSheet {
  const elements = root === undefined ? [] : listElements(root).filter(isStyle);
  const byId = new Map(elements.map((element) => [element.attributes.styleId ?? '', element]));
  const standardId = elements.find(isDefaultParagraph)?.attributes.styleId;
  const defaults = findChild(findChild(root, 'w:docDefaults'), 'w:rPrDefault');
  const resolved = new Map<string, WordStyle | undefined>();
  return {
    defaultRun: readRunProperties(findChild(defaults, 'w:rPr')),
    find(id) {
      const key = id ?? standardId;
      if (key === undefined) return undefined;
      if (!resolved.has(key)) resolved.set(key, resolveStyle(byId, key));
      return resolved.get(key);
    },
  };
}

/** The `w:numPr` of paragraph properties. */
export function getNumberReference(properties: XmlElement | undefined): NumberReference {
  const element = findChild(properties, 'w:numPr');
  if (element === undefined) return noNumberReference;
  const level = Number.parseInt(findValue(element, 'w:ilvl') ?? '', 10);
  return {
    numId: findValue(element, 'w:numId'),
    level: Number.isNaN(level) ? undefined : level,
  };
}

/** The `w:outlineLvl` of paragraph properties. */
export function findOutlineLevel(properties: XmlElement | undefined): number | undefined {
  const level = Number.parseInt(findValue(properties, 'w:outlineLvl') ?? '', 10);
  return Number.isNaN(level) ? undefined : level;
}

/** The background color in the properties of a paragraph, a cell or a table. */
export function findBackground(properties: XmlElement | undefined): string | undefined {
  const shading = findChild(properties, 'w:shd');
  return shading === undefined ? undefined : readShading(shading);
}

function isStyle(element: XmlElement): boolean {
  return element.name === 'w:style' && (element.attributes.styleId ?? '') !== '';
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
  while (next !== undefined && !chain.includes(next) && chain.length < longestStyleChain) {
    chain.push(next);
    next = byId.get(findValue(next, 'w:basedOn') ?? '');
  }
  if (chain.length === 0) return undefined;
  return chain.reduceRight(inherit, noStyle);
}

const noStyle: WordStyle = Object.freeze({
  name: '',
  ids: [],
  numbering: noNumberReference,
  outlineLevel: undefined,
  run: noRunProperties,
  background: undefined,
  hasShadedParts: false,
  hasBoldFirstRow: false,
});

function inherit(base: WordStyle, element: XmlElement): WordStyle {
  const paragraph = findChild(element, 'w:pPr');
  const ownStyle = getNumberReference(paragraph);
  const parts = listElements(element).filter(({ name }) => name === 'w:tblStylePr');
  return {
    name: (findValue(element, 'w:name') ?? '').toLowerCase(),
    ids: [element.attributes.styleId ?? '', ...base.ids],
    numbering: {
      numId: ownStyle.numId ?? base.numbering.numId,
      level: ownStyle.level ?? base.numbering.level,
    },
    outlineLevel: findOutlineLevel(paragraph) ?? base.outlineLevel,
    run: overrideProperties(base.run, readRunProperties(findChild(element, 'w:rPr'))),
    background: findBackground(paragraph) ?? base.background,
    hasShadedParts: base.hasShadedParts || [element, ...parts].some(isShaded),
    hasBoldFirstRow: base.hasBoldFirstRow || parts.some(isBoldFirstRow),
  };
}

function isShaded(part: XmlElement): boolean {
  const shadings = ['w:tblPr', 'w:tcPr'].map((name) => findBackground(findChild(part, name)));
  return shadings.some((shading) => shading !== undefined && shading !== 'auto');
}

function isBoldFirstRow(part: XmlElement): boolean {
  return (
    part.attributes.type === 'firstRow' && findSwitch(findChild(part, 'w:rPr'), 'w:b') === true
  );
}
