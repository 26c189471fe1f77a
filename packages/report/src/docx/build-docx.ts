import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  Document,
  Footer,
  Header,
  type IPropertiesOptions,
  LeaderType,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TableOfContents,
  TabStopType,
  TextRun,
} from 'docx';
import type { Block, ReportContent } from '../content.ts';
import { shorten, toOneLine } from '../printable.ts';
import { createHeading, createParts, type DocxBlock, listReferences } from './blocks.ts';
import { completeFile } from './complete-file.ts';
import { createCover } from './cover.ts';
import { colors } from './docx-styles.ts';
import { createStyles, styleIds } from './styles.ts';

const pageWidth = convertMillimetersToTwip(210);
const pageHeight = convertMillimetersToTwip(297);
const margin = convertMillimetersToTwip(24);
const headerTitleLength = 90;
/** With more second-level entries the contents are longer than a page. */
const mostGroups = 40;

/** Builds the file: the first page, the contents, and the report's sections. */
export async function buildDocx(content: ReportContent): Promise<Uint8Array> {
  const { cover, sections, footer } = content;
  const language = nameRegion(content.language);
  const document = new Document({
    title: toOneLine(cover.title),
    creator: 'Clauselight',
    styles: createStyles(language),
    numbering: { config: listLooks },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: pageWidth, height: pageHeight },
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          },
        },
        headers: {
          default: createHeader(cover.title),
          first: new Header({ children: [new Paragraph({ children: [] })] }),
        },
        footers: { default: createFooter(footer), first: createFooter(footer) },
        children: [
          ...createCover(cover),
          ...createContents(sections.flatMap(({ blocks }) => blocks)),
          ...sections.flatMap(({ title, blocks }, index): readonly DocxBlock[] => [
            createHeading(1, title, { pageBreakBefore: index === 0 }),
            ...blocks.flatMap((block) => createParts(block, 2)),
          ]),
        ],
      },
    ],
  });
  const packed = await Packer.toArrayBuffer(document);
  return completeFile(new Uint8Array(packed), {
    title: toOneLine(cover.title),
    language,
    createdAt: content.madeFrom,
  });
}

function createContents(blocks: readonly Block[]): readonly (Paragraph | TableOfContents)[] {
  const groups = blocks.filter(({ kind }) => kind === 'group' || kind === 'item').length;
  return [
    new Paragraph({ style: styleIds.score, pageBreakBefore: true, text: 'Contents' }),
    new TableOfContents('Contents', {
      hyperlink: true,
      // Not marked as dirty, so that Word does not ask to update the fields. Page numbers appear with the first update;
      // computing them here takes the library seconds.
      beginDirty: false,
      tabLeader: LeaderType.NONE,
      headingStyleRange: groups > mostGroups ? '1-1' : '1-2',
    }),
  ];
}

function createHeader(title: string): Header {
  return new Header({
    children: [
      new Paragraph({
        style: styleIds.note,
        alignment: AlignmentType.END,
        border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 4, color: colors.line } },
        children: [new TextRun(shorten(title, headerTitleLength))],
      }),
    ],
  });
}

function createFooter(words: string): Footer {
  return new Footer({
    children: [
      new Paragraph({
        style: styleIds.note,
        tabStops: [{ type: TabStopType.RIGHT, position: pageWidth - 2 * margin }],
        children: [
          new TextRun(toOneLine(words)),
          new TextRun({
            children: ['\tPage ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });
}

const indent = { left: 400, hanging: 280 };
const listLooks: NonNullable<IPropertiesOptions['numbering']>['config'] = [
  {
    reference: listReferences.bullets,
    levels: [{ level: 0, format: LevelFormat.BULLET, text: '•', style: { paragraph: { indent } } }],
  },
  {
    reference: listReferences.numbers,
    levels: [
      { level: 0, format: LevelFormat.DECIMAL, text: '%1.', style: { paragraph: { indent } } },
    ],
  },
];

/** Word identifies languages by their region: `en` becomes `en-US`. */
function nameRegion(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region === undefined ? language : `${language}-${region}`;
}
