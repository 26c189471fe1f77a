import { sortEdits } from '@clauselight/core';
import type { Block, ChangeEdit } from '@clauselight/schema';
import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  Document,
  HeadingLevel,
  InsertedTextRun,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import { toPrintable } from '../printable.ts';
import { completeFile } from './complete-file.ts';
import type { RedlineInput } from './redline-input.ts';

/** An edit with the facts that its tracked change states. */
interface TrackedEdit extends ChangeEdit {
  readonly author: string;
  readonly date: string;
  /** Index of its comment, for the first edit of a change. */
  readonly comment: number | undefined;
}

interface ChangeIds {
  next(): number;
}

/** Builds the file: the paragraphs of the text, with its changes tracked. */
export async function buildRedline({
  source,
  title,
  revisions,
  createdAt,
}: RedlineInput): Promise<Uint8Array> {
  const edits = listEdits(revisions);
  let last = 0;
  const ids: ChangeIds = { next: () => ++last };
  const document = new Document({
    title,
    creator: 'Clauselight',
    comments: {
      children: revisions.map(({ author, date, paragraphs }, id) => ({
        id,
        author,
        date: new Date(date),
        children: paragraphs.map(
          (text) => new Paragraph({ children: [new TextRun(toPrintable(text))] }),
        ),
      })),
    },
    sections: [
      {
        children: source.blocks.filter(isBody).flatMap((block) => [
          createParagraph(block, {
            text: source.text,
            edits: edits.filter((edit) => isInside(edit, block)),
            ids,
          }),
          ...edits
            .filter(({ paragraph, start }) => paragraph !== undefined && start === block.end)
            .map((edit) => createNewParagraph(edit, ids)),
        ]),
      },
    ],
  });
  const packed = await Packer.toArrayBuffer(document);
  return completeFile(new Uint8Array(packed), { title, language: 'en-US', createdAt });
}

function listEdits(revisions: RedlineInput['revisions']): readonly TrackedEdit[] {
  const tracked = revisions.flatMap(({ edits, author, date }, comment) =>
    edits.map(
      (edit, index): TrackedEdit => ({
        ...edit,
        author,
        date,
        comment: index === 0 ? comment : undefined,
      }),
    ),
  );
  return sortEdits(tracked) as TrackedEdit[];
}

/** What stands at the edge of every page belongs to the pages, which a new document has not. */
function isBody({ kind }: Block): boolean {
  return kind !== 'header' && kind !== 'footer';
}

function isInside({ start, end, paragraph }: ChangeEdit, block: Block): boolean {
  return paragraph === undefined && start >= block.start && end <= block.end;
}

interface ParagraphContent {
  readonly text: string;
  readonly edits: readonly TrackedEdit[];
  readonly ids: ChangeIds;
}

const headings = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const;

function createParagraph(block: Block, { text, edits, ids }: ParagraphContent): Paragraph {
  const children: ParagraphChild[] = [];
  let at = block.start;
  for (const edit of edits) {
    children.push(...createRuns(text.slice(at, edit.start)), ...createChange(edit, text, ids));
    at = edit.end;
  }
  children.push(...createRuns(text.slice(at, block.end)));
  const level = headings[Math.min(block.level ?? 1, headings.length) - 1];
  return new Paragraph({
    children,
    spacing: { after: 120 },
    ...(block.kind === 'heading' && level !== undefined && { heading: level }),
  });
}

function createChange(edit: TrackedEdit, text: string, ids: ChangeIds): readonly ParagraphChild[] {
  const { start, end, author, date } = edit;
  const deleted = text.slice(start, end);
  return withComment(edit, [
    ...(deleted === ''
      ? []
      : [new DeletedTextRun({ text: toPrintable(deleted), id: ids.next(), author, date })]),
    ...(edit.text === ''
      ? []
      : [new InsertedTextRun({ text: toPrintable(edit.text), id: ids.next(), author, date })]),
  ]);
}

function createNewParagraph(edit: TrackedEdit, ids: ChangeIds): Paragraph {
  const { author, date, paragraph, text } = edit;
  const words = `${paragraph?.number ?? ''} ${paragraph?.heading ?? ''}. ${text}`;
  return new Paragraph({
    children: [
      ...withComment(edit, [
        new InsertedTextRun({ text: toPrintable(words), id: ids.next(), author, date }),
      ]),
    ],
    spacing: { after: 120 },
    run: { insertion: { id: ids.next(), author, date } },
  });
}

function withComment(
  { comment }: TrackedEdit,
  words: readonly ParagraphChild[],
): readonly ParagraphChild[] {
  if (comment === undefined) return words;
  return [
    new CommentRangeStart(comment),
    ...words,
    new CommentRangeEnd(comment),
    new TextRun({ children: [new CommentReference(comment)] }),
  ];
}

function createRuns(words: string): readonly TextRun[] {
  return words === '' ? [] : [new TextRun({ text: toPrintable(words).replace(/\n/g, ' ') })];
}
