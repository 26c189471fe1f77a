import { type Draft, getDraftText } from '../source/draft.ts';
import { listElements, type XmlElement } from '../xml/tree.ts';
import { readApart } from './body.ts';
import type { OdtContext } from './context.ts';

interface RunningText {
  readonly headers: readonly Draft[];
  readonly footers: readonly Draft[];
}

interface RunningRequest {
  /** `office:master-styles`. */
  readonly masters: XmlElement | undefined;
  /** Names of the page styles the text asks for. */
  readonly used: ReadonlySet<string>;
}

/** Reads every different header and footer of the pages used once. */
export function readRunningText(request: RunningRequest, context: OdtContext): RunningText {
  const pages = listPages(request);
  const read = (kind: 'header' | 'footer') => {
    const parts = pages
      .flatMap(listElements)
      .filter(({ name }) => isRunning(name, kind))
      .filter(({ attributes }) => attributes.display !== 'false');
    const drafts = parts.flatMap((part) => readApart(part, context));
    return keepDifferent(drafts).map(({ runs }): Draft => ({ kind, runs }));
  };
  return { headers: read('header'), footers: read('footer') };
}

function isRunning(name: string, kind: 'header' | 'footer'): boolean {
  return new RegExp(`^(style|loext):${kind}(-left|-first)?$`).test(name);
}

/** The pages used, and those that follow them by themselves. */
function listPages({ masters, used }: RunningRequest): XmlElement[] {
  const elements = masters === undefined ? [] : listElements(masters);
  const pages = elements.filter(({ name }) => name === 'style:master-page');
  const byName = new Map(pages.map((page) => [page.attributes.name ?? '', page]));
  const found = new Set<XmlElement>();
  for (const name of used) {
    let page = byName.get(name);
    while (page !== undefined && !found.has(page)) {
      found.add(page);
      page = byName.get(page.attributes['next-style-name'] ?? '');
    }
  }
  return pages.filter((page) => found.has(page));
}

/** Names of the page styles that a text begins with, and that its paragraphs and tables change to. */
export function findUsedPages(
  body: XmlElement,
  automatic: XmlElement | undefined,
): ReadonlySet<string> {
  const styles = automatic === undefined ? [] : listElements(automatic);
  const changes = new Map<string, string>();
  for (const { attributes } of styles) {
    const page = attributes['master-page-name'];
    if (page !== undefined && page !== '') changes.set(attributes.name ?? '', page);
  }
  const first = changes.get(findFirstStyle(body) ?? '') ?? 'Standard';
  return new Set([first, ...changes.values()]);
}

function findFirstStyle(element: XmlElement): string | undefined {
  const first = listElements(element).find(({ name }) =>
    /^(text:(p|h|list|list-item|list-header|section)|table:table)$/.test(name),
  );
  if (first === undefined) return undefined;
  if (/^text:(list|list-item|list-header|section)$/.test(first.name)) return findFirstStyle(first);
  return first.attributes['style-name'];
}

/** Two footers that differ in the page number only are one. */
function keepDifferent(drafts: readonly Draft[]): Draft[] {
  const seen = new Set<string>();
  return drafts.filter((draft) => {
    const key = getDraftText(draft).replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
