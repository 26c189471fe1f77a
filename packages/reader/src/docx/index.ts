/** What a writer into Word documents needs of their reader: both must take a file in the same way. */
export { openZip } from '../archive/zip.ts';
export { cleanText } from '../source/clean-text.ts';
export { decodeCharacters } from '../xml/characters.ts';
export { createDecoder } from '../xml/decoder.ts';
export { createNameTable, type NameTable } from '../xml/names.ts';
export { createNameFinder } from '../xml/part-reader.ts';
export { findPrefix } from '../xml/prefixes.ts';
export { readXmlPart } from '../xml/read-part.ts';
export { getRelationshipsName, listRelationships } from '../xml/relationships.ts';
export { readTag, type Tag } from '../xml/tag.ts';
export { openPackage } from './package.ts';
export { readWholeDocx } from './read-whole-docx.ts';
