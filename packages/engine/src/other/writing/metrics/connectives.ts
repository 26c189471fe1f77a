import type { WritingDetails } from '@clauselight/schema';
import type { ProseSentence } from '../writing.ts';

type Relation = WritingDetails['connectives'][number]['relation'];

/** Linking words of English by what they do. */
const byRelation: Readonly<Record<Relation, readonly string[]>> = {
  addition: [
    'additionally',
    'besides',
    'furthermore',
    'in addition',
    'likewise',
    'moreover',
    'similarly',
  ],
  contrast: [
    'although',
    'by contrast',
    'conversely',
    'despite',
    'however',
    'in contrast',
    'instead',
    'nevertheless',
    'nonetheless',
    'on the other hand',
    'otherwise',
    'whereas',
    'while',
    'even though',
    'yet',
  ],
  cause: [
    'accordingly',
    'as a result',
    'because',
    'consequently',
    'hence',
    'since',
    'therefore',
    'thus',
  ],
  sequence: [
    'finally',
    'first',
    'firstly',
    'meanwhile',
    'second',
    'secondly',
    'subsequently',
    'third',
    'thirdly',
  ],
  example: ['for example', 'for instance', 'specifically', 'to illustrate'],
  conclusion: ['in conclusion', 'in summary', 'overall', 'to conclude', 'ultimately'],
};
const relationOf = new Map(
  Object.entries(byRelation).flatMap(([relation, words]) =>
    words.map((word) => [word, relation as Relation] as const),
  ),
);
const pattern = new RegExp(
  `\\b(?:${[...relationOf.keys()].sort((a, b) => b.length - a.length).join('|')})\\b`,
  'gi',
);

/** Counts linking words by relation; every relation is there, also those that never occur. */
export function countConnectives(
  sentences: readonly ProseSentence[],
): WritingDetails['connectives'] {
  const counts = new Map<string, number>();
  for (const { passage } of sentences) {
    for (const [found] of passage.text.matchAll(pattern)) {
      const word = found.toLowerCase();
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return (Object.keys(byRelation) as Relation[]).map((relation) => {
    const words = byRelation[relation]
      .map((word) => ({ word, count: counts.get(word) ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
    return { relation, words, count: words.reduce((sum, { count }) => sum + count, 0) };
  });
}
