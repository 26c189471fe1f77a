import { AppError, type SourceText } from '@clauselight/schema';
import type { ReadContext } from '../limits.ts';
import type { Draft } from '../source/draft.ts';
import { readText } from '../text/read-text.ts';
import { assembleOutline } from './assemble-outline.ts';
import { readFlatOffice } from './flat-office.ts';
import { addData, type DataOutline } from './xml-data.ts';
import { decodeXml } from './xml-decode.ts';
import { createProseDrafts } from './xml-prose.ts';
import { isProse, measureShapes } from './xml-shape.ts';
import { listChildren, parseXmlDocument, type XmlNode } from './xml-tree.ts';

/**
 * Reads XML as people read it: prose as paragraphs and headings, data as labeled values and tables. Entities
 * are never expanded. What is ill-formed is read up to the fault. Throws `document_corrupt` if nothing is XML.
 */
export async function readXml(bytes: Uint8Array, context: ReadContext): Promise<SourceText> {
  const decoded = decodeXml(bytes);
  const office = await readFlatOffice(decoded.text, context);
  if (office !== undefined) return office;
  const { maxTextLength } = context.limits;
  const { root, isDamaged, hasEntities, isCut } = parseXmlDocument(decoded.text, maxTextLength);
  if (root === undefined && !/^\s*</.test(decoded.text)) return readText(bytes, context);
  if (root === undefined) throw new AppError('document_corrupt');
  const drafts = createDrafts(root);
  if (drafts.length === 0 && isDamaged) throw new AppError('document_corrupt');
  return assembleOutline({
    format: 'xml',
    drafts,
    decoded,
    faults: [
      isDamaged && 'The file is not well-formed XML; it was read as far as that was possible.',
      hasEntities && 'The file uses abbreviations of its own; they were left as they are written.',
    ],
    isCut,
    maxTextLength,
  });
}

/** Of the letter of an office program only its body is what people wrote. */
function findBody(root: XmlNode): XmlNode {
  if (root.name !== 'wordDocument' && root.name !== 'document') return root;
  return listChildren(root).find(({ name }) => name === 'body') ?? root;
}

function createDrafts(document: XmlNode): Draft[] {
  const root = findBody(document);
  const shapes = measureShapes(root);
  if (isProse(shapes)) return createProseDrafts(root, shapes);
  const outline: DataOutline = { drafts: [], tables: 0 };
  addData(root, { level: 1, outline });
  return outline.drafts;
}
