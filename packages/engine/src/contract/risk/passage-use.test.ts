import { expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { createPassageUses, getUseOfWords } from './passage-use.ts';

/** Returns the use of the words between brackets in their sentence. */
function getUse(marked: string) {
  const from = marked.indexOf('[');
  return getUseOfWords(marked.replace(/[[\]]/g, ''), { from, to: marked.indexOf(']') - 1 });
}

it.each([
  ['operative', 'The Executive agrees to a [non-compete] of one year.'],
  ['operative', 'No [refunds].'],
  ['operative', 'The Executive [shall not compete], and this section shall survive termination.'],
  ['operative', 'The duty of [confidentiality] survives for ever.'],
  ['operative', 'Early termination: [liquidated damages] of EUR 500 per day.'],
  ['operative', 'This [agreement to arbitrate] binds both parties.'],
  ['heading', '[Non-Competition].'],
  ['heading', 'Governing Law; Waiver of [Jury Trial].'],
  ['heading', '[Non-Competition]: The Executive shall hold all information in confidence.'],
  ['contents', '[Indemnification] . . . . . . . . . 12'],
  ['contents', '7 Term 4 8 [Indemnification] 5 9 Notices 6'],
  ['survival', 'Sections 4 (Fees) and 5 ([Non-Competition]) shall survive termination.'],
  ['survival', 'The provisions on fees, [non-competition] and notices survive.'],
  ['reference', 'A breach of Clause 11 ([non-compete]) which is not remedied ends the option.'],
  ['reference', 'The Board may agree on exceptions to the above [non-compete] in writing.'],
] as const)('%s: %s', (use, words) => {
  expect(getUse(words)).toBe(use);
});

it.each([
  ['definition', '“Restriction” means a non-compete of one year.'],
  ['definition', 'Restriction means a non-compete of one year.'],
  ['recital', 'WHEREAS, the Executive wishes to accept a non-compete of one year;'],
  ['recital', 'RECITALS\n\nA. The Executive desires to accept a non-compete of one year.'],
  ['operative', 'RECITALS\n\nA. The Executive shall accept a non-compete of one year.'],
  ['operative', '1. The Executive accepts a non-compete of one year.'],
  ['guidance', 'Guidance Note: A non-compete of one year may be agreed.'],
  ['guidance', 'Guidance Note: The ban.\n\nThis section explains that a non-compete binds.'],
  ['option', '☐ The Executive accepts a non-compete of one year.'],
  ['option', '☒ No ban. ☐ Ban: The Executive accepts a non-compete of one year.'],
  ['option', '[ ] The Executive accepts a non-compete of one year.'],
  ['operative', '☒ The Executive accepts a non-compete of one year.'],
  ['operative', '[x] The Executive accepts a non-compete of one year. ☐ None.'],
  ['operative', '☐ None.\n\nThe Executive accepts a non-compete of one year.'],
] as const)('%s in a document: %s', (use, text) => {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  const found = structure.sentences.flatMap((sentence) => {
    const from = sentence.passage.text.indexOf('non-compete');
    return from < 0
      ? []
      : [createPassageUses(structure, sourceText.text).getUse(sentence, { from, to: from + 11 })];
  });
  expect(found).toEqual([use]);
});
