import { count, defineCheck } from '../check.ts';
import { markedEssay, soundEssay } from '../example-texts.ts';
import { matchRubric } from '../rubric.ts';

export const rubricCheck = defineCheck({
  id: 'TAS-03',
  category: 'task',
  title: 'Criterion of the marking scheme still open',
  why: 'The text will be read against this scheme, criterion by criterion.',
  source: 'Feedback by criterion as in Turnitin Revision Assistant; the teacher keeps the grade',
  examples: {
    matches: [markedEssay],
    leaves: [soundEssay],
  },
  applies: (writing) => writing.isEnglish && matchRubric(writing).length > 0,
  find: (writing) => {
    const lines = matchRubric(writing);
    const open = lines.filter(({ status }) => status === 'open');
    if (open.length === 0) return [];
    return [
      {
        level: 2,
        notice: `For ${open.length} of ${count(lines.length, 'criterion').replace(/criterions$/, 'criteria')} of the marking scheme we found nothing in the text: ${open.map(({ note }) => note).join('; ')}.`,
        nextStep: 'Which passage of yours answers each of them?',
        evidence: open.slice(0, 8).map(({ evidence }) => evidence),
      },
    ];
  },
});
