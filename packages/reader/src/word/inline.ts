import { findChild, findSwitch, findValue, listElements, type XmlElement } from '../xml/tree.ts';
import type { WordContext } from './context.ts';
import type { Note } from './notes.ts';
import { findSymbol } from './symbols.ts';

/** What the runs of a paragraph come to. */
export interface Inline {
  readonly text: string;
  readonly notes: readonly Note[];
  readonly textBoxes: readonly XmlElement[];
  /** Whether all visible ink is bold. */
  readonly isBold: boolean;
  readonly hasHidden: boolean;
}

interface Growing {
  text: string;
  notes: Note[];
  textBoxes: XmlElement[];
  plainInk: number;
  hasHidden: boolean;
}

export interface RunDefaults {
  readonly isHidden: boolean;
  readonly isBold: boolean;
}

/** Collects the visible text of a paragraph, tracked changes accepted. */
export function collectInline(
  paragraph: XmlElement,
  { context, defaults }: Omit<Collecting, 'inline'>,
): Inline {
  const inline: Growing = { text: '', notes: [], textBoxes: [], plainInk: 0, hasHidden: false };
  collect(paragraph, { inline, context, defaults });
  const { plainInk, ...rest } = inline;
  return { ...rest, isBold: plainInk === 0 && inline.text.trim() !== '' };
}

interface Collecting {
  readonly inline: Growing;
  readonly context: WordContext;
  readonly defaults: RunDefaults;
}

const leftOut = new Set([
  'w:pPr',
  'w:rPr',
  'w:sdtPr',
  'w:sdtEndPr',
  'w:instrText',
  'w:rt',
  'w:fldData',
]);
const deleted = new Set(['w:del', 'w:moveFrom', 'w:delText']);

function collect(element: XmlElement, state: Collecting): void {
  for (const child of listElements(element)) {
    if (leftOut.has(child.name)) continue;
    if (deleted.has(child.name)) {
      state.context.noticed.add('tracked-changes');
    } else if (child.name === 'w:r') {
      collectRun(child, state);
    } else if (child.name === 'mc:AlternateContent') {
      collectAlternative(child, state);
    } else {
      if (child.name === 'w:ins' || child.name === 'w:moveTo')
        state.context.noticed.add('tracked-changes');
      collectPart(child, state);
    }
  }
}

/** Word writes a drawing twice, for itself and for older programmes; only one of them is read. */
function collectAlternative(element: XmlElement, state: Collecting): void {
  const before = state.inline.text.length + state.inline.textBoxes.length;
  const choice = findChild(element, 'mc:Choice');
  if (choice !== undefined) collect(choice, state);
  const fallback = findChild(element, 'mc:Fallback');
  const isEmpty = state.inline.text.length + state.inline.textBoxes.length === before;
  if (isEmpty && fallback !== undefined) collect(fallback, state);
}

function collectRun(run: XmlElement, state: Collecting): void {
  const properties = findChild(run, 'w:rPr');
  const style = findValue(properties, 'w:rStyle');
  const named = style === undefined ? undefined : state.context.styles.find(style);
  const isHidden = findSwitch(properties, 'w:vanish') ?? named?.isHidden ?? state.defaults.isHidden;
  const isBold = findSwitch(properties, 'w:b') ?? named?.isBold ?? state.defaults.isBold;
  const { inline } = state;
  const start = inline.text.length;
  collect(run, state);
  const added = inline.text.slice(start);
  if (isHidden) {
    inline.text = inline.text.slice(0, start);
    if (added.trim() !== '') inline.hasHidden = true;
  } else if (!isBold && added.trim() !== '') {
    inline.plainInk += 1;
  }
}

function collectPart(element: XmlElement, state: Collecting): void {
  const { inline } = state;
  switch (element.name) {
    case 'w:t':
    case 'm:t':
      inline.text += element.children.filter((child) => typeof child === 'string').join('');
      return;
    case 'w:tab':
    case 'w:ptab':
      inline.text += '\t';
      return;
    case 'w:br':
    case 'w:cr':
      inline.text += '\n';
      return;
    case 'w:noBreakHyphen':
      inline.text += '-';
      return;
    case 'w:sym':
      inline.text += findSymbol(element.attributes.char ?? '');
      return;
    case 'w:footnoteReference':
    case 'w:endnoteReference':
      collectNote(element, state);
      return;
    case 'w:txbxContent':
      inline.textBoxes.push(element);
      return;
    default:
      collect(element, state);
  }
}

function collectNote(element: XmlElement, { context, inline }: Collecting): void {
  const kind = element.name === 'w:footnoteReference' ? 'footnote' : 'endnote';
  const note = context.notes.refer(kind, element.attributes.id ?? '');
  if (note === undefined) return;
  inline.text += `[${note.number}]`;
  if (kind === 'footnote') inline.notes.push(note);
}
