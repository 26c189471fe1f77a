import { BorderStyle, type IPropertiesOptions, LineRuleType } from 'docx';
import { colors, fonts } from './docx-styles.ts';

type Styles = NonNullable<IPropertiesOptions['styles']>;
type ParagraphStyle = NonNullable<Styles['paragraphStyles']>[number];

/**
 * Ids of the styles that Word does not have itself. All formatting is in styles, so that changing one changes the
 * report.
 */
export const styleIds = {
  score: 'Score',
  quote: 'Quote',
  wording: 'ProposedWording',
  note: 'Note',
  place: 'Place',
  fact: 'Fact',
  tableText: 'TableText',
  tableHead: 'TableHead',
  table: 'ReportTable',
  factTable: 'FactTable',
  label: 'FactLabel',
  badge: 'Badge',
  insertion: 'Insertion',
  deletion: 'Deletion',
  strong: 'Strong',
  emphasis: 'Emphasis',
} as const;

/** Styles of a report in a language, given as a BCP 47 tag with a region. */
export function createStyles(language: string): Styles {
  return {
    default: {
      document: {
        run: { font: fonts.text, size: 21, color: colors.ink, language: { value: language } },
        paragraph: { spacing: { after: 120, line: 276, lineRule: LineRuleType.AUTO } },
      },
      title: {
        run: { font: fonts.heads, size: 56, color: colors.ink },
        paragraph: {
          spacing: { before: 120, after: 240, line: 240, lineRule: LineRuleType.AUTO },
          contextualSpacing: false,
        },
      },
      heading1: createHeading({ size: 36, before: 480, after: 160, color: colors.action }),
      heading2: createHeading({ size: 27, before: 360, after: 120 }),
      heading3: createHeading({ size: 23, before: 280, after: 100 }),
      heading4: createHeading({ size: 21, before: 240, after: 80 }),
      caption: {
        run: { size: 19, color: colors.soft, italics: true },
        paragraph: { spacing: { before: 200, after: 80 }, keepNext: true },
      },
    },
    paragraphStyles: [...paragraphStyles],
    characterStyles: [
      { id: styleIds.strong, name: 'Strong', quickFormat: true, run: { bold: true } },
      { id: styleIds.emphasis, name: 'Emphasis', quickFormat: true, run: { italics: true } },
      { id: styleIds.label, name: 'Fact Label', run: { bold: true, color: colors.soft } },
      {
        id: styleIds.badge,
        name: 'Badge',
        run: { font: fonts.text, size: 19, color: colors.soft },
      },
      {
        id: styleIds.insertion,
        name: 'Insertion',
        run: { color: colors.inserted, underline: {} },
      },
      { id: styleIds.deletion, name: 'Deletion', run: { color: colors.deleted, strike: true } },
    ],
  };
}

interface HeadingStyle {
  /** Half points. */
  readonly size: number;
  /** Twentieths of a point. */
  readonly before: number;
  readonly after: number;
  readonly color?: string;
}

function createHeading({ size, before, after, color = colors.ink }: HeadingStyle) {
  return {
    run: { font: fonts.heads, size, color, bold: false },
    paragraph: {
      spacing: { before, after, line: 252, lineRule: LineRuleType.AUTO },
      keepNext: true,
      keepLines: true,
    },
  };
}

const bar = (color: string) => ({
  left: { style: BorderStyle.SINGLE, size: 18, space: 10, color },
});

