import { expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { analyzeWriting } from './analyze-writing.ts';

function recognize(text: string) {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  return analyzeWriting({ sourceText, structure, kind: 'essay' }).details.task;
}

it.each([
  [
    'argumentative',
    'Should zoos be closed?\n\nZoos should be closed, because animals suffer. Critics argue that zoos protect species, but they do not.',
  ],
  [
    'opinion',
    'In my opinion, the film is too long. I think that the first hour could go. I believe that the ending works.',
  ],
  [
    'reflective',
    'Looking back on my year in the choir, I learned to listen. It taught me patience, and I realised that I like to sing with others.',
  ],
  [
    'narrative',
    '"You are late," said the driver. She laughed. Suddenly the lights went out. He turned and ran.',
  ],
  [
    'lab-report',
    'Abstract\n\nWe measured growth.\n\nMethods\n\nSeeds were measured daily.\n\nResults\n\nGrowth rose (p < .05).\n\nDiscussion\n\nThe hypothesis holds.',
  ],
  [
    'literature-review',
    'Sleep and Grades: A Review of the Literature\n\nPrevious research on sleep is broad. This review examines it, and the literature suggests a gap.',
  ],
  [
    'analytical',
    'This essay examines how the poem works. The poet uses light as a metaphor, and the narrator presents the sea as a friend.',
  ],
])('recognises %s writing', (type, text) => {
  expect(recognize(text).type).toBe(type);
});

it('says why, and on which words that rests', () => {
  const { reason, evidence } = recognize(
    'Looking back, I learned to listen. It taught me patience.',
  );
  expect(reason).toMatch(/^[A-Z].*\.$/);
  expect(evidence.length).toBeGreaterThan(0);
});
