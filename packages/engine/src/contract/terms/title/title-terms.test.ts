import { expect, it } from 'vitest';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { classifyDocument } from '../../../text/classification/classify-document.ts';
import { findStructure } from '../../../text/structure/find-structure.ts';
import { listTitleTerms } from './title-terms.ts';

function list(text: string) {
  const sourceText = buildSourceText(text);
  const structured = { sourceText, ...findStructure({ sourceText }) };
  return listTitleTerms({ ...structured, ...classifyDocument(structured) });
}

it('names the title and the kind of document, each with its own words', () => {
  const promise =
    'Each party shall keep the agreement. A party in breach is liable to the other party. ';
  const terms = list(`MUTUAL NON-DISCLOSURE\nAGREEMENT\n\n${promise.repeat(3)}`);
  expect(terms.map(({ type, display }) => [type, display])).toEqual([
    ['document-title', 'MUTUAL NON-DISCLOSURE AGREEMENT'],
    ['document-kind', 'Non-disclosure agreement'],
  ]);
});

it('returns nothing when the document has no title', () => {
  expect(list('It rained all day, and the river rose.')).toEqual([]);
});
