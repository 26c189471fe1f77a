import { expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { readWriting } from './read-writing.ts';

const essay = `Later School Starts

Marking criteria

Thesis 10 points

Counter-argument 10 points

At least three sources 10 points

Originality 5 points

Teenagers are tired. Schools should start at nine, because sleep and learning depend on it.

The body clock shifts by two hours in those years (Crowley, 2018). Grades rose where schools moved the bell (Dunster, 2018).

A later start costs little. Schools should move the bell, because sleep is learning.

References

Crowley, S. J. (2018). Adolescent sleep. Journal of Adolescence, 67, 55-65.

Dunster, G. P. (2018). Sleepmore in Seattle. Science Advances, 4, 12-19.`;

it('reads the marking scheme of the document line by line, with what the text shows for each', () => {
  const sourceText = buildSourceText(essay);
  const { structure } = findStructure({ sourceText });
  const { details, remarks } = readWriting({ sourceText, structure, kind: 'essay' });
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
