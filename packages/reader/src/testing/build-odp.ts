import { buildOdt, type OdtParts } from './build-odt.ts';

export interface OdpSlide {
  readonly title?: string;
  /** Shapes beside the title. */
  readonly shapes: string;
  /** The XML of the paragraphs of the notes. */
  readonly notes?: string;
  readonly isHidden?: boolean;
  /** More attributes. */
  readonly more?: string;
}

export type OdpParts = Omit<OdtParts, 'body' | 'kind'> & {
  readonly slides: readonly OdpSlide[];
  /** What stands before the slides. */
  readonly declarations?: string;
};

const hidden =
  '<style:style style:name="hidden" style:family="drawing-page"><style:drawing-page-properties presentation:visibility="hidden"/></style:style>';

/** Builds an OpenDocument presentation. */
export function buildOdp({ slides, declarations = '', ...parts }: OdpParts): Uint8Array {
  return buildOdt({
    ...parts,
    kind: 'presentation',
    automatic: `${hidden}${parts.automatic ?? ''}`,
    body: `${declarations}${slides.map(buildSlide).join('')}`,
  });
}

function buildSlide({ title, shapes, notes, isHidden = false, more = '' }: OdpSlide): string {
  const look = isHidden ? 'draw:style-name="hidden"' : '';
  const head =
    title === undefined
      ? ''
      : buildOdpBox(`<text:p>${title}</text:p>`, { more: 'presentation:class="title"' });
  const said =
    notes === undefined
      ? ''
      : `<presentation:notes><draw:page-thumbnail presentation:class="page"/>${buildOdpBox(notes, { more: 'presentation:class="notes"' })}</presentation:notes>`;
  return `<draw:page ${look} ${more}>${shapes}${head}${said}</draw:page>`;
}

/** A text box with the XML of its paragraphs, and its place in centimeters. */
export function buildOdpBox(
  paragraphs: string,
  {
    at,
    more = '',
  }: {
    at?: readonly [left: number, top: number, width: number, height: number];
    more?: string;
  } = {},
): string {
  const [left, top, width, height] = at ?? [];
  const place =
    at === undefined
      ? ''
      : `svg:x="${left}cm" svg:y="${top}cm" svg:width="${width}cm" svg:height="${height}cm"`;
  return `<draw:frame ${place} ${more}><draw:text-box>${paragraphs}</draw:text-box></draw:frame>`;
}
