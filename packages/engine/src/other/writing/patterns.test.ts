import { expect, it } from 'vitest';
import { cues, patterns } from './patterns.ts';

type Name = keyof typeof patterns;

const examples: readonly (readonly [Name, string, string])[] = [
  ['announcedNumber', 'Four main causes explain the decline.', 'Four dogs barked.'],
  ['announcedPlan', 'This paper will examine rent, wages and prices.', 'The paper was white.'],
  ['ordinalOpening', 'Secondly, the cost matters.', 'He came second.'],
  [
    'thesisStated',
    'I would argue that cars belong outside the city.',
    'Cars were invented long ago.',
  ],
  ['thesisImplied', 'The benefits outweigh the costs.', 'The costs are known.'],
  ['conclusion', 'To sum up, trains are cheaper.', 'Overalls are blue.'],
  ['placeMention', 'As Figure 2 shows, sales fell.', 'We figured it out.'],
  ['claim', 'Smoking causes cancer.', 'It rained on Monday.'],
  [
    'counterArgument',
    'Many critics argue that zoos are cruel.',
    'The crowd argued about the score.',
  ],
  ['reply', 'Nevertheless, the plan works.', 'The plan works.'],
  ['overclaim', 'Everybody loves music.', 'He is not always late.'],
  ['stackedHedges', 'It might perhaps be true.', 'It might rain.'],
  ['fallacy', 'Throughout history people have traded.', 'History is taught here.'],
  ['unnamedStudy', 'Recent research shows that sleep helps.', 'I research my family.'],
  ['percentage', 'Some 42 per cent agreed.', 'A percentage was given.'],
  ['largeNumber', 'It cost 3.5 million pounds.', 'Millions of birds flew.'],
  ['passive', 'The samples were quickly heated.', 'She was tired.'],
  ['vague', 'It was a really big thing.', 'The bridge is 40 metres long.'],
  ['cliche', 'Last but not least, we thank you.', 'He came last.'],
  ['contraction', "They didn't answer.", 'They did not answer.'],
  ['slang', 'The kids were loud.', 'The children were loud.'],
  ['directAddress', 'You should look twice.', 'One should look twice.'],
  ['heavyNoun', 'They conducted an investigation of the fire.', 'They investigated the fire.'],
  ['acronym', 'The ILO reported it.', 'The office reported it.'],
  ['respectful', 'Mankind has always moved.', 'People have always moved.'],
  ['noClaim', 'She should have gone.', 'She should go.'],
  ['namedSource', 'According to Lee, it fell.', 'Most studies show that it fell.'],
  ['ownData', 'Our survey reached 40 pupils.', 'The survey reached 40 pupils.'],
];

it.each(examples)('%s catches “%s” and leaves “%s” alone', (name, caught, left) => {
  const pattern = new RegExp(patterns[name].source, patterns[name].flags.replace('g', ''));
  expect(pattern.test(caught)).toBe(true);
  expect(pattern.test(left)).toBe(false);
});

it('names its cue words in lower case', () => {
  const words = Object.values(cues).flat();
  expect(words).toEqual(words.map((word) => word.toLowerCase()));
});
