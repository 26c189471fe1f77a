import {
  AlignmentType,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Block, Fact, RichText } from '../content.ts';
import { toOneLine, toPrintable } from '../printable.ts';
import { severityColors } from './docx-styles.ts';
import { createRuns, isRightToLeft } from './runs.ts';
import { styleIds } from './styles.ts';
import { createTable } from './table.ts';

/** A top-level element of the document. */
export type DocxBlock = Paragraph | Table;

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
] as const;

/** A heading of a level from 1. Levels below the fourth look alike. */
export function createHeading(
  rank: number,
  title: string | readonly ParagraphChild[],
  options: Pick<IParagraphOptions, 'pageBreakBefore'> = {},
): Paragraph {
  const heading = headings[Math.min(rank, headings.length) - 1] ?? HeadingLevel.HEADING_4;
  const children = typeof title === 'string' ? [new TextRun(toOneLine(title))] : title;
  return new Paragraph({ ...options, heading, children });
}

/** `rank` is the level of the heading with which the block begins. */
export function createParts(block: Block, rank: number): readonly DocxBlock[] {
  switch (block.kind) {
    case 'paragraph':
      return createParagraphs(block.words);
    case 'note':
      return createParagraphs(block.words, styleIds.note);
    case 'quote':
      return [
        ...createParagraphs(block.words, styleIds.quote, block.place !== undefined),
        ...(block.place === undefined ? [] : createParagraphs(block.place, styleIds.place)),
      ];
    case 'wording':
      return createParagraphs(block.text, styleIds.wording);
    case 'facts':
      return block.facts.map(createFact);
    case 'list':
      return createList(block);
    case 'table':
      return createTable(block);
    case 'group':
      return [
        createHeading(rank, block.title),
        ...block.blocks.flatMap((inner) => createParts(inner, rank + 1)),
      ];
    case 'item':
      return [
        createHeading(rank, titleItem(block)),
        ...block.blocks.flatMap((inner) => createParts(inner, rank + 1)),
      ];
  }
}

function titleItem({ title, severity, badge }: Extract<Block, { kind: 'item' }>) {
  return [
    ...(severity === undefined
      ? []
      : [
          new TextRun({
            text: `${toOneLine(severity.name)}: `,
            color: severityColors[severity.value],
            bold: true,
          }),
        ]),
    new TextRun(toOneLine(title)),
    ...(badge === undefined
      ? []
      : [new TextRun({ text: `  (${toOneLine(badge)})`, style: styleIds.badge })]),
  ];
}

/**
 * Creates one paragraph for each part between blank lines. Each stays on the page of its continuation where
 * necessary.
 */
function createParagraphs(words: RichText, style?: string, keepNext = false): Paragraph[] {
  const all = typeof words === 'string' ? splitParagraphs(words) : [words];
  return all.map(
    (part) =>
      new Paragraph({
        ...(style !== undefined && { style }),
        ...(isRightToLeft(part) && { bidirectional: true }),
        ...(keepNext && { keepNext }),
        children: createRuns(part),
      }),
  );
}

function splitParagraphs(words: string): readonly string[] {
  return toPrintable(words)
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '');
}

function createFact({ label, words, quote, place }: Fact): Paragraph {
  const source = [
    ...(quote === undefined ? [] : [`“${toOneLine(quote)}”`]),
    ...(place === undefined ? [] : [toOneLine(place)]),
  ].join(', ');
  return new Paragraph({
    style: styleIds.fact,
    children: [
      new TextRun({ text: `${toOneLine(label)}: `, style: styleIds.label }),
      ...createRuns(words),
      ...(source === '' ? [] : [new TextRun({ text: ` (${source})`, style: styleIds.badge })]),
    ],
  });
}

/** Names of the lists that the document defines. */
export const listReferences = { bullets: 'report-bullets', numbers: 'report-numbers' } as const;

function createList({ items, isOrdered }: Extract<Block, { kind: 'list' }>): Paragraph[] {
  const reference = isOrdered ? listReferences.numbers : listReferences.bullets;
  return items.map(
    (item, index) =>
      new Paragraph({
        numbering: { reference, level: 0, ...(isOrdered && index === 0 && { restart: true }) },
        children: createRuns(item),
      }),
  );
}

/** A table of labels and values: the facts of the first page. */
export function createFactTable(facts: readonly Fact[]): Table {
  const rows = facts.map(
    ({ label, words }) =>
      new TableRow({
        cantSplit: true,
        children: [
          createCell(24, [new TextRun({ text: toOneLine(label), style: styleIds.label })]),
          createCell(76, createRuns(words)),
        ],
      }),
  );
  return new Table({
    rows,
    style: styleIds.factTable,
    width: { size: 100, type: WidthType.PERCENTAGE },
  });
}

function createCell(percent: number, children: readonly ParagraphChild[]): TableCell {
  return new TableCell({
    width: { size: percent, type: WidthType.PERCENTAGE },
    children: [
      new Paragraph({ style: styleIds.tableText, alignment: AlignmentType.START, children }),
    ],
  });
}
