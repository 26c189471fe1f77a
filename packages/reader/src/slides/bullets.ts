import { formatNumber } from '../block-types/format-number.ts';
import { findChild, listElements, type XmlElement } from '../xml/tree.ts';

/** What is in front of a paragraph: nothing, a sign or a number of a numbering scheme. */
export type Bullet =
  | { readonly kind: 'none' }
  | { readonly kind: 'sign' }
  | { readonly kind: 'number'; readonly scheme: string; readonly start: number };

/** Counts the numbered paragraphs of one text body. */
export interface AutoNumbers {
  /** The number in front of the next paragraph with words, or nothing. */
  next(bullet: Bullet, level: number): string | undefined;
}

/** The bullet of a paragraph: its own, or the nearest list style's for its 0-based level. */
export function findBullet(
  properties: XmlElement | undefined,
  { styles, level }: { styles: readonly XmlElement[]; level: number },
): Bullet {
  const own = readBullet(properties);
  if (own !== undefined) return own;
  for (const style of styles) {
    const bullet = readBullet(findChild(style, `a:lvl${level + 1}pPr`));
    if (bullet !== undefined) return bullet;
  }
  return { kind: 'none' };
}

function readBullet(properties: XmlElement | undefined): Bullet | undefined {
  for (const { name, attributes } of properties === undefined ? [] : listElements(properties)) {
    if (name === 'a:buNone') return { kind: 'none' };
    if (name === 'a:buChar' || name === 'a:buBlip') return { kind: 'sign' };
    if (name !== 'a:buAutoNum') continue;
    const start = Number.parseInt(attributes.startAt ?? '1', 10);
    const isStart = start >= 1 && start <= 32_767;
    return { kind: 'number', scheme: attributes.type ?? '', start: isStart ? start : 1 };
  }
  return undefined;
}

interface RunningNumber {
  readonly scheme: string;
  readonly start: number;
  readonly value: number;
}

/** A number counts on from the one before it on its level, unless a paragraph of that level or above came between. */
export function createAutoNumbers(): AutoNumbers {
  const running: (RunningNumber | undefined)[] = [];
  return {
    next(bullet, level) {
      running.length = Math.min(running.length, level + 1);
      if (bullet.kind !== 'number') {
        running[level] = undefined;
        return undefined;
      }
      const { scheme, start } = bullet;
      const last = running[level];
      const isOn = last?.scheme === scheme && last.start === start;
      const value = isOn ? last.value + 1 : start;
      running[level] = { scheme, start, value };
      return formatScheme(value, scheme);
    },
  };
}

const formats: Readonly<Record<string, string>> = {
  alphaLc: 'lowerLetter',
  alphaUc: 'upperLetter',
  romanLc: 'lowerRoman',
  romanUc: 'upperRoman',
};

/** ECMA-376 part 1, 20.1.10.61: the name says the figures and what is around them. */
function formatScheme(value: number, scheme: string): string {
  const match =
    /^(alphaLc|alphaUc|romanLc|romanUc|arabic|circleNum)?.*?(ParenBoth|ParenR|Period|Plain|Minus)?$/.exec(
      scheme,
    );
  const [, figures = '', around = ''] = match ?? [];
  const isCircle = figures === 'circleNum' && value <= 20;
  const number = isCircle
    ? String.fromCodePoint(0x2460 + value - 1)
    : formatNumber(value, formats[figures] ?? 'decimal');
  if (around === 'ParenBoth') return `(${number})`;
  if (around === 'ParenR') return `${number})`;
  if (around === 'Minus') return `${number}-`;
  return around === 'Plain' ? number : `${number}.`;
}