const paragraphStyles: readonly ParagraphStyle[] = [
  {
    id: 'TOC1',
    name: 'toc 1',
    basedOn: 'Normal',
    next: 'Normal',
    run: { bold: true },
    paragraph: { spacing: { before: 100, after: 20 } },
  },
  {
    id: 'TOC2',
    name: 'toc 2',
    basedOn: 'Normal',
    next: 'Normal',
    paragraph: { spacing: { after: 20 }, indent: { left: 280 } },
  },
  {
    id: 'Subtitle',
    name: 'Subtitle',
    basedOn: 'Normal',
    next: 'Normal',
    quickFormat: true,
    run: { size: 22, color: colors.action, bold: true, characterSpacing: 10 },
    paragraph: { spacing: { before: 1200, after: 0 }, keepNext: true },
  },
  {
    id: styleIds.score,
    name: 'Score',
    basedOn: 'Normal',
    run: { font: fonts.heads, size: 40 },
    paragraph: { spacing: { before: 240, after: 100 }, keepNext: true },
  },
  {
    id: styleIds.quote,
    name: 'Quote',
    basedOn: 'Normal',
    quickFormat: true,
    run: { font: fonts.heads, size: 20 },
    paragraph: {
      spacing: { before: 80, after: 40 },
      indent: { left: 340, right: 340 },
      border: bar(colors.amber),
    },
  },
  {
    id: styleIds.place,
    name: 'Place',
    basedOn: 'Normal',
    run: { size: 18, color: colors.soft },
    paragraph: { spacing: { after: 140 }, indent: { left: 340, right: 340 } },
  },
  {
    id: styleIds.wording,
    name: 'Proposed Wording',
    basedOn: 'Normal',
    quickFormat: true,
    run: { font: fonts.heads, size: 20 },
    paragraph: {
      spacing: { before: 80, after: 140 },
      indent: { left: 340, right: 340 },
      border: bar(colors.action),
    },
  },
  {
    id: styleIds.note,
    name: 'Note',
    basedOn: 'Normal',
    quickFormat: true,
    run: { size: 18, color: colors.soft },
    paragraph: { spacing: { after: 100 } },
  },
  {
    id: styleIds.fact,
    name: 'Fact',
    basedOn: 'Normal',
    quickFormat: true,
    paragraph: { spacing: { after: 80 } },
  },
  {
    id: styleIds.tableText,
    name: 'Table Text',
    basedOn: 'Normal',
    run: { size: 19 },
    paragraph: { spacing: { before: 30, after: 30, line: 252, lineRule: LineRuleType.AUTO } },
  },
  {
    id: styleIds.tableHead,
    name: 'Table Head',
    basedOn: styleIds.tableText,
    run: { size: 18, bold: true, color: colors.soft },
    paragraph: { keepNext: true },
  },
];

/** Table styles, which the library does not support: each is an XML element of the styles part. */
export const tableStyles: string = [
  createTableStyle({ id: styleIds.table, name: 'Report Table', edge: colors.soft, hasHead: true }),
  createTableStyle({ id: styleIds.factTable, name: 'Fact Table', edge: colors.line }),
].join('');

interface TableStyle {
  readonly id: string;
  readonly name: string;
  /** Color of the lines above and below the table. */
  readonly edge: string;
  /** Whether the first row is a header. */
  readonly hasHead?: boolean;
}

/** Only lines between rows. */
function createTableStyle({ id, name, edge, hasHead }: TableStyle): string {
  const line = (side: string, color: string) =>
    `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="${color}"/>`;
  const margin = (side: string, width: number) => `<w:${side} w:w="${width}" w:type="dxa"/>`;
  return [
    `<w:style w:type="table" w:customStyle="1" w:styleId="${id}"><w:name w:val="${name}"/><w:uiPriority w:val="59"/><w:qFormat/>`,
    `<w:tblPr><w:tblBorders>${line('top', edge)}${line('bottom', edge)}${line('insideH', colors.line)}</w:tblBorders>`,
    `<w:tblCellMar>${margin('top', 40)}${margin('left', 80)}${margin('bottom', 40)}${margin('right', 80)}</w:tblCellMar></w:tblPr>`,
    hasHead
      ? `<w:tblStylePr w:type="firstRow"><w:tcPr><w:shd w:val="clear" w:color="auto" w:fill="${colors.shade}"/></w:tcPr></w:tblStylePr>`
      : '',
    '</w:style>',
  ].join('');
}
