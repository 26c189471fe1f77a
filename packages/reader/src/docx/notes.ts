import { formatNumber } from '../block-types/format-number.ts';
import { findChild, findValue, listElements, type XmlElement } from '../xml/tree.ts';

export type NoteKind = 'footnote' | 'endnote';

export interface Note {
  readonly kind: NoteKind;
  /** As displayed: `1` for a footnote, `i` for an endnote; undefined for a note with a custom mark such as `*`. */
  readonly number: string | undefined;
  readonly element: XmlElement;
}

/** What a reference to a note displays. */
export interface NoteReference {
  readonly displayed: string;
  /** Set on the first reference to the note. */
  readonly note: Note | undefined;
}

/** Numbers notes in the order of their references in the text. */
export interface NoteBook {
  /** The note that a reference's attributes name; undefined if the file holds no such note. */
  refer(kind: NoteKind, attributes: XmlElement['attributes']): NoteReference | undefined;
  /** Endnotes referenced so far, for the end of the document. */
  listEndnotes(): readonly Note[];
}

interface NoteCounter {
  readonly format: string;
  last: number;
}

/** Reads `footnotes.xml` and `endnotes.xml`, and their numbering from `settings.xml`. */
export function createNoteBook(
  parts: Record<NoteKind | 'settings', XmlElement | undefined>,
): NoteBook {
  const elements = { footnote: indexNotes(parts.footnote), endnote: indexNotes(parts.endnote) };
  const counts: Record<NoteKind, NoteCounter> = {
    footnote: readCount(findChild(parts.settings, 'w:footnotePr'), 'decimal'),
    endnote: readCount(findChild(parts.settings, 'w:endnotePr'), 'lowerRoman'),
  };
  const known = new Map<string, string>();
  const endnotes: Note[] = [];
  return {
    listEndnotes: () => endnotes,
    refer(kind, { id = '', customMarkFollows = '0' }) {
      const element = elements[kind].get(id);
      if (element === undefined) return undefined;
      const before = known.get(`${kind}/${id}`);
      if (before !== undefined) return { displayed: before, note: undefined };
      const number = /^(0|false|off)$/.test(customMarkFollows)
        ? countNext(counts[kind])
        : undefined;
      const displayed = number === undefined ? '' : `[${number}]`;
      known.set(`${kind}/${id}`, displayed);
      const note = { kind, number, element };
      if (kind === 'endnote') endnotes.push(note);
      return { displayed, note };
    },
  };
}

function readCount(properties: XmlElement | undefined, format: string): NoteCounter {
  const start = Number.parseInt(findValue(properties, 'w:numStart') ?? '1', 10);
  return {
    format: findValue(properties, 'w:numFmt') ?? format,
    last: Number.isNaN(start) ? 0 : start - 1,
  };
}

function countNext(count: NoteCounter): string {
  count.last += 1;
  return formatNumber(count.last, count.format);
}

function indexNotes(root: XmlElement | undefined): ReadonlyMap<string, XmlElement> {
  const notes = root === undefined ? [] : listElements(root);
  const real = notes.filter(({ attributes }) => !/separator|notice/i.test(attributes.type ?? ''));
  return new Map(real.map((element) => [element.attributes.id ?? '', element]));
}
