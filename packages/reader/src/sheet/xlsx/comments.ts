import { findChild, listElements, type XmlElement } from '../../xml/tree.ts';
import { type CellComment, parseAddress } from '../sheet.ts';
import { decodeEscapes } from './shared-strings.ts';

/** More notes than a person can look through. */
export const mostComments = 10_000;

/** The notes of a sheet: [ECMA-376] part 1, 18.7. */
export function listNotes(root: XmlElement | undefined): CellComment[] {
  const authors = listChildren(findChild(root, 'authors')).map(getText);
  return listChildren(findChild(root, 'commentList')).flatMap((comment) => {
    const place = parseAddress(comment.attributes.ref ?? '');
    const text = decodeEscapes(getText(findChild(comment, 'text'))).trim();
    if (place === undefined || text === '') return [];
    const author = (authors[Number(comment.attributes.authorId)] ?? '').trim();
    // What the program writes as the author of a thread is an identifier.
    return [{ ...place, text, ...(author === '' || author.startsWith('tc=') ? {} : { author }) }];
  });
}

/** Comments and the answers to them: [MS-XLSX] 2.6.204. A cell that has them keeps a note for old programs as well. */
export function listThreadedComments(
  root: XmlElement | undefined,
  persons: ReadonlyMap<string, string>,
): CellComment[] {
  return listChildren(root).flatMap((comment) => {
    const { ref, dT, personId } = comment.attributes;
    const place = parseAddress(ref ?? '');
    const text = getText(findChild(comment, 'text')).trim();
    if (place === undefined || text === '') return [];
    const author = persons.get(personId ?? '') ?? '';
    return [
      {
        ...place,
        text,
        ...(author === '' ? {} : { author }),
        ...(dT === undefined ? {} : { date: dT }),
      },
    ];
  });
}

/** Names of those who comment, by their id. */
export function listPersons(root: XmlElement | undefined): Map<string, string> {
  return new Map(
    listChildren(root).map(({ attributes }) => [attributes.id ?? '', attributes.displayName ?? '']),
  );
}

function listChildren(element: XmlElement | undefined): XmlElement[] {
  return element === undefined ? [] : listElements(element);
}

function getText(element: XmlElement | string | undefined): string {
  if (element === undefined || typeof element === 'string') return element ?? '';
  if (element.name === 'rPh') return '';
  return element.children.map(getText).join('');
}
