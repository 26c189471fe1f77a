import { buildLayout, type KnownFile } from './build-layout.ts';
import type { Layout } from './layout.ts';

type Variant = readonly [name: string, layout: Partial<Layout>];

/** Usual gutters are two ems and more; 10 points at 10 point type is the narrowest in print. */
const gutters: readonly Variant[] = [
  ['gutter of 10', { gutter: 10 }],
  ['gutter of 14', { gutter: 14 }],
  ['gutter of 24', { gutter: 24 }],
];
const settings: readonly Variant[] = [
  ['ragged', { isJustified: false }],
  ['justified', { isJustified: true }],
];
const contents: readonly Variant[] = [
  ['prose', {}],
  ['prose with rules', { hasRules: true }],
  ['letterspaced headings', { isLetterspaced: true }],
  ['numbered clauses', { hasClauses: true, font: 'Times-Roman' }],
  ['small print', { size: 6.5, font: 'Times-Roman' }],
  ['a short table', { table: 'short' }],
  ['a table of wrapped cells', { table: 'wrapped' }],
  ['a ruled table', { table: 'ruled' }],
  ['written by row', { isWrittenByRow: true }],
];
const typewritten: readonly Variant[] = [
  ['double spaces in Courier', { font: 'Courier', hasDoubleSpaces: true }],
  ['double spaces in Times', { font: 'Times-Roman', hasDoubleSpaces: true }],
];

/** Every layout by its name: columns, setting, content and, with several columns, gutter. */
export function listLayouts(): ReadonlyMap<string, Layout> {
  const layouts = new Map<string, Layout>();
  for (const columns of [1, 2, 3] as const)
    for (const [setting, how] of settings)
      for (const [content, what] of columns === 1 ? [...contents, ...typewritten] : contents)
        for (const [gutter, where] of columns === 1 ? ([['', {}]] as const) : gutters) {
          const name = [`${columns} columns`, setting, content, gutter].filter(Boolean).join(', ');
          const usual = { columns, gutter: 14, font: 'Helvetica', size: 10, isJustified: false };
          layouts.set(name, { ...usual, ...how, ...what, ...where } as Layout);
        }
  return layouts;
}

/** Builds the files one after the other. */
export function* buildKnownFiles(): Generator<KnownFile> {
  for (const [name, layout] of listLayouts()) yield buildLayout(name, layout);
}
