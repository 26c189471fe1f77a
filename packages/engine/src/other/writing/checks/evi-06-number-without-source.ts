import { defineCheck, findMatches, type PatternMatch } from '../check.ts';
import { argument, faultyEssay, plainLine, soundEssay } from '../example-texts.ts';
import { cues, patterns } from '../patterns.ts';
import type { Writing } from '../writing.ts';

const shown = 5;
/** A source for a figure may stand two sentences away in its paragraph. */
const reach = 2;

export const numberWithoutSourceCheck = defineCheck({
  id: 'EVI-06',
  category: 'evidence',
  title: 'Number or study without a source',
  why: '“Studies show” is among the most criticised phrases of student work: a reader asks which.',
  source: 'Wikipedia, avoiding weasel words',
  examples: {
    matches: [faultyEssay],
    leaves: [
      `${argument} It won 2.6% of the vote. By then the crops had failed. Evans (2003) calls it a surprise.\n\n${plainLine}\n\n${plainLine}`,
      soundEssay,
    ],
  },
  applies: ({ isEnglish, task }) => isEnglish && !['narrative', 'reflective'].includes(task.type),
  find: (writing) => {
    const level = writing.task.type === 'opinion' || writing.task.type === 'lab-report' ? 1 : 2;
    const hits = [
      ...findMatches(writing, patterns.unnamedStudy, cues.study).filter(
        ({ sentence, words }) => !/^\w+ says?$/i.test(words) || !/^I\b/.test(sentence.passage.text),
      ),
      ...findMatches(writing, patterns.percentage),
      ...findMatches(writing, patterns.largeNumber, cues.largeNumber),
    ];
    const bySentence = new Map<PatternMatch['sentence'], PatternMatch>();
    for (const hit of hits) {
      const isClosing = writing.paragraphs[hit.sentence.paragraph]?.role === 'conclusion';
      if (!isClosing && !bySentence.has(hit.sentence)) bySentence.set(hit.sentence, hit);
    }
    return findOpen(writing, bySentence)
      .sort((a, b) => a.sentence.start - b.sentence.start)
      .slice(0, shown)
      .map(({ words, evidence }) => ({
        level,
        notice: `“${words}” names no source, and neither does the sentence after it.`,
        nextStep: /^\d/.test(words)
          ? 'Where does the figure come from?'
          : 'Which study, report or expert?',
        evidence: [evidence],
      }));
  },
});

function findOpen(
  writing: Writing,
  hits: ReadonlyMap<PatternMatch['sentence'], PatternMatch>,
): PatternMatch[] {
  const cited = new Set<PatternMatch['sentence']>();
  let next = 0;
  for (const sentence of writing.sentences) {
    while ((writing.citations[next]?.end ?? Number.POSITIVE_INFINITY) <= sentence.start) next += 1;
    if ((writing.citations[next]?.start ?? Number.POSITIVE_INFINITY) < sentence.end)
      cited.add(sentence);
  }
  return writing.sentences.flatMap((sentence, index) => {
    const hit = hits.get(sentence);
    if (hit === undefined) return [];
    const isContinued = /^(?:the|this|that|these|those|they|it|he|she|of)\b/i.test(
      sentence.passage.text,
    );
    const isFigure = /^\d/.test(hit.words);
    const before = isFigure ? reach : isContinued ? 1 : 0;
    const near = writing.sentences
      .slice(Math.max(0, index - before), index + 1 + (isFigure ? reach : 1))
      .filter((other) => other.paragraph === sentence.paragraph);
    const isSourced = near.some(
      (other) =>
        cited.has(other) ||
        isNamed(other.passage.text) ||
        patterns.ownData.test(other.passage.text),
    );
    return isSourced ? [] : [hit];
  });
}

/** A source that is named; "Studies show" and "The report shows" name none. */
function isNamed(text: string): boolean {
  const anonymous =
    /^\W*(?:\w+ )?(?:Studies|Research|Researchers|Surveys?|Statistics|Experts?|Scientists?|Reports?|Polls?|Evidence|People|This|That|It|Data)\b/i;
  const named = patterns.namedSource.exec(text);
  return named !== null && !(named.index < 30 && anonymous.test(text.slice(named.index)));
}
