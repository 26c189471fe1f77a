import { type Draft, getDraftText } from '../source/draft.ts';
import { findSwitch, type XmlElement } from '../xml/tree.ts';
import { readBody } from './body.ts';
import { readApart, type WordContext } from './context.ts';
import type { WordPackage } from './package.ts';

interface RunningText {
  readonly headers: readonly Draft[];
  readonly footers: readonly Draft[];
}

interface RunningTextRequest {
  readonly wordPackage: WordPackage;
  readonly settings: XmlElement | undefined;
  /** A counter for lists in a part of its own. */
  createCounter(): WordContext['counter'];
}

/** Reads every different header and footer of all sections once, those that no page shows left out. */
export function readRunningText(request: RunningTextRequest, context: WordContext): RunningText {
  const names = listShownParts(request, context);
  const read = (kind: 'header' | 'footer') => {
    const drafts = names[kind].flatMap((name) => {
      const part = request.wordPackage.readPart(name);
      if (part === undefined) return [];
      const counter = request.createCounter();
      return readApart(context, { counter, read: () => readBody(part, context) });
    });
    return keepDifferent(drafts).map(({ runs }) => ({ kind, runs }));
  };
  return { headers: read('header'), footers: read('footer') };
}

/** Names of the parts in order, each once. */
function listShownParts(
  { wordPackage, settings }: RunningTextRequest,
  { sections }: WordContext,
): Record<'header' | 'footer', string[]> {
  const hasTitlePage = sections.some((section) => findSwitch(section, 'w:titlePg') === true);
  const hasEvenPages = findSwitch(settings, 'w:evenAndOddHeaders') === true;
  const names = { header: new Set<string>(), footer: new Set<string>() };
  for (const child of sections.flatMap((section) => section.children)) {
    if (typeof child === 'string') continue;
    const kind = /^w:(header|footer)Reference$/.exec(child.name)?.[1] as 'header' | 'footer';
    const { type } = child.attributes;
    if (kind === undefined || (type === 'first' && !hasTitlePage)) continue;
    if (type === 'even' && !hasEvenPages) continue;
    const name = wordPackage.findTarget(child.attributes['r:id'] ?? '');
    if (name !== undefined) names[kind].add(name);
  }
  return { header: [...names.header], footer: [...names.footer] };
}

/** Two footers that differ in the page number only are one; those without text hold marks. */
function keepDifferent(drafts: readonly Draft[]): Draft[] {
  const seen = new Set<string>();
  return drafts.filter((draft) => {
    const key = getDraftText(draft).replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();
    if (key !== '' && seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
