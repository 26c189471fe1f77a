import { countShared, getStem, getStems, isContentWord, listWords } from '../../common/words.ts';
import { defineCheck, quote } from '../check.ts';
import { argument, soundEssay } from '../example-texts.ts';
import { measureSpread } from '../metrics/spread.ts';
import type { Paragraph, Writing } from '../writing.ts';

const fewestBodyParagraphs = 4;
const outlier = 1.5;
const mostShared = 1;
const mostParagraphs = 500;

export const topicDriftCheck = defineCheck({
  id: 'STR-05',
  category: 'structure',
  title: 'Paragraph that leaves the subject',
  why: 'A paragraph that answers another question costs space and the reader’s thread.',
  source: 'Coherence measures of essay scoring (cosine of weighted word counts)',
  examples: {
    matches: [
      `${argument.repeat(3)}\n\n${['Cars foul the air of cities.', 'Closed streets give cities cleaner air.', 'Cities without cars have quiet streets.', 'Air in streets with cars harms children in cities.'].map((first) => `${first} ${'The streets of a city without cars give its people clean air and quiet. '.repeat(4)}`).join('\n\n')}\n\nOctopuses open jars. ${'An octopus in a tank will learn its tricks and know the faces that it has seen. '.repeat(4)}\n\nIn conclusion, cities should close their centres to cars.`,
    ],
    leaves: [soundEssay],
  },
  applies: ({ isEnglish, task, paragraphs, headings }) =>
    isEnglish &&
    task.type !== 'narrative' &&
    task.type !== 'lab-report' &&
    headings.length < 3 &&
    listBody(paragraphs).length >= fewestBodyParagraphs &&
    paragraphs.length <= mostParagraphs,
  find: (writing) => {
    const body = listBody(writing.paragraphs);
    const similarities = compareWithRest(body);
    const { mean, deviation } = measureSpread(similarities);
    const lowest = Math.min(...similarities);
    const paragraph = body[similarities.indexOf(lowest)];
    const first = paragraph?.sentences[0];
    if (paragraph === undefined || first === undefined || lowest > mean - outlier * deviation)
      return [];
    const own = new Set(paragraph.sentences.flatMap(({ stems }) => [...stems]));
    if (countShared(getFrame(writing), own) > mostShared) return [];
    return [
      {
        level: 2,
        notice: `Paragraph ${paragraph.index + 1} shares almost no words with your opening and the other paragraphs.`,
        nextStep: 'Is it needed? If so, which sentence ties it to your thesis?',
        evidence: [quote(writing, first)],
      },
    ];
  },
});

function listBody(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  return paragraphs.filter(({ role, wordCount }) => role === 'body' && wordCount >= 25);
}

function getFrame({ text, title, paragraphs, thesis }: Writing): ReadonlySet<string> {
  const opening = paragraphs
    .filter(({ role }) => role === 'introduction')
    .flatMap(({ sentences }) => sentences);
  return getStems([
    ...(title === undefined ? [] : listWords(text.slice(title.start, title.end))),
    ...(thesis?.words ?? []),
    ...opening.flatMap(({ words }) => words),
  ]);
}

/** Cosine of each paragraph's weighted content words with those of all the others together. */
function compareWithRest(body: readonly Paragraph[]): readonly number[] {
  const vectors = body.map(countStems);
  const documents = new Map<string, number>();
  const total = new Map<string, number>();
  for (const vector of vectors) {
    for (const [stem, count] of vector) {
      documents.set(stem, (documents.get(stem) ?? 0) + 1);
      total.set(stem, (total.get(stem) ?? 0) + count);
    }
  }
  const weigh = (stem: string) => Math.log(1 + body.length / (documents.get(stem) ?? 1));
  return vectors.map((vector) => {
    let product = 0;
    let own = 0;
    let rest = 0;
    for (const [stem, sum] of total) {
      const mine = vector.get(stem) ?? 0;
      const weight = weigh(stem) ** 2;
      product += mine * (sum - mine) * weight;
      own += mine ** 2 * weight;
      rest += (sum - mine) ** 2 * weight;
    }
    return own === 0 || rest === 0 ? 0 : product / Math.sqrt(own * rest);
  });
}

function countStems({ sentences }: Paragraph): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of sentences.flatMap(({ words }) => words).filter(isContentWord)) {
    const stem = getStem(word);
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}
