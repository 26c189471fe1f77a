import { listElements, type XmlElement } from '../xml/tree.ts';
import { type OdfListStyle, readListStyle } from './list-styles.ts';
import type { StyleLink } from './styles.ts';

/** The numbering of headings, which hangs on paragraph styles more than on lists. */
export interface Outline {
  readonly style: OdfListStyle | undefined;
  /** Name by which styles and lists refer to it. */
  readonly name: string;
  /** 1-based level at which a paragraph outside any list is numbered; nothing if it is not. */
  findLevel(
    chain: readonly StyleLink[],
    heading: { readonly level: number | undefined; readonly hasStyle: boolean },
  ): number | undefined;
}

/** The list every outline-numbered paragraph is counted in. */
export const outlineList = 'outline';

/**
 * Reads `text:outline-style`. As in LibreOffice, a style with an outline level numbers its paragraphs unless a list
 * style overrides this; styles derived from it do not. A heading whose style has no setting is numbered.
 */
export function createOutline(common: XmlElement | undefined): Outline {
  const elements = common === undefined ? [] : listElements(common);
  const element = elements.find(({ name }) => name === 'text:outline-style');
  const name = element?.attributes.name ?? 'Outline';
  const chief = findChiefStyles(elements);
  const states = (link: StyleLink) => getStatement(link, { name, chief });
  return {
    name,
    style: element && readListStyle(element),
    findLevel(chain, { level, hasStyle }) {
      const own = chain.findIndex(({ isCommon }) => isCommon);
      if (own < 0) return hasStyle ? undefined : level;
      const stated = chain
        .slice(0, own + 1)
        .map(states)
        .find((statement) => statement !== undefined);
      if (stated !== undefined) return stated ? (level ?? findOwnLevel(chain) ?? 1) : undefined;
      const isDerived = chain.slice(own + 1).some((link) => states(link) !== undefined);
      return isDerived ? undefined : level;
    },
  };
}

/** The 1-based level that the nearest style of a chain gives its paragraphs. */
export function findOwnLevel(chain: readonly StyleLink[]): number | undefined {
  for (const { element } of chain) {
    const level = getLevel(element);
    if (level !== undefined) return level;
  }
  return undefined;
}

/** Whether a style is numbered with the outline, is not, or says nothing. */
function getStatement(
  { element }: StyleLink,
  { name, chief }: { name: string; chief: ReadonlyMap<number, string> },
): boolean | undefined {
  const list = element.attributes['list-style-name'];
  if (list !== undefined) return list === name;
  const level = getLevel(element);
  if (level === undefined) return undefined;
  const first = chief.get(level);
  return first === undefined || first === element.attributes.name ? true : undefined;
}

/** If `Heading 1` has level 1, other styles with that level are not numbered. */
function findChiefStyles(elements: readonly XmlElement[]): ReadonlyMap<number, string> {
  const chief = new Map<number, string>();
  for (const element of elements) {
    const { name = '', 'list-style-name': list } = element.attributes;
    const level = getLevel(element);
    if (level !== undefined && name === `Heading_20_${level}` && list === undefined)
      chief.set(level, name);
  }
  return chief;
}

function getLevel({ attributes }: XmlElement): number | undefined {
  const level = Number.parseInt(attributes['default-outline-level'] ?? '', 10);
  return level >= 1 && level <= 10 ? level : undefined;
}
