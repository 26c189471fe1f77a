import { getDraftText } from '../source/draft.ts';
import { readPackedDate } from '../source/packed-date.ts';
import { readGroupText } from './group.ts';
import { beginStory } from './stories.ts';
import { type Handler, leaveGroup, type RtfWalk } from './walk.ts';
import { writeMark } from './write.ts';

/** More comments than a person can look through. */
const mostComments = 50_000;

/** Groups that make up comments. Source: Rich Text Format Specification 1.9.1, "Comments (Annotations)". */
export const commentDestinations: readonly (readonly [string, Handler])[] = [
  ['atrfstart', (walk) => markRange(walk, 'comment-start')],
  ['atrfend', (walk) => markRange(walk, 'comment-end')],
  [
    'atnid',
    (walk) => readProperty(walk, (text) => ({ author: walk.context.comment.author ?? text })),
  ],
  ['atnauthor', (walk) => readProperty(walk, (author) => ({ author }))],
  ['atnref', (walk) => readProperty(walk, (range) => ({ range }))],
  ['atndate', (walk) => readProperty(walk, readDate)],
  ['annotation', beginComment],
];

function markRange(walk: RtfWalk, kind: 'comment-start' | 'comment-end'): void {
  const range = readGroupText(walk.source).trim();
  leaveGroup(walk);
  if (walk.state.collector === undefined) writeMark(walk, { kind, id: getRangeId(range) });
}

function getRangeId(range: string): string {
  return `range ${range.slice(0, 50)}`;
}

function readProperty(walk: RtfWalk, read: (text: string) => RtfWalk['context']['comment']): void {
  const text = readGroupText(walk.source).trim().slice(0, 200);
  leaveGroup(walk);
  Object.assign(walk.context.comment, read(text));
}

function readDate(text: string): RtfWalk['context']['comment'] {
  const date = readPackedDate(Number.parseInt(text, 10));
  return date === undefined ? {} : { date };
}

/** A comment's words are not part of the text. A comment without a range is at its own position. */
function beginComment(walk: RtfWalk): void {
  const parent = walk.state;
  const { context } = walk;
  const state = { ...parent };
  beginStory(walk, {
    finish(drafts) {
      const { author, date, range } = context.comment;
      context.comment = {};
      if (context.comments.size >= mostComments) return;
      const isOfRange = range === undefined ? undefined : getRangeId(range);
      const isFree = isOfRange !== undefined && !context.comments.has(isOfRange);
      const id = isFree ? isOfRange : `place ${context.comments.size + 1}`;
      context.comments.set(id, {
        text: drafts.map(getDraftText).join('\n').trim(),
        ...(author === undefined ? {} : { author }),
        ...(date === undefined ? {} : { date }),
      });
      walk.state = state;
      if (!isFree) writeMark(walk, { kind: 'comment-end', id });
    },
  });
}
