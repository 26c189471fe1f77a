import { defineCheck, quote } from '../check.ts';
import { soundEssay } from '../example-texts.ts';
import type { Paragraph } from '../writing.ts';

const past =
  /\b(?:was|were|had|did|went|said|came|saw|took|made|felt|thought|knew|began|became|told|found|got|left|gave|ran|\p{L}{3,20}ed)\b/giu;
const present =
  /\b(?:is|are|has|have|does|do|says|goes|comes|sees|takes|makes|feels|thinks|knows|begins|becomes|shows|means|seems|tells|finds|gets|gives)\b/giu;
const fewestVerbs = 6;
/** Percentage points by which a paragraph must differ from the ones before and after it. */
const farApart = 60;
const shown = 2;

export const tenseShiftCheck = defineCheck({
  id: 'LAN-11',
  category: 'language',
  title: 'Change of tense',
  why: 'A change of tense that means nothing makes the reader look for its meaning.',
  source: 'Writing handbooks on consistency of tense',
  examples: {
    matches: [
      `${'He walked and talked and was glad. They went home and slept. '.repeat(3)}\n\n${'He is glad and says so. She knows that it is late and takes the bus. '.repeat(3)}\n\n${'He walked and talked and was glad. They went home and slept. '.repeat(3)}`,
    ],
    leaves: [soundEssay],
  },
  applies: ({ isEnglish, task, paragraphs }) =>
    isEnglish &&
    task.type !== 'lab-report' &&
    task.type !== 'literature-review' &&
    paragraphs.length >= 3,
  find: (writing) => {
    const shares = writing.paragraphs.map(getPastShare);
    return writing.paragraphs
      .flatMap((paragraph, index) => {
        const [before, own, after] = [shares[index - 1], shares[index], shares[index + 1]];
        const first = paragraph.sentences[0];
        if (own === undefined || before === undefined || after === undefined || !first) return [];
        const isApart = Math.abs(own - before) > farApart && Math.abs(own - after) > farApart;
        const isSameSide = own > before === own > after;
        if (!isApart || !isSameSide) return [];
        return [
          {
            level: 1 as const,
            notice: `${own} % of the verbs in paragraph ${index + 1} are in the past tense, against ${before} % before it and ${after} % after it.`,
            nextStep: 'Is the change of tense meant?',
            evidence: [quote(writing, first)],
          },
        ];
      })
      .slice(0, shown);
  },
});

function getPastShare({ sentences }: Paragraph): number | undefined {
  const before = sentences.reduce(
    (sum, { passage }) => sum + (passage.text.match(past)?.length ?? 0),
    0,
  );
  const now = sentences.reduce(
    (sum, { passage }) => sum + (passage.text.match(present)?.length ?? 0),
    0,
  );
  return before + now < fewestVerbs ? undefined : Math.round((100 * before) / (before + now));
}
