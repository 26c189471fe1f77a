import { formatNumber } from '../structure/format-number.ts';
import { listElements, type XmlElement } from '../xml/tree.ts';

export type NoteKind = 'footnote' | 'endnote';

export interface Note {
  readonly kind: NoteKind;
  /** As displayed: `1` for a footnote, `i` for an endnote. */
  readonly number: string;
  readonly element: XmlElement;
}

/** Numbers notes in the order the text refers to them. */
export interface NoteBook {
  /** The note behind a reference, numbered; nothing where the file holds no such note. */
  refer(kind: NoteKind, id: string): Note | undefined;
  /** Endnotes referred to so far, for the end of the document. */
  listEndnotes(): readonly Note[];
}

/** Reads `footnotes.xml` and `endnotes.xml`. */
export function createNoteBook(parts: Record<NoteKind, XmlElement | undefined>): NoteBook {
  const elements = { footnote: indexNotes(parts.footnote), endnote: indexNotes(parts.endnote) };
  const counts = { footnote: 0, endnote: 0 };
  const endnotes: Note[] = [];
  return {
    listEndnotes: () => endnotes,
    refer(kind, id) {
      const element = elements[kind].get(id);
      if (element === undefined) return undefined;
      counts[kind] += 1;
      const number = formatNumber(counts[kind], kind === 'endnote' ? 'lowerRoman' : 'decimal');
      const note = { kind, number, element };
      if (kind === 'endnote') endnotes.push(note);
      return note;
    },
  };
}

function indexNotes(root: XmlElement | undefined): ReadonlyMap<string, XmlElement> {
  const notes = root === undefined ? [] : listElements(root);
  const real = notes.filter(({ attributes }) => !/separator/i.test(attributes.type ?? ''));
  return new Map(real.map((element) => [element.attributes.id ?? '', element]));
}
