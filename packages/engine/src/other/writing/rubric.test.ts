import { expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { analyzeWriting } from './analyze-writing.ts';
import { markedEssay } from './example-texts.ts';

it('reads the marking scheme of the document line by line, with what the text shows for each', () => {
  const sourceText = buildSourceText(markedEssay);
  const { structure } = findStructure({ sourceText });
  const { details, remarks } = analyzeWriting({ sourceText, structure, kind: 'essay' });
  expect(
    details.rubric.map(({ evidence, status }) => [evidence.quote.split(' ')[0], status]),
  ).toEqual([
    ['Thesis', 'seen'],
    ['Counter-argument', 'open'],
    ['At', 'open'],
    ['Originality', 'not-assessable'],
  ]);
  expect(remarks.find(({ checkId }) => checkId === 'TAS-03')?.notice).toContain(
    '3 sources, of which the text cites 2',
  );
});
