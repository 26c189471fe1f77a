import { AppError, type SourceText } from '@clauselight/schema';
import { createLevelTracker } from '../block-types/levels.ts';
import type { ReadContext } from '../limits.ts';
import { assembleSourceText } from '../source/assemble.ts';
import { type Draft, getDraftText } from '../source/draft.ts';
import { createWarnings, nameInnerFiles } from '../source/warnings.ts';
import { findChild, listElements } from '../xml/tree.ts';
import { readAuthors } from './comments.ts';
import { messages, type SlideContext } from './context.ts';
import { createInheritances } from './master.ts';
import { openPackage, type PackagePart, type SlidePackage } from './package.ts';
import { readSlide } from './slide.ts';

/**
 * Reads a PowerPoint presentation: a page for each slide, its title first, then the rest in reading order, then
 * the notes. Throws `document_corrupt`, `document_encrypted`, `document_too_complex`, `document_without_text`.
 */
export function readPptx(bytes: Uint8Array, { limits, onProgress }: ReadContext): SourceText {
  const slidePackage = openPackage(bytes, limits.maxInflatedBytes);
  const main = slidePackage.findPart(slidePackage.mainName);
  const listed = listSlides(main, slidePackage);
  if (main === undefined && listed.length === 0) throw new AppError('document_corrupt');
  const names = listed.slice(0, limits.maxPages);
  const context = createContext(main, slidePackage);
  if (names.length < listed.length) context.noticed.add('read-in-part');
  const drafts: Draft[] = [];
  for (const [index, name] of names.entries()) {
    const slide = slidePackage.findPart(name);
    if (slide === undefined) context.noticed.add('damaged-parts');
    else for (const draft of readSlide({ slide, page: index + 1 }, context)) drafts.push(draft);
    onProgress({ done: index + 1, total: names.length, unit: 'page' });
  }
  if (slidePackage.hasDamage()) context.noticed.add('damaged-parts');
  if (context.noticed.has('damaged-parts') && !drafts.some(hasWords))
    throw new AppError('document_corrupt');
  drafts.push({ kind: 'paragraph', runs: [{ text: '', marks: context.pending.splice(0) }] });
  return assembleSourceText({
    format: 'pptx',
    drafts,
    warnings: createWarnings(context.noticed, nameEmbeddings(context)),
    comments: context.comments,
    pageCount: names.length,
    maxTextLength: limits.maxTextLength,
  });
}

function nameEmbeddings({ noticed, slidePackage }: SlideContext) {
  const hasFiles = noticed.has('attachments-left-out');
  return nameInnerFiles(messages, hasFiles ? slidePackage.listInnerFiles() : []);
}

function hasWords(draft: Draft): boolean {
  return getDraftText(draft).trim() !== '';
}

/**
 * Names of the slides in the order of the presentation; by their numbers where it names none, and where it is
 * damaged those it does not name as well.
 */
function listSlides(main: PackagePart | undefined, slidePackage: SlidePackage): string[] {
  const list = findChild(main?.root, 'p:sldIdLst');
  const targets = new Map(main?.links.map(({ id, target }) => [id, target]));
  const ids = (list === undefined ? [] : listElements(list)).map(
    ({ attributes }) => attributes['r:id'] ?? '',
  );
  const named = ids.flatMap((id) => targets.get(id) ?? []);
  if (named.length > 0 && !slidePackage.hasDamage()) return [...new Set(named)];
  const numbered = slidePackage.names
    .filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    .sort((a, b) => getNumber(a) - getNumber(b));
  return [...new Set([...named, ...numbered])];
}

function getNumber(name: string): number {
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

function createContext(main: PackagePart | undefined, slidePackage: SlidePackage): SlideContext {
  const noticed: SlideContext['noticed'] = new Set();
  const { names } = slidePackage;
  if (names.some((name) => /(^|\/)vbaProject\.bin$/i.test(name))) noticed.add('macros-left-out');
  return {
    slidePackage,
    inheritances: createInheritances(slidePackage),
    tracker: createLevelTracker(),
    comments: new Map(),
    authors: readAuthors(main, slidePackage),
    noticed,
    pending: [],
    running: new Set(),
    layouts: new Set(),
    tally: { tables: 0 },
  };
}
