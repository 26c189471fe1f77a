import type { CommentFacts } from '../source/draft.ts';
import { collectWords } from './collect-words.ts';
import { type Declarations, parseDeclarations } from './declarations.ts';
import type { CommentMark } from './layout.ts';
import { findAttribute, type HtmlElement, listDescendants } from './parse-html.ts';

/** What comments of a page Word saved say, by number. */
export type Comments = Map<string, CommentFacts>;

/** Whether an element is the list of comments Word writes below a page. */
export function isCommentList(declarations: Declarations): boolean {
  return declarations.get('mso-element') === 'comment-list';
}

/** Keeps what the comments of a list say. */
export function readCommentList(list: HtmlElement, comments: Comments): void {
  // A comment holds no other: the words of each are read once.
  for (const element of listDescendants(list, (part) => findNumber(part) !== undefined)) {
    const id = findNumber(element);
    if (id === undefined) continue;
    const isReference = (part: HtmlElement) =>
      findAttribute(part, 'class') === 'MsoCommentReference';
    const text = collectWords(element, isReference).replace(/\s+/g, ' ').trim();
    const author = findAuthor(element);
    comments.set(id, { ...comments.get(id), text, ...(author === undefined ? {} : { author }) });
  }
}

function findNumber(element: HtmlElement): string | undefined {
  return /^_com_(\d{1,9})$/.exec(findAttribute(element, 'id') ?? '')?.[1];
}

function findAuthor(comment: HtmlElement): string | undefined {
  for (const element of listDescendants(comment)) {
    const style = findAttribute(element, 'style') ?? '';
    if (!style.includes('mso-comment-author')) continue;
    return parseDeclarations(style).get('mso-comment-author')?.replace(/["']/g, '').slice(0, 200);
  }
  return undefined;
}

/** The sign `[JD1]` after a passage, which represents a comment; undefined for another element. */
export function findCommentSign(element: HtmlElement): CommentMark | undefined {
  if (element.tagName !== 'a' || findAttribute(element, 'class') !== 'msocomanchor')
    return undefined;
  const id = /^#_msocom_(\d{1,9})$/.exec(findAttribute(element, 'href') ?? '')?.[1];
  return id === undefined ? undefined : { kind: 'comment-end', id };
}

/** The number of the comment on an element's words, whose date is stored; undefined if there is none. */
export function findCommentOn(declarations: Declarations, comments: Comments): string | undefined {
  const id = /_(\d{1,9})$/.exec(declarations.get('mso-comment-reference') ?? '')?.[1];
  if (id === undefined) return undefined;
  const date = /^(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)$/.exec(
    declarations.get('mso-comment-date') ?? '',
  );
  const [, year, month, day, hour, minute] = date ?? [];
  const known = comments.get(id) ?? { text: '' };
  const when = date === null ? {} : { date: `${year}-${month}-${day}T${hour}:${minute}` };
  comments.set(id, { ...known, ...when });
  return id;
}
