import { createLevelTracker } from '../block-types/levels.ts';
import { findChild, type XmlElement } from '../xml/tree.ts';
import { createChangeBook } from './changes.ts';
import type { OdtContext } from './context.ts';
import { readListStyles } from './list-styles.ts';
import { createListBook } from './lists.ts';
import { createOutline } from './outline.ts';
import type { OdfPackage } from './package.ts';
import { createStyleSheet } from './styles.ts';

/** The parts of a document that is read. */
export interface OdfParts {
  /** The root of `content.xml`. */
  readonly content: XmlElement;
  /** The root of `styles.xml`. */
  readonly styles: XmlElement | undefined;
  /** `office:text` or `office:presentation`. */
  readonly body: XmlElement;
}

/** More repeated rows and cells than a text has that was made for people. */
const mostRepeats = 10_000;

/** The state at the start of a document. */
export function createContext(
  { content, styles, body }: OdfParts,
  odfPackage: OdfPackage,
): OdtContext {
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
  if (odfPackage.attachments.length > 0) context.noticed.add('attachments-left-out');
  if (odfPackage.hasDamage()) context.noticed.add('damaged-parts');
  if (odfPackage.isCut()) context.noticed.add('read-in-part');
  return context;
}

/** What stands in `styles.xml`, such as headers, has automatic styles of its own, whose names may be the body's. */
export function createRunningContext(
  styles: XmlElement | undefined,
  context: OdtContext,
): OdtContext {
  const common = findChild(styles, 'office:styles');
  const automatic = findChild(styles, 'office:automatic-styles');
  return {
    ...context,
    styles: createStyleSheet(common, automatic),
    lists: createListBook({
      styles: readListStyles([common, automatic]),
      outline: context.outline,
      isLegacy: false,
    }),
    tracker: createLevelTracker(),
  };
}
