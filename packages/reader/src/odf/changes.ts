import type { Authorship } from '@clauselight/schema';
import { findChild, listElements, type XmlElement } from '../xml/tree.ts';
import { getPlainText } from './plain-text.ts';

/** The tracked changes of a document, and which of them the walk is in. */
export interface ChangeBook {
  /** Whether the change is an insertion: words read from now on belong to it. */
  open(id: string): boolean;
  close(id: string): void;
  /** The insertion that words read now belong to. */
  findInsertion(): Authorship | undefined;
  /** What was deleted where the text refers to a change. */
  findDeletion(id: string): ({ readonly text: string } & Authorship) | undefined;
}

/** Reads `text:tracked-changes`. */
export function createChangeBook(root: XmlElement | undefined): ChangeBook {
  const insertions = new Map<string, Authorship>();
  const deletions = new Map<string, XmlElement>();
  for (const region of root === undefined ? [] : listElements(root)) {
    const { id = '' } = region.attributes;
    const insertion = findChild(region, 'text:insertion');
    const deletion = findChild(region, 'text:deletion');
    if (deletion !== undefined) deletions.set(id, deletion);
    else if (insertion !== undefined) insertions.set(id, getAuthorship(insertion));
  }
  const opened: string[] = [];
  const closed = new Set<string>();
  return {
    open(id) {
      closed.delete(id);
      if (insertions.has(id)) opened.push(id);
      return insertions.has(id);
    },
    close(id) {
      closed.add(id);
      while (closed.has(opened.at(-1) ?? '')) opened.pop();
    },
    findInsertion: () => insertions.get(opened.at(-1) ?? ''),
    findDeletion(id) {
      const deletion = deletions.get(id);
      // A deletion is at one place; a second reference must not tell it again.
      deletions.delete(id);
      return deletion && { text: getPlainText(deletion), ...getAuthorship(deletion) };
    },
  };
}

/** Who did something and when: `dc:creator` and `dc:date`, in the element or its `office:change-info`. */
export function getAuthorship(element: XmlElement): Authorship {
  const info = findChild(element, 'office:change-info') ?? element;
  const author = getWords(findChild(info, 'dc:creator'));
  const date = getWords(findChild(info, 'dc:date'));
  return { ...(author === '' ? {} : { author }), ...(date === '' ? {} : { date }) };
}

function getWords(element: XmlElement | undefined): string {
  const children = element?.children ?? [];
  return children
    .filter((child) => typeof child === 'string')
    .join('')
    .trim();
}
