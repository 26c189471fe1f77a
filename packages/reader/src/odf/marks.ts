import type { Mark } from '../source/draft.ts';
import type { XmlElement } from '../xml/tree.ts';
import { getAuthorship } from './changes.ts';
import type { OdtContext } from './context.ts';
import { getPlainText } from './plain-text.ts';

const readers: Readonly<
  Record<string, (element: XmlElement, context: OdtContext) => Mark | undefined>
> = {
  'office:annotation': readAnnotation,
  'office:annotation-end': ({ attributes }) => ({ kind: 'comment-end', id: attributes.name ?? '' }),
  'text:change': readDeletion,
  'text:change-start'({ attributes }, { changes, noticed }) {
    if (changes.open(attributes['change-id'] ?? '')) noticed.add('tracked-changes');
    return undefined;
  },
  'text:change-end'({ attributes }, { changes }) {
    changes.close(attributes['change-id'] ?? '');
    return undefined;
  },
};

/** Whether an element only marks a place: comments and tracked changes. */
export function isMark({ name }: XmlElement): boolean {
  return Object.hasOwn(readers, name);
}

/** Reads a comment or a tracked change; undefined if it leaves no mark. */
export function readMark(element: XmlElement, context: OdtContext): Mark | undefined {
  return readers[element.name]?.(element, context);
}

function readAnnotation(element: XmlElement, { comments }: OdtContext): Mark {
  const name = element.attributes.name ?? '';
  const id = name === '' || comments.has(name) ? `#${comments.size}` : name;
  const text = getPlainText({ ...element, name: '' });
  comments.set(id, { text, ...getAuthorship(element) });
  return { kind: 'comment-start', id };
}

function readDeletion({ attributes }: XmlElement, context: OdtContext): Mark | undefined {
  const deletion = context.changes.findDeletion(attributes['change-id'] ?? '');
  if (deletion === undefined) return undefined;
  context.noticed.add('tracked-changes');
  return { kind: 'deletion', ...deletion };
}
