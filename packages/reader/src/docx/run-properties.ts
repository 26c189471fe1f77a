import { isOn, type XmlElement } from '../xml/tree.ts';

/** The properties of a run that the reader needs; undefined ones are inherited. */
export interface RunProperties {
  readonly styleId: string | undefined;
  readonly isHidden: boolean | undefined;
  readonly isBold: boolean | undefined;
  /** Six hexadecimal digits, or `auto`. */
  readonly color: string | undefined;
  /** Half points. */
  readonly size: number | undefined;
  /** Background color: six hexadecimal digits, `auto` for none, `pattern` if it is not solid. */
  readonly background: string | undefined;
  readonly font: string | undefined;
}

type MutableProperties = { -readonly [key in keyof RunProperties]: RunProperties[key] };

/** No property set. */
export const noRunProperties: RunProperties = Object.freeze(createEmpty());

// Every run of a document has one of these. All have the same fields in the same order, which is fastest.
function createEmpty(): MutableProperties {
  return {
    styleId: undefined,
    isHidden: undefined,
    isBold: undefined,
    color: undefined,
    size: undefined,
    background: undefined,
    font: undefined,
  };
}

/** Reads a `w:rPr`; returns `noRunProperties` if it sets nothing that the reader needs. */
export function readRunProperties(element: XmlElement | undefined): RunProperties {
  let properties: MutableProperties | undefined;
  for (const child of element?.children ?? []) {
    if (typeof child === 'string') continue;
    const read = propertyReaders.get(child.name);
    if (read === undefined) continue;
    properties ??= createEmpty();
    read(child, properties);
  }
  return properties ?? noRunProperties;
}

const propertyReaders: ReadonlyMap<
  string,
  (child: XmlElement, properties: MutableProperties) => void
> = new Map(
  Object.entries({
    'w:rStyle': ({ attributes: { val } }: XmlElement, properties: MutableProperties) => {
      properties.styleId = val;
    },
    'w:vanish': (child: XmlElement, properties: MutableProperties) => {
      properties.isHidden = isOn(child);
    },
    'w:b': (child: XmlElement, properties: MutableProperties) => {
      properties.isBold = isOn(child);
    },
    'w:color': ({ attributes: { val } }: XmlElement, properties: MutableProperties) => {
      properties.color = val;
    },
    'w:sz': ({ attributes: { val } }: XmlElement, properties: MutableProperties) => {
      properties.size = val === undefined ? undefined : Number.parseFloat(val);
    },
    'w:shd': (child: XmlElement, properties: MutableProperties) => {
      properties.background = readShading(child);
    },
    'w:highlight': ({ attributes: { val = '' } }: XmlElement, properties: MutableProperties) => {
      properties.background = highlights.get(val) ?? 'auto';
    },
    'w:rFonts': ({ attributes: { ascii, hAnsi } }: XmlElement, properties: MutableProperties) => {
      properties.font = ascii ?? hAnsi;
    },
  }),
);

/** The color of a `w:shd`, in the form of `RunProperties.background`. */
export function readShading(element: XmlElement): string {
  const { val = 'clear', fill = 'auto' } = element.attributes;
  if (/^(nil|none)$/.test(val)) return 'auto';
  return val === 'clear' ? fill : 'pattern';
}

/** The properties that apply if one set overrides another. */
export function overrideProperties(base: RunProperties, over: RunProperties): RunProperties {
  if (over === noRunProperties) return base;
  return {
    styleId: over.styleId ?? base.styleId,
    isHidden: over.isHidden ?? base.isHidden,
    isBold: over.isBold ?? base.isBold,
    color: over.color ?? base.color,
    size: over.size ?? base.size,
    background: over.background ?? base.background,
    font: over.font ?? base.font,
  };
}

/** Highlight colors. Source: ECMA-376 part 1, 17.18.40. */
const highlights: ReadonlyMap<string, string> = new Map(
  Object.entries({
    black: '000000',
    blue: '0000FF',
    cyan: '00FFFF',
    green: '00FF00',
    magenta: 'FF00FF',
    red: 'FF0000',
    yellow: 'FFFF00',
    white: 'FFFFFF',
    darkBlue: '000080',
    darkCyan: '008080',
    darkGreen: '008000',
    darkMagenta: '800080',
    darkRed: '800000',
    darkYellow: '808000',
    darkGray: '808080',
    lightGray: 'C0C0C0',
  }),
);

/** Largest unreadable font size, in half points: 2 points. */
const largestUnreadable = 4;
/** The most, of 255, that a channel of two colors may differ by if they look the same. Set by hand. */
const mostDifference = 8;

/**
 * Whether words with these properties are invisible, and why. `backgrounds` are listed nearest first; the last
 * background is white paper.
 */
export function findInvisibleReason(
  { color, size, background }: RunProperties,
  backgrounds: readonly (string | undefined)[],
): 'colour' | 'size' | undefined {
  if (size !== undefined && size <= largestUnreadable) return 'size';
  if (color === undefined || color === 'auto') return undefined;
  const behind = isPlain(background) ? backgrounds.find((one) => !isPlain(one)) : background;
  return isSameColor(color, behind ?? 'FFFFFF') ? 'colour' : undefined;
}

function isPlain(background: string | undefined): boolean {
  return background === undefined || background === 'auto';
}

function isSameColor(one: string, other: string): boolean {
  if (!colorPattern.test(one) || !colorPattern.test(other)) return false;
  const [a, b] = [Number.parseInt(one, 16), Number.parseInt(other, 16)];
  return channels.every(
    (at) => Math.abs(((a >> at) & 0xff) - ((b >> at) & 0xff)) <= mostDifference,
  );
}

const colorPattern = /^[\da-f]{6}$/i;
/** Bit offsets of red, green and blue. */
const channels = [16, 8, 0];
