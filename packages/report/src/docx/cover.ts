import { levelWords } from '@clauselight/core';
import {
  BorderStyle,
  type Table as DocxTable,
  HeightRule,
  LineRuleType,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Cover, CoverScore } from '../content.ts';
import { toOneLine } from '../printable.ts';
import { createFactTable, type DocxBlock } from './blocks.ts';
import { colors, levelColors } from './docx-styles.ts';
import { createRuns } from './runs.ts';
import { styleIds } from './styles.ts';

/** The first page: the document, its scores, facts and notes. */
export function createCover({ kicker, title, scores, facts, notes }: Cover): readonly DocxBlock[] {
  return [
    new Paragraph({ style: 'Subtitle', children: [new TextRun(toOneLine(kicker))] }),
    new Paragraph({ style: 'Title', children: [new TextRun(toOneLine(title))] }),
    ...scores.flatMap(createScore),
    new Paragraph({ children: [] }),
    ...(facts.length === 0 ? [] : [createFactTable(facts), new Paragraph({ children: [] })]),
    ...notes.map((words) => new Paragraph({ style: styleIds.note, children: createRuns(words) })),
  ];
}

/** The score in words, with a bar of ten segments below it. */
function createScore(score: CoverScore): readonly DocxBlock[] {
  const { title, label } = score;
  const name = title === undefined ? label : `${title} – ${label}`;
  const color = score.insteadOf === undefined ? levelColors[score.level] : colors.soft;
  const said = score.insteadOf ?? `${score.value.toFixed(1)} of 10, ${levelWords[score.level]}`;
  return [
    new Paragraph({
      style: styleIds.score,
      children: [
        new TextRun({ text: `${toOneLine(name)}: ` }),
        new TextRun({ text: toOneLine(said), color, bold: true }),
      ],
    }),
    ...(score.insteadOf === undefined ? [createBar(score.value, color)] : []),
  ];
}

const parts = 20;
const noLine = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const gap = { style: BorderStyle.SINGLE, size: 12, color: 'FFFFFF' };

function createBar(value: number, color: string): DocxTable {
  const filled = Math.round((value / 10) * parts);
  const cells = Array.from(
    { length: parts },
    (_, index) =>
      new TableCell({
        width: { size: 100 / parts, type: WidthType.PERCENTAGE },
        shading: { fill: index < filled ? color : colors.shade },
        borders: { top: noLine, bottom: noLine, left: gap, right: gap },
        children: [
          new Paragraph({
            spacing: { before: 0, after: 0, line: 120, lineRule: LineRuleType.EXACT },
            children: [new TextRun({ text: '', size: 8 })],
          }),
        ],
      }),
  );
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: {
      top: noLine,
      bottom: noLine,
      left: noLine,
      right: noLine,
      insideHorizontal: noLine,
      insideVertical: gap,
    },
    rows: [new TableRow({ height: { value: 170, rule: HeightRule.EXACT }, children: cells })],
  });
}
