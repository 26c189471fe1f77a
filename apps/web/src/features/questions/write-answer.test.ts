import { expect, it } from 'vitest';
import { buildAnswer, buildModelPart, buildPassage, buildSentence } from './test/build-answer.ts';
import { writeAnswer } from './write-answer.ts';

it('an answer is copied with its notes and the quotes they stand for', () => {
  const sentences = [
    buildSentence('It ends in May.', 40),
    buildSentence('Notice is needed.', 10),
    buildSentence('It may be renewed.', 40),
  ];
  const answer = buildAnswer({
    model: buildModelPart({ sentences }),
    passages: [buildPassage('Not copied.')],
  });
  expect(writeAnswer({ question: 'When does it end?', answer, label: 'GPT-4' })).toBe(
    `When does it end?

GPT-4: It ends in May. [1] Notice is needed. [2] It may be renewed. [1]

[1] “the words at 40”
[2] “the words at 10”`,
  );
});

it('where no model answers, the passages are copied', () => {
  const passages = [buildPassage('One.'), buildPassage('Two.', 9)];
  const answer = buildAnswer({ passages });
  expect(writeAnswer({ question: 'What?', answer, label: 'GPT-4' })).toBe(
    'What?\n\n“One.”\n\n“Two.”',
  );
});
