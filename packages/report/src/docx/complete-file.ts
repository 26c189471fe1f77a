import { strToU8, unzipSync, zipSync } from 'fflate';
import { tableStyles } from './styles.ts';

interface FileFacts {
  readonly title: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** ISO 8601 date and time. */
  readonly createdAt: string;
}

const decoder = new TextDecoder();

/**
 * Completes the library's file: table styles, the language, and reproducible bytes, because the library writes the
 * current time and numbers bookmarks across files.
 */
export function completeFile(packed: Uint8Array, facts: FileFacts): Uint8Array {
  const parts = unzipSync(packed);
  const read = (name: string) => decoder.decode(parts[name]);
  const settled = {
    ...parts,
    'docProps/core.xml': strToU8(writeProperties(facts)),
    'word/styles.xml': strToU8(
      read('word/styles.xml').replace(/<\/w:styles>$/, `${tableStyles}$&`),
    ),
    'word/document.xml': strToU8(cleanFields(countBookmarks(read('word/document.xml')))),
  };
  // Zip has no time zone: the earliest time that it can state in any time zone.
  return zipSync(settled, { mtime: new Date(1980, 0, 1), level: 6 });
}

/** Only in tags and field instructions: text between tags contains no `<`. */
const bookmarkPlaces =
  /<w:bookmark(?:Start|End) [^>]*>|<w:hyperlink [^>]*>|<w:instrText[^>]*>[^<]*PAGEREF[^<]*/g;

/** Numbers bookmarks from 1 in order of occurrence. */
function countBookmarks(xml: string): string {
  const numbers = new Map<string, number>();
  const count = (number: string) => {
    const counted = numbers.get(number) ?? numbers.size + 1;
    numbers.set(number, counted);
    return String(counted);
  };
  return xml.replaceAll(bookmarkPlaces, (place) => place.replaceAll(/(?<=_Toc|w:id=")\d+/g, count));
}

/** Word asks before it updates fields that are marked as out of date, and people mistake the question for a warning. */
function cleanFields(xml: string): string {
  return xml.replaceAll(/(<w:fldChar [^>]*?) w:dirty="true"/g, '$1');
}

function writeProperties({ title, language, createdAt }: FileFacts): string {
  const moment = `${new Date(createdAt).toISOString().slice(0, 19)}Z`;
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${escapeXml(title)}</dc:title>`,
    '<dc:creator>Clauselight</dc:creator>',
    `<dc:language>${escapeXml(language)}</dc:language>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${moment}</dcterms:created>`,
    `<dcterms:modified xsi:type="dcterms:W3CDTF">${moment}</dcterms:modified>`,
    '</cp:coreProperties>',
  ].join('');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
