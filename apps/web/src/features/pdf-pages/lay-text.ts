import type { PDFPageProxy } from 'pdfjs-dist';
import { spellGlyphs } from './mapping/glyphs.ts';
import type { OpenPdf } from './open-pdf.ts';
import { toPdfScale } from './page-size.ts';

/** A page's text as it lies over the picture. */
export interface LaidText {
  /** The string of each item. */
  readonly items: readonly string[];
  /** The element of each item, in the same order; those without ink are not in the document. */
  readonly elements: readonly HTMLElement[];
}

interface TextOptions {
  page: PDFPageProxy;
  TextLayer: OpenPdf['TextLayer'];
  /** Takes the text; emptied first. */
  host: HTMLElement;
}

/** Lays a page's text over its picture. It grows with the page: its sizes follow `--total-scale-factor`. */
export async function layText({ page, TextLayer, host }: TextOptions): Promise<LaidText> {
  host.style.setProperty('--user-unit', String(page.userUnit));
  const content = await page.getTextContent();
  const read = content.items.filter((item) => 'str' in item);
  const layer = new TextLayer({
    textContentSource: { ...content, items: spellGlyphs(read) },
    container: host,
    viewport: page.getViewport({ scale: toPdfScale(1) }),
  });
  host.replaceChildren();
  await layer.render();
  const end = document.createElement('div');
  end.className = 'pdf-text-end';
  host.append(end);
  return { items: layer.textContentItemsStr, elements: layer.textDivs };
}
