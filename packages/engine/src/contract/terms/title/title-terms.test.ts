import { expect, it } from 'vitest';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { classificationStage } from '../../../text/classification/classification-stage.ts';
import { structureStage } from '../../../text/structure/structure-stage.ts';
import { listTitleTerms } from './title-terms.ts';

function list(text: string) {
  const sourceText = buildSourceText(text);
  const structured = { sourceText, ...structureStage.run({ sourceText }) };
  return listTitleTerms({ ...structured, ...classificationStage.run(structured) });
}

it('names the title and the kind of document, each by its own words', () => {
  const promise =
    'Each party shall keep the agreement. A party in breach is liable to the other party. ';
  const terms = list(`MUTUAL NON-DISCLOSURE\nAGREEMENT\n\n${promise.repeat(3)}`);
  expect(terms.map(({ type, display }) => [type, display])).toEqual([
    ['document-title', 'MUTUAL NON-DISCLOSURE AGREEMENT'],
    ['document-kind', 'Non-disclosure agreement'],
  ]);
});

it('says nothing where the document has no title', () => {
  expect(list('It rained all day, and the river rose.')).toEqual([]);
});
