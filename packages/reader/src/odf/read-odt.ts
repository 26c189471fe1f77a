import { AppError, type SourceText } from '@clauselight/schema';
import type { ReadContext } from '../limits.ts';
import { assembleSourceText } from '../source/assemble.ts';
import { type Draft, getDraftText } from '../source/draft.ts';
import { createWarnings, nameInnerFiles } from '../source/warnings.ts';
import { findChild, type XmlElement } from '../xml/tree.ts';
import { readBody } from './body.ts';
import { messages, type OdtContext } from './context.ts';
import { createContext, createRunningContext, type OdfParts } from './open-context.ts';
import { type OdfPackage, openPackage } from './package.ts';
import { findUsedPages, readRunningText } from './running-text.ts';

/**
 * Reads an OpenDocument text: automatic numbers as displayed, tracked changes accepted, comments and hidden
 * words beside the text. Throws `document_corrupt`, `document_encrypted`, `document_too_complex`,
 * `document_without_text`.
 */
export function readOdt(bytes: Uint8Array, { limits, onProgress }: ReadContext): SourceText {
  const odfPackage = openPackage(bytes, limits.maxInflatedBytes);
  const content = odfPackage.getContent();
  const styles = odfPackage.findStyles();
  onProgress({ done: 1, total: 3, unit: 'part' });
  const body = findBody(content, odfPackage);
  if (body === undefined) throw new AppError('document_corrupt');
  const parts = { content, styles, body };
  const context = createContext(parts, odfPackage);
  readBody(body, context);
  onProgress({ done: 2, total: 3, unit: 'part' });
  const last: Draft = {
    kind: 'paragraph',
    runs: [{ text: '', marks: context.pending.splice(0) }],
  };
  const running = readRunning(parts, context);
  if (odfPackage.hasDamage() && !context.drafts.some(hasWords))
    throw new AppError('document_corrupt');
  const source = assembleSourceText({
    format: 'odt',
    drafts: [...running.headers, ...context.drafts, last, ...context.endnotes, ...running.footers],
    warnings: createWarnings(context.noticed, nameInnerFiles(messages, odfPackage.attachments)),
    comments: context.comments,
    maxTextLength: limits.maxTextLength,
  });
  onProgress({ done: 3, total: 3, unit: 'part' });
  return source;
}

/** `office:text`; where that tag is lost, what holds its content. */
function findBody(content: XmlElement, odfPackage: OdfPackage): XmlElement | undefined {
  const body = findChild(content, 'office:body');
  const text = findChild(body, 'office:text') ?? findChild(content, 'office:text');
  if (text !== undefined || !odfPackage.hasDamage()) return text;
  return [body, content].find((element) => element?.children.some(isBlock));
}

function isBlock(child: XmlElement | string): boolean {
  return typeof child !== 'string' && /^(text:(p|h|list|section)|table:table)$/.test(child.name);
}

function hasWords(draft: Draft): boolean {
  return getDraftText(draft).trim() !== '';
}

function readRunning({ content, styles, body }: OdfParts, context: OdtContext) {
  const used = findUsedPages(body, findChild(content, 'office:automatic-styles'));
  const masters = findChild(styles, 'office:master-styles');
  return readRunningText({ masters, used }, createRunningContext(styles, context));
}
