import { findChild, type XmlElement } from '../xml/tree.ts';
import {
  collectBox,
  collectComment,
  collectDiagram,
  collectNote,
  noticeObject,
} from './attachments.ts';
import { type Collecting, type Inline, type RunDefaults, showText } from './collecting.ts';
import type { WordContext } from './context.ts';
import { createFieldStack, hasNoResult, readFieldMark } from './field-stack.ts';
import { showContentCheckbox } from './fields.ts';
import { writeFormula } from './math.ts';
import { addMark, type PieceList } from './pieces.ts';
import { deletions, insertions, readAuthorship } from './revisions.ts';
import { overlay, readRunProperties } from './run-properties.ts';
import { showInFont, showSymbol } from './symbols.ts';

export interface CollectRequest {
  readonly context: WordContext;
  readonly defaults: RunDefaults;
  /** Where the text goes on. */
  readonly list: PieceList;
}

/** Collects the text of a paragraph as if tracked changes were accepted, with marks for what is not shown. */
export function collectInline(
  paragraph: XmlElement,
  { context, defaults, list }: CollectRequest,
): Inline {
  const inline: Inline = {
    list,
    notes: [],
    boxes: [],
    hasInk: false,
    hasPlainInk: false,
    hasHidden: false,
    hasUnseen: false,
    hasDeleted: false,
  };
  for (const mark of context.marks.splice(0)) addMark(list, mark);
  collect(paragraph, {
    inline,
    context,
    defaults,
    fields: createFieldStack(),
    change: defaults.change,
    run: defaults.properties,
  });
  return inline;
}

const leftOut: ReadonlySet<string> = new Set([
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

function collect(element: XmlElement, state: Collecting): void {
  for (const child of element.children) {
    if (typeof child === 'string' || leftOut.has(child.name)) continue;
    if (child.name === 'w:r') collectRun(child, state);
    else if (insertions.has(child.name)) collectInsertion(child, state);
    else if (deletions.has(child.name)) collectDeletion(child, state);
    else if (child.name === 'mc:AlternateContent') collectAlternative(child, state);
    else collectPart(child, state);
  }
}

function collectInsertion(element: XmlElement, state: Collecting): void {
  state.context.noticed.add('tracked-changes');
  collect(element, { ...state, change: { ...state.change, inserted: readAuthorship(element) } });
}

function collectDeletion(element: XmlElement, state: Collecting): void {
  state.context.noticed.add('tracked-changes');
  collect(element, { ...state, change: { ...state.change, deleted: readAuthorship(element) } });
}

/** Word writes a drawing twice, for itself and for older programmes; only one of them is read. */
function collectAlternative(element: XmlElement, state: Collecting): void {
  const { list, boxes } = state.inline;
  const measure = () => list.length + boxes.length;
  const before = measure();
  const choice = findChild(element, 'mc:Choice');
  if (choice !== undefined) collect(choice, state);
  const fallback = findChild(element, 'mc:Fallback');
  if (fallback !== undefined && measure() === before) collect(fallback, state);
}

function collectRun(run: XmlElement, state: Collecting): void {
  const own = readRunProperties(findChild(run, 'w:rPr'));
  const { styles } = state.context;
  const named = own.styleId === undefined ? undefined : styles.find(own.styleId)?.run;
  const base =
    named === undefined ? state.defaults.properties : overlay(state.defaults.properties, named);
  const properties = overlay(base, own);
  collect(run, properties === state.run ? state : { ...state, run: properties });
}

function collectPart(element: XmlElement, state: Collecting): void {
  const text = getShownText(element, state);
  if (text === undefined) collectOther(element, state);
  else showText({ text, from: element }, element.name === 'w:delText' ? markDeleted(state) : state);
}

/** What stands for an element in the text; nothing where it is no text itself. */
function getShownText(element: XmlElement, { run }: Collecting): string | undefined {
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

/** Deleted words outside a deletion are deleted all the same. */
function markDeleted(state: Collecting): Collecting {
  return state.change.deleted === undefined
    ? { ...state, change: { ...state.change, deleted: {} } }
    : state;
}

/** Words that a field without a result would show stand where it ends. */
function collectFieldMark(element: XmlElement, state: Collecting): void {
  const length = state.inline.list.length;
  const ended = readFieldMark(element, { fields: state.fields, length });
  if (ended === undefined || state.change.deleted !== undefined || !hasNoResult(ended, length))
    return;
  state.context.countNumber();
  const text = state.context.fields.show(ended.instruction.join(''), ended.form);
  showText({ text, from: element }, state);
}

function collectControl(element: XmlElement, state: Collecting): void {
  const before = state.inline.list.length;
  collect(element, state);
  if (state.inline.list.length === before)
    showText({ text: showContentCheckbox(findChild(element, 'w:sdtPr')), from: element }, state);
}

function collectOther(element: XmlElement, state: Collecting): void {
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
      collectBox(element, state);
      break;
    case 'dgm:relIds':
      collectDiagram(element, state);
      break;
    case 'OLEObject':
      noticeObject(element, state);
      break;
    default:
      collect(element, state);
  }
}
