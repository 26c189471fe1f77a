import { AppError, type SourceText } from '@clauselight/schema';
import { createLevelTracker } from '../block-types/levels.ts';
import type { ReadContext } from '../limits.ts';
import { assembleSourceText } from '../source/assemble.ts';
import { type Draft, getDraftText } from '../source/draft.ts';
import { createWarnings } from '../source/warnings.ts';
import { findChild, type XmlElement } from '../xml/tree.ts';
import { readBody } from './body.ts';
import { createChangeBook } from './changes.ts';
import { messages, type OdtContext } from './context.ts';
import { readListStyles } from './list-styles.ts';
import { createListBook } from './lists.ts';
import { createOutline } from './outline.ts';
import { type OdfPackage, openPackage } from './package.ts';
import { findUsedPages, readRunningText } from './running-text.ts';
import { createStyleSheet } from './styles.ts';

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
    warnings: createWarnings(context.noticed, messages),
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

interface Parts {
  /** The root of `content.xml`. */
  readonly content: XmlElement;
  /** The root of `styles.xml`. */
  readonly styles: XmlElement | undefined;
  /** `office:text`. */
  readonly body: XmlElement;
}

/** More repeated rows and cells than a text has that was made for people. */
const mostRepeats = 10_000;

function createContext({ content, styles, body }: Parts, odfPackage: OdfPackage): OdtContext {
  const common = findChild(styles, 'office:styles');
  const automatic = findChild(content, 'office:automatic-styles');
  const outline = createOutline(common);
  const { isLegacy } = odfPackage;
  const context: OdtContext = {
    styles: createStyleSheet(common, automatic),
    outline,
    lists: createListBook({ styles: readListStyles([common, automatic]), outline, isLegacy }),
    changes: createChangeBook(findChild(body, 'text:tracked-changes')),
    tracker: createLevelTracker(),
    comments: new Map(),
    noticed: new Set(),
    drafts: [],
    endnotes: [],
    pending: [],
    tally: { tables: 0, notes: 0, repeats: mostRepeats },
    item: undefined,
    isOnColor: false,
  };
  if (odfPackage.hasMacros) context.noticed.add('macros-left-out');
  if (odfPackage.hasAttachments) context.noticed.add('attachments-left-out');
  if (odfPackage.hasDamage()) context.noticed.add('damaged-parts');
  if (odfPackage.isCut()) context.noticed.add('read-in-part');
  return context;
}

/** Headers and footers have automatic styles of their own, whose names may be the body's. */
function readRunning({ content, styles, body }: Parts, context: OdtContext) {
  const common = findChild(styles, 'office:styles');
  const automatic = findChild(styles, 'office:automatic-styles');
  const used = findUsedPages(body, findChild(content, 'office:automatic-styles'));
  return readRunningText(
    { masters: findChild(styles, 'office:master-styles'), used },
    {
      ...context,
      styles: createStyleSheet(common, automatic),
      lists: createListBook({
        styles: readListStyles([common, automatic]),
        outline: context.outline,
        isLegacy: false,
      }),
      tracker: createLevelTracker(),
    },
  );
}
