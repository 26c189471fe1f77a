import { formatNumber } from '../block-types/format-number.ts';
import { findChild, findValue, listElements, type XmlElement } from '../xml/tree.ts';

export type NoteKind = 'footnote' | 'endnote';

export interface Note {
  readonly kind: NoteKind;
  /** As displayed: `1` for a footnote, `i` for an endnote; nothing for a note with a mark of its own, such as `*`. */
  readonly number: string | undefined;
  readonly element: XmlElement;
}

/** What stands at a reference to a note. */
export interface NoteReference {
  readonly shown: string;
  /** Set where the note is referred to for the first time. */
  readonly note: Note | undefined;
}

/** Numbers notes in the order the text refers to them. */
export interface NoteBook {
  /** The note behind a reference's attributes; nothing where the file holds no such note. */
  refer(kind: NoteKind, attributes: XmlElement['attributes']): NoteReference | undefined;
  /** Endnotes referred to so far, for the end of the document. */
  listEndnotes(): readonly Note[];
}

interface Count {
  readonly format: string;
  last: number;
}

/** Reads `footnotes.xml` and `endnotes.xml`, and how they are numbered from `settings.xml`. */
export function createNoteBook(
  parts: Record<NoteKind | 'settings', XmlElement | undefined>,
): NoteBook {
  const elements = { footnote: indexNotes(parts.footnote), endnote: indexNotes(parts.endnote) };
  const counts: Record<NoteKind, Count> = {
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
      if (before !== undefined) return { shown: before, note: undefined };
      const number = /^(0|false|off)$/.test(customMarkFollows) ? next(counts[kind]) : undefined;
      const shown = number === undefined ? '' : `[${number}]`;
      known.set(`${kind}/${id}`, shown);
      const note = { kind, number, element };
      if (kind === 'endnote') endnotes.push(note);
      return { shown, note };
    },
  };
}

function readCount(properties: XmlElement | undefined, format: string): Count {
  const start = Number.parseInt(findValue(properties, 'w:numStart') ?? '1', 10);
  return {
    format: findValue(properties, 'w:numFmt') ?? format,
    last: Number.isNaN(start) ? 0 : start - 1,
  };
}

function next(count: Count): string {
  count.last += 1;
  return formatNumber(count.last, count.format);
}

function indexNotes(root: XmlElement | undefined): ReadonlyMap<string, XmlElement> {
  const notes = root === undefined ? [] : listElements(root);
  const real = notes.filter(({ attributes }) => !/separator|notice/i.test(attributes.type ?? ''));
  return new Map(real.map((element) => [element.attributes.id ?? '', element]));
}
