import { strToU8, zipSync } from 'fflate';
import { mtime } from './write-zip.ts';

export interface EpubFacts {
  /** Body of each page, in reading order, by its file name. */
  readonly pages: Readonly<Record<string, string>>;
  /** Attributes of the manifest's items, by file name: `properties="nav"`. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** More inside the package element. */
  readonly more?: string;
  /** More files of the archive, by name. */
  readonly files?: Readonly<Record<string, string>>;
  /** Names of pages that the package lists and the archive does not hold. */
  readonly missing?: readonly string[];
}

/** Builds an EPUB book whose parts lie in `OEBPS/`. */
export function buildEpub({
  pages,
  attributes = {},
  more = '',
  files = {},
  missing = [],
}: EpubFacts): Uint8Array {
  const names = Object.keys(pages);
  const items = names.map(
    (name, at) =>
      `<item id="p${at}" href="${encodeURI(name)}" media-type="application/xhtml+xml" ${attributes[name] ?? ''}/>`,
  );
  const spine = names.map((_, at) => `<itemref idref="p${at}"/>`);
  const parts: Record<string, string> = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': `<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>`,
    'OEBPS/book.opf': `<package xmlns="http://www.idpf.org/2007/opf"><manifest>${items.join('')}</manifest><spine>${spine.join('')}</spine>${more}</package>`,
    ...files,
  };
  for (const name of names) {
    if (!missing.includes(name)) parts[`OEBPS/${name}`] = buildXhtml(pages[name] ?? '');
  }
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
    { level: 0, mtime },
  );
}

function buildXhtml(body: string): string {
  return `<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title/><link rel="stylesheet" href="look.css"/></head><body>${body}</body></html>`;
}
