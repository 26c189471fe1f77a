import type { CommentFacts, Mark } from '../source/draft.ts';
import { listElements, type XmlElement } from '../xml/tree.ts';
import { collectWords } from './plain-text.ts';
import { readAuthorship } from './revisions.ts';

/** A document's comments, and which of them the walk has met. */
export interface CommentBook {
  readonly facts: ReadonlyMap<string, CommentFacts>;
  /** The marks of one end of a comment. Answers to it are there too unless they have a position of their own. */
  createMarks(id: string, kind: 'comment-start' | 'comment-end'): Mark[];
  /** The marks of a reference, which alone positions a comment without a passage. */
  createReference(id: string): Mark[];
}

/** Reads `comments.xml`, and from `commentsExtended.xml` which comment answers which ([MS-DOCX] 2.5.1.5). */
export function createCommentBook(parts: {
  readonly comments: XmlElement | undefined;
  readonly extended: XmlElement | undefined;
}): CommentBook {
  const elements = parts.comments === undefined ? [] : listElements(parts.comments);
  const comments = elements.filter(({ name }) => name === 'w:comment');
  const answers = indexAnswers(comments, parts.extended);
  const placed = new Set<string>();
  const createMarks = (id: string, kind: 'comment-start' | 'comment-end'): Mark[] => {
    if (placed.has(`${kind}/${id}`)) return [];
    placed.add(id).add(`${kind}/${id}`);
    const others = answers.get(id) ?? [];
    return [id, ...others].map((other) => ({ kind, id: other }));
  };
  return {
    facts: new Map(comments.map((element) => [element.attributes.id ?? '', readFacts(element)])),
    createMarks,
    createReference: (id) => (placed.has(id) ? [] : createMarks(id, 'comment-end')),
  };
}

function readFacts(element: XmlElement): CommentFacts {
  return { text: collectWords(element), ...readAuthorship(element) };
}

/** Ids of the answers to each comment. That part identifies a comment by its last paragraph. */
function indexAnswers(
  comments: readonly XmlElement[],
  extended: XmlElement | undefined,
): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string>();
  for (const comment of comments) {
    for (const { attributes } of listElements(comment)) {
      if (attributes.paraId !== undefined) ids.set(attributes.paraId, comment.attributes.id ?? '');
    }
  }
  const answers = new Map<string, string[]>();
  for (const { attributes } of extended === undefined ? [] : listElements(extended)) {
    const own = ids.get(attributes.paraId ?? '');
    const parent = ids.get(attributes.paraIdParent ?? '');
    if (own === undefined || parent === undefined || own === parent) continue;
    const known = answers.get(parent);
    if (known === undefined) answers.set(parent, [own]);
    else known.push(own);
  }
  return answers;
}
