import type { PassageComment } from '../passage-comment.ts';
import { addToRoot } from '../xml/add-to-root.ts';
import { escapeXml } from '../xml/edit.ts';
import { locateRoot } from '../xml/locate.ts';
import { createWordTags } from '../xml/word-tags.ts';

/** A comment with its id. */
export interface WrittenComment extends Pick<PassageComment, 'author' | 'date' | 'paragraphs'> {
  readonly id: string;
}

/** Appends comments to the comments part. Throws `document_corrupt` if it is not XML. */
export function addComments(xml: string, comments: readonly WrittenComment[]): string {
  const { declaration } = createWordTags(locateRoot(xml));
  return addToRoot(xml, comments.map((comment) => writeComment(comment, declaration)).join(''));
}

/** An empty comments part. */
export function createCommentsPart(vocabulary: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:comments xmlns:w="${vocabulary}"/>`;
}

function writeComment(comment: WrittenComment, declaration: string): string {
  const { id, author, date } = comment;
  const facts = [
    `w:id="${id}"`,
    `w:author="${escapeXml(author)}"`,
    `w:date="${escapeXml(date.replace(/\.\d+Z$/, 'Z'))}"`,
    `w:initials="${escapeXml(author.slice(0, 1))}"`,
  ];
  const content = comment.paragraphs.map(writeParagraph).join('');
  return `<w:comment${declaration} ${facts.join(' ')}>${content}</w:comment>`;
}

function writeParagraph(paragraph: string): string {
  const lines = paragraph
    .split('\n')
    .map((line) => `<w:t xml:space="preserve">${escapeXml(line)}</w:t>`);
  return `<w:p><w:r>${lines.join('<w:br/>')}</w:r></w:p>`;
}
