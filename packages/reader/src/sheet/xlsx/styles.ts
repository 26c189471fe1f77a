import { findChild, listElements, type XmlElement } from '../../xml/tree.ts';
import { builtInFormats } from '../format-code.ts';

/** What a cell's style says of how it is shown. */
export interface CellStyle {
  /** Number format code. */
  readonly code: string;
  readonly isBold: boolean;
  /** White letters where nothing says the ground has a color. */
  readonly isWhite: boolean;
}

/** The style of a cell without one. */
export const plainStyle: CellStyle = Object.freeze({
  code: 'General',
  isBold: false,
  isWhite: false,
});

/** The styles cells name by index: [ECMA-376] part 1, 18.8. */
export function listCellStyles(root: XmlElement | undefined): CellStyle[] {
  const codes = new Map(
    listChildren(root, 'numFmts').map(({ attributes }) => [
      Number(attributes.numFmtId),
      attributes.formatCode ?? 'General',
    ]),
  );
  const fonts = listChildren(root, 'fonts').map(describeFont);
  const fills = listChildren(root, 'fills').map(isFilled);
  return listChildren(root, 'cellXfs').map(({ attributes }) => {
    const id = Number(attributes.numFmtId ?? 0);
    const font = fonts[Number(attributes.fontId ?? 0)];
    return {
      code: codes.get(id) ?? builtInFormats[id] ?? 'General',
      isBold: font?.isBold === true,
      isWhite: font?.isWhite === true && fills[Number(attributes.fillId ?? 0)] !== true,
    };
  });
}

function listChildren(root: XmlElement | undefined, name: string): XmlElement[] {
  const parent = findChild(root, name);
  return parent === undefined ? [] : listElements(parent);
}

function describeFont(font: XmlElement): { isBold: boolean; isWhite: boolean } {
  const bold = findChild(font, 'b');
  const { rgb, theme, indexed, tint } = findChild(font, 'color')?.attributes ?? {};
  const isLight = theme === '0' && (tint === undefined || Number(tint) === 0);
  return {
    isBold: bold !== undefined && !/^(0|false)$/.test(bold.attributes.val ?? '1'),
    isWhite: /^(FF)?FFFFFF$/i.test(rgb ?? '') || isLight || indexed === '9' || indexed === '1',
  };
}

function isFilled(fill: XmlElement): boolean {
  const pattern = findChild(fill, 'patternFill');
  return pattern === undefined || (pattern.attributes.patternType ?? 'none') !== 'none';
}
