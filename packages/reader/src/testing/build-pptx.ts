import { strToU8, zipSync } from 'fflate';
import { mtime } from './write-zip.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const xmlns = [
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"',
  'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:p188="http://schemas.microsoft.com/office/powerpoint/2018/8/main"',
  `xmlns:r="${office}"`,
].join(' ');

export interface SlideFacts {
  /** What stands inside `p:spTree`. */
  readonly shapes: string;
  /** More attributes of `p:sld`. */
  readonly more?: string;
  /** The words of the notes page, as XML of paragraphs. */
  readonly notes?: string;
  /** Parts the slide refers to: relationship id, last word of its type, name of the part. */
  readonly links?: readonly (readonly [id: string, type: string, target: string])[];
}

export interface PptxParts {
  readonly slides: readonly SlideFacts[];
  /** What stands inside the master's `p:spTree`. */
  readonly master?: string;
  /** What stands inside the layout's `p:spTree`. */
  readonly layout?: string;
  /** What stands inside `p:txStyles`. */
  readonly textStyles?: string;
  /** Places of the slides in the order they are shown; as given where nothing is said. */
  readonly order?: readonly number[];
  /** More parts, by name, their XML as `element` and its content. */
  readonly parts?: Readonly<Record<string, readonly [element: string, content: string]>>;
  /** More parts, by name. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

/** Builds a PowerPoint presentation of the parts given. */
export function buildPptx(facts: PptxParts): Uint8Array {
  const order = facts.order ?? facts.slides.map((_, index) => index);
  const ids = order.map((index) => `<p:sldId id="${256 + index}" r:id="rId${index}"/>`).join('');
  const authors = ['commentAuthors', 'authors'].map((type) => [`rId-${type}`, type, `${type}.xml`]);
  const files: Record<string, Uint8Array> = {
    '_rels/.rels': buildLinks([['rId1', 'officeDocument', 'ppt/presentation.xml']]),
    'ppt/presentation.xml': buildPart('p:presentation', `<p:sldIdLst>${ids}</p:sldIdLst>`),
    'ppt/_rels/presentation.xml.rels': buildLinks([
      ...facts.slides.map((_, index) => [`rId${index}`, 'slide', `slides/slide${index + 1}.xml`]),
      ...authors,
    ]),
    'ppt/slideMasters/slideMaster1.xml': buildPart(
      'p:sldMaster',
      `${buildTree(facts.master ?? '')}<p:txStyles>${facts.textStyles ?? ''}</p:txStyles>`,
    ),
    'ppt/slideLayouts/slideLayout1.xml': buildPart('p:sldLayout', buildTree(facts.layout ?? '')),
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': buildLinks([
      ['rId1', 'slideMaster', '../slideMasters/slideMaster1.xml'],
    ]),
  };
  for (const [index, slide] of facts.slides.entries())
    addSlide(files, { slide, number: index + 1 });
  for (const [name, [element, content]] of Object.entries(facts.parts ?? {}))
    files[name] = buildPart(element, content);
  return zipSync({ ...files, ...facts.files }, { mtime });
}

function addSlide(
  files: Record<string, Uint8Array>,
  { slide, number }: { slide: SlideFacts; number: number },
): void {
  const { shapes, more = '', notes, links = [] } = slide;
  files[`ppt/slides/slide${number}.xml`] = buildPart('p:sld', buildTree(shapes), more);
  files[`ppt/slides/_rels/slide${number}.xml.rels`] = buildLinks([
    ['rId-layout', 'slideLayout', '../slideLayouts/slideLayout1.xml'],
    ...(notes === undefined ? [] : [['rId-notes', 'notesSlide', `../notesSlides/n${number}.xml`]]),
    ...links,
  ]);
  if (notes !== undefined)
    files[`ppt/notesSlides/n${number}.xml`] = buildPart(
      'p:notes',
      buildTree(buildShape(notes, { placeholder: 'type="body" idx="1"' })),
    );
}

export interface ShapeLook {
  /** Attributes of `p:ph`. */
  readonly placeholder?: string;
  /** Left, top, width and height, in points. */
  readonly box?: readonly [left: number, top: number, width: number, height: number];
  readonly isHidden?: boolean;
  /** What stands inside `a:lstStyle`. */
  readonly listStyle?: string;
}

/** A shape with paragraphs. */
export function buildShape(paragraphs: string, look: ShapeLook = {}): string {
  const { placeholder, box, isHidden = false, listStyle = '' } = look;
  const hidden = isHidden ? ' hidden="1"' : '';
  const ph = placeholder === undefined ? '' : `<p:ph ${placeholder}/>`;
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="s"${hidden}/><p:nvPr>${ph}</p:nvPr></p:nvSpPr><p:spPr>${buildTransform(box)}</p:spPr><p:txBody><a:lstStyle>${listStyle}</a:lstStyle>${paragraphs}</p:txBody></p:sp>`;
}

/** The title of a slide. */
export function buildTitle(text: string): string {
  return buildShape(buildSlideParagraph(text), { placeholder: 'type="title"' });
}

/** Shapes in a group whose inner coordinates are those of the slide. */
export function buildGroup(shapes: string): string {
  return `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="9" name="g"/></p:nvGrpSpPr><p:grpSpPr/>${shapes}</p:grpSp>`;
}

/** A graphic such as a table, from the XML of its data. */
export function buildGraphic(data: string): string {
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="3" name="g"/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="100" cy="100"/></p:xfrm><a:graphic><a:graphicData>${data}</a:graphicData></a:graphic></p:graphicFrame>`;
}

/** A table of cells, each the words of its one paragraph. */
export function buildSlideTable(rows: readonly (readonly string[])[], more = ''): string {
  const xml = rows.map(
    (row) =>
      `<a:tr>${row.map((cell) => `<a:tc><a:txBody>${buildSlideParagraph(cell)}</a:txBody></a:tc>`).join('')}</a:tr>`,
  );
  return buildGraphic(`<a:tbl><a:tblPr ${more}/>${xml.join('')}</a:tbl>`);
}

/** One paragraph with one run; the text is XML already. */
export function buildSlideParagraph(
  text: string,
  {
    level = 0,
    properties = '',
    run = '',
  }: { level?: number; properties?: string; run?: string } = {},
): string {
  return `<a:p><a:pPr lvl="${level}">${properties}</a:pPr><a:r><a:rPr ${run}/><a:t>${text}</a:t></a:r></a:p>`;
}

function buildTransform(box: ShapeLook['box']): string {
  if (box === undefined) return '';
  const [x, y, cx, cy] = box.map((points) => points * 12_700);
  return `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm>`;
}

function buildTree(shapes: string): string {
  return `<p:cSld><p:spTree>${shapes}</p:spTree></p:cSld>`;
}

function buildPart(element: string, content: string, more = ''): Uint8Array {
  return strToU8(`<?xml version="1.0"?><${element} ${xmlns} ${more}>${content}</${element}>`);
}

function buildLinks(links: readonly (readonly string[])[]): Uint8Array {
  const items = links.map(
    ([id, type, target]) =>
      `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return strToU8(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items.join('')}</Relationships>`,
  );
}
