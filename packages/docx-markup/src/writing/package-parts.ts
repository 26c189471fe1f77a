import type { Original } from '../original.ts';
import { addToRoot, locatePrefix } from '../xml/add-to-root.ts';
import { addComments, createCommentsPart, type WrittenComment } from './comments-part.ts';

const contentTypesName = '[Content_Types].xml';
const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const families = {
  transitional: {
    relationship: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments',
    word: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  },
  strict: {
    relationship: 'http://purl.oclc.org/ooxml/officeDocument/relationships/comments',
    word: 'http://purl.oclc.org/ooxml/wordprocessingml/main',
  },
} as const;

/**
 * The parts of a Word file, except the document itself, that change when comments are added, by name. Throws
 * `document_corrupt` if one of them is not XML.
 */
export function changeParts(
  original: Original,
  comments: readonly WrittenComment[],
): ReadonlyMap<string, string> {
  const { commentsName, mainName, relationshipsName } = original;
  const known = commentsName === undefined ? undefined : original.read(commentsName);
  if (commentsName !== undefined && known !== undefined)
    return new Map([[commentsName, addComments(known, comments)]]);
  const family = families[original.isStrict ? 'strict' : 'transitional'];
  const folder = mainName.slice(0, mainName.lastIndexOf('/') + 1);
  const name = chooseName(original, folder);
  const relationships = original.read(relationshipsName) ?? noRelationships;
  return new Map([
    [`${folder}${name}`, addComments(createCommentsPart(family.word), comments)],
    [contentTypesName, addContentType(original, `/${folder}${name}`)],
    [relationshipsName, addRelationship(relationships, { type: family.relationship, name })],
  ]);
}

const noRelationships = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${packageRelationships}"/>`;

/** An unused part name. */
function chooseName(original: Original, folder: string): string {
  let name = 'comments.xml';
  for (let count = 2; original.has(`${folder}${name}`); count += 1) name = `comments${count}.xml`;
  return name;
}

function addContentType(original: Original, part: string): string {
  const xml = original.read(contentTypesName) ?? '';
  const prefix = locatePrefix(xml);
  return addToRoot(xml, `<${prefix}Override PartName="${part}" ContentType="${contentType}"/>`);
}

function addRelationship(xml: string, { type, name }: { type: string; name: string }): string {
  const prefix = locatePrefix(xml);
  let id = 'rIdComments';
  for (let count = 2; xml.includes(`"${id}"`); count += 1) id = `rIdComments${count}`;
  const element = `<${prefix}Relationship Id="${id}" Type="${type}" Target="${name}"/>`;
  return addToRoot(xml, element);
}
