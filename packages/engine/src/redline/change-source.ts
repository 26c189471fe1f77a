import { getInsertedWords } from '@clauselight/core';
import type { Block, ChangeEdit, SourceText, Span } from '@clauselight/schema';

/** A source text after edits, and where its passages went. */
export interface ChangedSource {
  readonly source: SourceText;
  /** Maps a span of the old text. Words inserted at its end become part of it, new paragraphs do not. */
  map(span: Span): Span;
  /** The words that an edit inserted, in the new text. */
  locate(edit: ChangeEdit): Span | undefined;
}

/** An edit, and the words that stand in the new text for those it deletes. */
interface Written extends ChangeEdit {
  readonly words: string;
}

/**
 * Applies edits to a source text, as if the reader had read the changed document. New paragraphs become blocks.
 * @param edits in the order of the text, without overlaps
 */
export function changeSource(source: SourceText, edits: readonly ChangeEdit[]): ChangedSource {
  const written = edits.map((edit): Written => ({ ...edit, words: getInsertedWords(edit) }));
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, words } of written) {
    parts.push(source.text.slice(at, start), words);
    at = end;
  }
  parts.push(source.text.slice(at));
  const places = locateEdits(edits, written);
  const map = <S extends Span>(span: S): S => {
    const start = moveStart(span.start, written);
    return { ...span, start, end: Math.max(start, moveEnd(span.end, written)) };
  };
  return {
    source: {
      ...source,
      text: parts.join(''),
      blocks: changeBlocks(source.blocks, { written, map }),
      pages: source.pages.map(map),
      revisions: source.revisions.map(map),
      comments: source.comments.map(map),
      hiddenTexts: source.hiddenTexts.map(map),
      ...(source.embedded && { embedded: source.embedded.map(map) }),
    },
    map,
    locate: (edit) => places.get(edit),
  };
}

function locateEdits(
  edits: readonly ChangeEdit[],
  written: readonly Written[],
): ReadonlyMap<ChangeEdit, Span> {
  const places = new Map<ChangeEdit, Span>();
  let moved = 0;
  for (const [index, edit] of edits.entries()) {
    const words = written[index]?.words.length ?? 0;
    places.set(edit, { start: edit.start + moved, end: edit.start + moved + words });
    moved += words - (edit.end - edit.start);
  }
  return places;
}

const grow = ({ start, end, words }: Written) => words.length - (end - start);

function moveStart(position: number, written: readonly Written[]): number {
  let moved = position;
  for (const edit of written) {
    if (edit.start >= position) break;
    moved += edit.end <= position ? grow(edit) : edit.start + edit.words.length - position;
  }
  return moved;
}

function moveEnd(position: number, written: readonly Written[]): number {
  let moved = position;
  for (const edit of written) {
    if (edit.start > position || (edit.paragraph !== undefined && edit.start === position)) break;
    if (edit.start === position && edit.end > position) break;
    moved += edit.end <= position ? grow(edit) : edit.start + edit.words.length - position;
  }
  return moved;
}

function changeBlocks(
  blocks: readonly Block[],
  { written, map }: { written: readonly Written[]; map: <S extends Span>(span: S) => S },
): Block[] {
  return blocks.flatMap((block) => {
    const cells = block.cells?.map(map);
    const moved: Block = { ...map(block), ...(cells && { cells }) };
    let { end } = moved;
    const added = written
      .filter(({ paragraph, start }) => paragraph !== undefined && start === block.end)
      .map(({ words, paragraph }): Block => {
        const start = end + 1;
        end += words.length;
        return {
          kind: 'paragraph',
          start,
          end,
          level: 1,
          number: paragraph?.number.replace(/[.):]$/, '') ?? '',
          ...(block.page !== undefined && { page: block.page }),
        };
      });
    return [moved, ...added];
  });
}
