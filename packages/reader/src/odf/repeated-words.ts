import { type Draft, getDraftText } from '../source/draft.ts';
import { listElements, type XmlElement } from '../xml/tree.ts';
import { readApart } from './body.ts';
import type { OdtContext } from './context.ts';
import { getPlainText } from './plain-text.ts';

interface RepeatedRequest {
  /** `office:presentation`. */
  readonly body: XmlElement;
  readonly slides: readonly XmlElement[];
  /** `office:master-styles`. */
  readonly masters: XmlElement | undefined;
}

/** Whether a shape is for what slides repeat: a footer, a date, a number. */
export function isRunningShape({ attributes }: XmlElement): boolean {
  return /^(header|footer|date-time|page-number|page)$/.test(attributes.class ?? '');
}

/** Reads once what many slides repeat: their footers, and what their masters show themselves. */
export function readRepeated(
  { body, slides, masters }: RepeatedRequest,
  context: OdtContext,
): Draft[] {
  const list = (name: string) => new Set(slides.map(({ attributes }) => attributes[name]));
  const footers = list('use-footer-name');
  const used = list('master-page-name');
  const declared = listElements(body)
    .filter(
      ({ name, attributes }) => name === 'presentation:footer-decl' && footers.has(attributes.name),
    )
    .map((element): Draft => ({ kind: 'footer', runs: [{ text: getPlainText(element) }] }));
  const pages = masters === undefined ? [] : listElements(masters);
  const shown = pages
    .filter(({ name, attributes }) => name === 'style:master-page' && used.has(attributes.name))
    .flatMap(listElements)
    .filter(({ name, attributes }) => /^draw:/.test(name) && attributes.class === undefined)
    .flatMap((shape) => readApart({ name: '', attributes: {}, children: [shape] }, context))
    .map(({ runs }): Draft => ({ kind: 'footer', runs: runs.map(({ cell: _, ...run }) => run) }));
  return keepDifferent([...declared, ...shown]);
}

/** Numbers and dates alone tell nothing. */
function keepDifferent(drafts: readonly Draft[]): Draft[] {
  const seen = new Set<string>();
  return drafts.filter((draft) => {
    const key = getDraftText(draft).replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();
    if (seen.has(key) || !/\p{L}/u.test(key)) return false;
    seen.add(key);
    return true;
  });
}
