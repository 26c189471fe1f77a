import type { CommentFacts } from '../source/draft.ts';
import { findChild, listElements, type XmlElement } from '../xml/tree.ts';
import type { SlideContext } from './context.ts';
import type { PackagePart, SlidePackage } from './package.ts';

/** Names of those who commented, by id; old files and new ones keep them in parts of different kinds. */
export function readAuthors(main: PackagePart | undefined, slidePackage: SlidePackage) {
  const authors = new Map<string, string>();
  for (const type of ['commentAuthors', 'authors']) {
    const part = slidePackage.findLinked(main, type);
    for (const { attributes } of part === undefined ? [] : listElements(part.root))
      authors.set(attributes.id ?? '', attributes.name ?? '');
  }
  return authors;
}

/** Keeps the comments on a slide; their marks go with its first words. */
export function readComments(slide: PackagePart, context: SlideContext): void {
  const { slidePackage, comments, pending } = context;
  for (const { target } of slide.links.filter(({ type }) => type === 'comments')) {
    const part = slidePackage.findPart(target);
    for (const comment of part === undefined ? [] : listComments(part.root)) {
      const facts = readComment(comment, context);
      if (facts.text === '') continue;
      const id = String(comments.size + 1);
      comments.set(id, facts);
      pending.push({ kind: 'comment-start', id });
    }
  }
}

/** The comments of a part, each followed by the replies to it. */
function listComments(root: XmlElement): XmlElement[] {
  return listElements(root)
    .filter(({ name }) => getLocalName(name) === 'cm')
    .flatMap((comment) => {
      const replies = listElements(comment).find(({ name }) => getLocalName(name) === 'replyLst');
      return [comment, ...(replies === undefined ? [] : listElements(replies))];
    });
}

function readComment(element: XmlElement, { authors }: SlideContext): CommentFacts {
  const { authorId = '', dt, created } = element.attributes;
  const author = authors.get(authorId);
  const date = dt ?? created;
  return {
    text: getCommentText(element),
    ...(author === undefined ? {} : { author }),
    ...(date === undefined ? {} : { date }),
  };
}

function getCommentText(element: XmlElement): string {
  const plain = findChild(element, 'p:text');
  const body = listElements(element).find(({ name }) => getLocalName(name) === 'txBody');
  if (plain !== undefined) return getWords(plain).trim();
  const paragraphs = body === undefined ? [] : listElements(body);
  return paragraphs
    .filter(({ name }) => name === 'a:p')
    .map((paragraph) => getWords(paragraph).trim())
    .filter((text) => text !== '')
    .join('\n');
}

function getWords(element: XmlElement): string {
  return element.children
    .map((child) => (typeof child === 'string' ? child : getWords(child)))
    .join('');
}

function getLocalName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
