import { isOn, type XmlElement } from '../xml/tree.ts';

/** What the reader needs to know of a run's looks; what is not said is inherited. */
export interface RunProperties {
  readonly styleId: string | undefined;
  readonly isHidden: boolean | undefined;
  readonly isBold: boolean | undefined;
  /** Six hexadecimal digits, or `auto`. */
  readonly colour: string | undefined;
  /** Half points. */
  readonly size: number | undefined;
  /** Colour behind the words: six hexadecimal digits, `auto` for none, `pattern` for one that is not plain. */
  readonly background: string | undefined;
  readonly font: string | undefined;
}

type Growing = { -readonly [key in keyof RunProperties]: RunProperties[key] };

/** Nothing said. */
export const noRunProperties: RunProperties = Object.freeze(createNone());

// There is one for every run of a document: every one has the same fields in the same order, which is quickest.
function createNone(): Growing {
  return {
    styleId: undefined,
    isHidden: undefined,
    isBold: undefined,
    colour: undefined,
    size: undefined,
    background: undefined,
    font: undefined,
  };
}

/** Reads a `w:rPr`; `noRunProperties` where it says nothing the reader needs to know. */
export function readRunProperties(element: XmlElement | undefined): RunProperties {
  let properties: Growing | undefined;
  for (const child of element?.children ?? []) {
    if (typeof child === 'string') continue;
    const read = readers.get(child.name);
    if (read === undefined) continue;
    properties ??= createNone();
    read(child, properties);
  }
  return properties ?? noRunProperties;
}

const readers: ReadonlyMap<string, (child: XmlElement, properties: Growing) => void> = new Map(
  Object.entries({
    'w:rStyle': ({ attributes: { val } }: XmlElement, properties: Growing) => {
      properties.styleId = val;
    },
    'w:vanish': (child: XmlElement, properties: Growing) => {
      properties.isHidden = isOn(child);
    },
    'w:b': (child: XmlElement, properties: Growing) => {
      properties.isBold = isOn(child);
    },
    'w:color': ({ attributes: { val } }: XmlElement, properties: Growing) => {
      properties.colour = val;
    },
    'w:sz': ({ attributes: { val } }: XmlElement, properties: Growing) => {
      properties.size = val === undefined ? undefined : Number.parseFloat(val);
    },
    'w:shd': (child: XmlElement, properties: Growing) => {
      properties.background = readShading(child);
    },
    'w:highlight': ({ attributes: { val = '' } }: XmlElement, properties: Growing) => {
      properties.background = highlights.get(val) ?? 'auto';
    },
    'w:rFonts': ({ attributes: { ascii, hAnsi } }: XmlElement, properties: Growing) => {
      properties.font = ascii ?? hAnsi;
    },
  }),
);

/** The colour of a `w:shd`, as `RunProperties.background` says it. */
export function readShading(element: XmlElement): string {
  const { val = 'clear', fill = 'auto' } = element.attributes;
  if (/^(nil|none)$/.test(val)) return 'auto';
  return val === 'clear' ? fill : 'pattern';
}

/** The looks that hold where one set of properties stands over another. */
export function overlay(base: RunProperties, own: RunProperties): RunProperties {
  if (own === noRunProperties) return base;
  return {
    styleId: own.styleId ?? base.styleId,
    isHidden: own.isHidden ?? base.isHidden,
    isBold: own.isBold ?? base.isBold,
    colour: own.colour ?? base.colour,
    size: own.size ?? base.size,
    background: own.background ?? base.background,
    font: own.font ?? base.font,
  };
}

/** ECMA-376 part 1, 17.18.40. */
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

/** Largest type, in half points, that nobody can read: 2 points. */
const unreadable = 4;
/** Most that two channels of a colour may differ by for no eye to tell them apart. */
const closeEnough = 8;

/**
 * Whether words in these looks cannot be seen, and why. The grounds are what lies behind them, the nearest first;
 * behind them all is white paper.
 */
export function findReasonUnseen(
  { colour, size, background }: RunProperties,
  grounds: readonly (string | undefined)[],
): 'colour' | 'size' | undefined {
  if (size !== undefined && size <= unreadable) return 'size';
  if (colour === undefined || colour === 'auto') return undefined;
  const ground = isPlain(background) ? grounds.find((one) => !isPlain(one)) : background;
  return isSameColour(colour, ground ?? 'FFFFFF') ? 'colour' : undefined;
}

function isPlain(ground: string | undefined): boolean {
  return ground === undefined || ground === 'auto';
}

function isSameColour(one: string, other: string): boolean {
  if (!colours.test(one) || !colours.test(other)) return false;
  const [a, b] = [Number.parseInt(one, 16), Number.parseInt(other, 16)];
  return channels.every((at) => Math.abs(((a >> at) & 0xff) - ((b >> at) & 0xff)) <= closeEnough);
}

const colours = /^[\da-f]{6}$/i;
/** Bits that red, green and blue begin at. */
const channels = [16, 8, 0];
