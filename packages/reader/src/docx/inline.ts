import { findChild, type XmlElement } from '../xml/tree.ts';
import {
  collectComment,
  collectDiagram,
  collectNote,
  collectTextBox,
  noticeObject,
} from './attachments.ts';
import { type InlineContent, type InlineState, type RunDefaults, showText } from './collecting.ts';
import type { WordContext } from './context.ts';
import { createFieldStack, hasNoResult, readFieldMark } from './field-stack.ts';
import { showContentCheckbox } from './fields.ts';
import { writeFormula } from './math.ts';
import { deletions, insertions, readAuthorship } from './revisions.ts';
import { addMark, type RunList } from './run-list.ts';
import { overrideProperties, readRunProperties } from './run-properties.ts';
import { showInFont, showSymbol } from './symbols.ts';

export interface CollectRequest {
  readonly context: WordContext;
  readonly defaults: RunDefaults;
  /** The run list that the text is added to. */
  readonly runList: RunList;
}

/** Collects the text of a paragraph as if tracked changes were accepted, with marks for what is not displayed. */
export function collectInline(
  paragraph: XmlElement,
  { context, defaults, runList }: CollectRequest,
): InlineContent {
  const inline: InlineContent = {
    runList,
    notes: [],
    boxes: [],
    hasVisible: false,
    hasNonBold: false,
    hasHidden: false,
    hasUnseen: false,
    hasDeleted: false,
  };
  for (const mark of context.marks.splice(0)) addMark(runList, mark);
  collectElement(paragraph, {
    inline,
    context,
    defaults,
    fields: createFieldStack(),
    change: defaults.change,
    run: defaults.properties,
  });
  return inline;
}

const skippedElements: ReadonlySet<string> = new Set([
  'w:pPr',
  'w:rPr',
  'w:sdtPr',
  'w:sdtEndPr',
  'w:delInstrText',
  'w:rt',
  'w:fldData',
  'w:lastRenderedPageBreak',
  'w:proofErr',
  'w:bookmarkStart',
  'w:bookmarkEnd',
]);

function collectElement(element: XmlElement, state: InlineState): void {
  for (const child of element.children) {
    if (typeof child === 'string' || skippedElements.has(child.name)) continue;
    if (child.name === 'w:r') collectRun(child, state);
    else if (insertions.has(child.name)) collectInsertion(child, state);
    else if (deletions.has(child.name)) collectDeletion(child, state);
    else if (child.name === 'mc:AlternateContent') collectAlternative(child, state);
    else collectRunChild(child, state);
  }
}

function collectInsertion(element: XmlElement, state: InlineState): void {
  state.context.noticed.add('tracked-changes');
  collectElement(element, {
    ...state,
    change: { ...state.change, inserted: readAuthorship(element) },
  });
}

function collectDeletion(element: XmlElement, state: InlineState): void {
  state.context.noticed.add('tracked-changes');
  collectElement(element, {
    ...state,
    change: { ...state.change, deleted: readAuthorship(element) },
  });
}

/** Word writes a drawing twice, for itself and for older programs. Only one of them is read. */
function collectAlternative(element: XmlElement, state: InlineState): void {
  const { runList, boxes } = state.inline;
  const getLength = () => runList.length + boxes.length;
  const before = getLength();
  const choice = findChild(element, 'mc:Choice');
  if (choice !== undefined) collectElement(choice, state);
  const fallback = findChild(element, 'mc:Fallback');
  if (fallback !== undefined && getLength() === before) collectElement(fallback, state);
}

function collectRun(run: XmlElement, state: InlineState): void {
  const ownProperties = readRunProperties(findChild(run, 'w:rPr'));
  const { styles } = state.context;
  const named =
    ownProperties.styleId === undefined ? undefined : styles.find(ownProperties.styleId)?.run;
  const base =
    named === undefined
      ? state.defaults.properties
      : overrideProperties(state.defaults.properties, named);
  const properties = overrideProperties(base, ownProperties);
  collectElement(run, properties === state.run ? state : { ...state, run: properties });
}

function collectRunChild(element: XmlElement, state: InlineState): void {
  const text = getShownText(element, state);
  if (text === undefined) collectOther(element, state);
  else
    showText(
      { text, element: element },
      element.name === 'w:delText' ? withDeletion(state) : state,
    );
}

/** The text that an element displays; undefined if it displays none itself. */
function getShownText(element: XmlElement, { run }: InlineState): string | undefined {
  switch (element.name) {
    case 'w:t':
    case 'm:t':
    case 'w:delText':
      return showInFont(getWords(element), run.font ?? '');
    case 'w:tab':
    case 'w:ptab':
      return '\t';
    case 'w:br':
    case 'w:cr':
      return '\n';
    case 'w:noBreakHyphen':
      return '-';
    case 'w:sym':
      return showSymbol(element.attributes);
    case 'm:oMath':
      return writeFormula(element);
    default:
      return undefined;
  }
}

function getWords({ children }: XmlElement): string {
  const [only] = children;
  if (children.length === 1 && typeof only === 'string') return only;
  return children.filter((child) => typeof child === 'string').join('');
}

/** Deleted words count as deleted even outside a deletion. */
function withDeletion(state: InlineState): InlineState {
  return state.change.deleted === undefined
    ? { ...state, change: { ...state.change, deleted: {} } }
    : state;
}

/** Words that a field without a result displays are added where it ends. */
function collectFieldMark(element: XmlElement, state: InlineState): void {
  const length = state.inline.runList.length;
  const ended = readFieldMark(element, { fields: state.fields, length });
  if (ended === undefined || state.change.deleted !== undefined || !hasNoResult(ended, length))
    return;
  state.context.countNumber();
  const text = state.context.fields.show(ended.instruction.join(''), ended.form);
  showText({ text, element: element }, state);
}

function collectControl(element: XmlElement, state: InlineState): void {
  const before = state.inline.runList.length;
  collectElement(element, state);
  if (state.inline.runList.length === before)
    showText({ text: showContentCheckbox(findChild(element, 'w:sdtPr')), element: element }, state);
}

function collectOther(element: XmlElement, state: InlineState): void {
  switch (element.name) {
    case 'w:instrText':
      state.fields.at(-1)?.instruction.push(getWords(element));
      break;
    case 'w:fldChar':
      collectFieldMark(element, state);
      break;
    case 'w:sdt':
      collectControl(element, state);
      break;
    case 'w:footnoteReference':
    case 'w:endnoteReference':
      collectNote(element, state);
      break;
    case 'w:commentRangeStart':
    case 'w:commentRangeEnd':
    case 'w:commentReference':
      collectComment(element, state);
      break;
    case 'w:txbxContent':
      collectTextBox(element, state);
      break;
    case 'dgm:relIds':
      collectDiagram(element, state);
      break;
    case 'OLEObject':
      noticeObject(element, state);
      break;
    default:
      collectElement(element, state);
  }
}
