import { AppError, type SourceText } from '@clauselight/schema';
import type { ReadContext } from '../limits.ts';
import { messages } from '../slides/context.ts';
import { assembleSourceText } from '../source/assemble.ts';
import { type Draft, getDraftText } from '../source/draft.ts';
import { createWarnings, nameInnerFiles } from '../source/warnings.ts';
import { findChild, listElements, type XmlElement } from '../xml/tree.ts';
import { createContext, createRunningContext } from './open-context.ts';
import { type OdfPackage, openPackage } from './package.ts';
import { readRepeated } from './repeated-words.ts';
import { readSlide } from './slide.ts';

/**
 * Reads an OpenDocument presentation: a page for each slide, its title first, then the rest in reading order, then
 * the notes. Throws `document_corrupt`, `document_encrypted`, `document_too_complex`, `document_without_text`.
 */
export function readOdp(bytes: Uint8Array, { limits, onProgress }: ReadContext): SourceText {
  const odfPackage = openPackage(bytes, limits.maxInflatedBytes);
  const content = odfPackage.getContent();
  const styles = odfPackage.findStyles();
  const body = findPresentation(content, odfPackage);
  if (body === undefined) throw new AppError('document_corrupt');
  // A slide may have any color, so that white words on it are seen.
  const context = { ...createContext({ content, styles, body }, odfPackage), isOnColor: true };
  const listed = listElements(body).filter(({ name }) => name === 'draw:page');
  const slides = listed.slice(0, limits.maxPages);
  if (slides.length < listed.length) context.noticed.add('read-in-part');
  const drafts: Draft[] = [];
  for (const [index, slide] of slides.entries()) {
    for (const draft of readSlide({ slide, page: index + 1 }, context)) drafts.push(draft);
    onProgress({ done: index + 1, total: slides.length, unit: 'page' });
  }
  const masters = findChild(styles, 'office:master-styles');
  const repeated = readRepeated({ body, slides, masters }, createRunningContext(styles, context));
  if (odfPackage.hasDamage() && !drafts.some(hasWords)) throw new AppError('document_corrupt');
  const last: Draft = {
    kind: 'paragraph',
    runs: [{ text: '', marks: context.pending.splice(0) }],
  };
  return assembleSourceText({
    format: 'odp',
    drafts: [...drafts, last, ...context.endnotes, ...repeated],
    warnings: createWarnings(context.noticed, nameInnerFiles(messages, odfPackage.attachments)),
    comments: context.comments,
    pageCount: slides.length,
    maxTextLength: limits.maxTextLength,
  });
}

/** `office:presentation`; where that tag is lost, what holds the slides. */
function findPresentation(content: XmlElement, odfPackage: OdfPackage): XmlElement | undefined {
  const body = findChild(content, 'office:body');
  const found = findChild(body, 'office:presentation') ?? findChild(content, 'office:presentation');
  if (found !== undefined || !odfPackage.hasDamage()) return found;
  return [body, content].find((element) => findChild(element, 'draw:page') !== undefined);
}

function hasWords(draft: Draft): boolean {
  return getDraftText(draft).trim() !== '';
}
