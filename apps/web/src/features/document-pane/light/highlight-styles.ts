import type { Severity } from '@clauselight/schema';
import type { HighlightedPassage } from '../../../lib/highlighted-passage.ts';
import { severityTones } from '../../../lib/severity.ts';
import { computeReadableLight } from './readable-light.ts';

/** How highlighted words are drawn: a name, whose CSS rules are created when it is first used. */
export interface HighlightStyle {
  readonly name: string;
  /** Of two styles over the same words the higher one lies above. */
  readonly priority: number;
}

/** Styles of everything that is not a highlight. Search hits differ from the amber of highlights. */
export const highlightStyles = {
  insertion: { name: 'lit-insertion', priority: 8 },
  hit: { name: 'lit-hit', priority: 20 },
  shown: { name: 'lit-shown', priority: 30 },
  selected: { name: 'lit-selected', priority: 35 },
  currentHit: { name: 'lit-current-hit', priority: 40 },
} as const satisfies Record<string, HighlightStyle>;

const passageStyles = new Map<string, HighlightStyle>();

/** The style of a highlight: its color, and under a finding a line in the severity's ink. */
export function findPassageStyle({ color, severity }: HighlightedPassage): HighlightStyle {
  const name = `lit-${color.toLowerCase().replace(/[^\da-f]/g, '')}-${severity ?? 0}`;
  const known = passageStyles.get(name);
  if (known) return known;
  const style = Object.freeze({ name, priority: severity ?? 0 });
  passageStyles.set(name, style);
  adoptPassageRules(name, { color, severity });
  return style;
}

let sheet: CSSStyleSheet | undefined;

/** Style rules work as an adopted sheet where the content security policy forbids inline styles. */
function getSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  return sheet;
}

/** Opacity of a highlight, in percent: overlapping highlights add up. */
const opacityPercent = 72;

function adoptPassageRules(
  name: string,
  { color, severity }: Pick<HighlightedPassage, 'color' | 'severity'>,
) {
  const { onLight, onDark } = computeReadableLight(color);
  const line = severity && describeLine(severity);
  const light = `background-color: ${makeSheer(onLight)};`;
  const dark = `background-color: ${makeSheer(onDark)};`;
  addRules([
    `::highlight(${name}) { ${light} ${line ? `text-decoration: underline 2px ${line};` : ''} }`,
    `[data-theme="dark"] ::highlight(${name}) { ${dark} }`,
    `[data-style="${name}"] { ${light} ${line ? `border-bottom: 2px ${line};` : ''} }`,
    `[data-theme="dark"] [data-style="${name}"] { ${dark} }`,
  ]);
}

function addRules(rules: readonly string[]): void {
  for (const rule of rules) {
    try {
      getSheet().insertRule(rule);
    } catch {
      // A browser without highlights refuses their rules; the boxes' rules are all it needs.
    }
  }
}

function makeSheer(rgb: string): string {
  return rgb.replace(')', ` / ${opacityPercent}%)`);
}

function describeLine(severity: Severity): string {
  return `${severity >= 4 ? 'solid' : 'dotted'} var(--color-${severityTones[severity]})`;
}

/** Gives the document the rules of the styles that never change, once. */
export function adoptFixedStyles(): void {
  if (sheet) return;
  addRules(fixedRules);
}

const wash = 'color-mix(in srgb, var(--color-action) 26%, transparent)';

const fixedRules = [
  `::highlight(${highlightStyles.insertion.name}) { text-decoration: underline 1.5px var(--color-good); }`,
  `::highlight(${highlightStyles.hit.name}) { background-color: ${wash}; }`,
  `::highlight(${highlightStyles.shown.name}) { background-color: var(--color-amber); color: var(--color-on-amber); }`,
  `::highlight(${highlightStyles.selected.name}) { background-color: var(--color-amber); color: var(--color-on-amber); }`,
  `::highlight(${highlightStyles.currentHit.name}) { background-color: var(--color-action); color: var(--color-on-action); }`,
  `[data-style="${highlightStyles.insertion.name}"] { border-bottom: 1.5px solid var(--color-good); }`,
  `[data-style="${highlightStyles.hit.name}"] { background-color: ${wash}; }`,
  `[data-style="${highlightStyles.shown.name}"] { background-color: var(--color-amber-soft); }`,
  `[data-style="${highlightStyles.selected.name}"] { background-color: var(--color-amber-soft); }`,
  `[data-style="${highlightStyles.currentHit.name}"] { background-color: ${wash}; outline: 2px solid var(--color-action); }`,
];
