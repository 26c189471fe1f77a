import type { DocumentKind, Evidence, WritingTaskType } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import { taskCues } from './task-cues.ts';
import type { Heading, Paragraph, ProseSentence, RecognizedTask } from './writing.ts';

interface TaskInput {
  readonly text: string;
  readonly documentKind: DocumentKind;
  /** Title and task, as they read. */
  readonly frame: string;
  readonly headings: readonly Heading[];
  readonly paragraphs: readonly Paragraph[];
  readonly sentences: readonly ProseSentence[];
  readonly citationCount: number;
}

interface Vote {
  readonly type: WritingTaskType;
  readonly weight: number;
  readonly reason: string;
  readonly evidence: readonly Evidence[];
}

const most: Readonly<Record<WritingTaskType, string>> = {
  argumentative: 'an argumentative essay',
  opinion: 'an opinion essay',
  analytical: 'an analytical essay',
  narrative: 'a narrative',
  reflective: 'a reflective piece',
  'lab-report': 'a lab report',
  'literature-review': 'a literature review',
};

/** What a task type is called within a sentence, with its article. */
export function describeTask(type: WritingTaskType): string {
  return most[type];
}

/** Recognizes the type of task from the words of the task, the headings and the style of the text. */
export function recognizeTask(input: TaskInput): RecognizedTask {
  const votes = [...voteByFrame(input), ...voteByHeadings(input), ...voteBySentences(input)];
  const totals = new Map<WritingTaskType, number>();
  for (const { type, weight } of votes) totals.set(type, (totals.get(type) ?? 0) + weight);
  const best = [...totals].sort((a, b) => b[1] - a[1])[0];
  const fewest = best?.[0] === 'analytical' ? 1 : 2;
  if (best === undefined || best[1] < fewest) {
    return {
      type: 'analytical',
      reason: 'Nothing in it takes a side, tells a story or reports an experiment.',
      evidence: [],
    };
  }
  const own = votes.filter(({ type }) => type === best[0]).sort((a, b) => b.weight - a.weight);
  return {
    type: best[0],
    reason: `${own
      .slice(0, 2)
      .map(({ reason }) => reason)
      .join(', and ')}.`.replace(/^./, (first) => first.toUpperCase()),
    evidence: own.flatMap(({ evidence }) => evidence).slice(0, 3),
  };
}

function voteByFrame({ frame }: TaskInput): readonly Vote[] {
  return taskCues.frame
    .filter(({ pattern }) => pattern.test(frame))
    .map(({ type, weight, reason }) => ({ type, weight, reason, evidence: [] }));
}

function voteByHeadings({ documentKind, headings }: TaskInput): readonly Vote[] {
  const found = headings.filter(({ text }) => taskCues.labHeading.test(text));
  const kinds = new Set(
    found.map(({ text }) => taskCues.labHeading.exec(text)?.[1]?.toLowerCase()),
  );
  if (documentKind !== 'lab-report' && kinds.size < 3) return [];
  return [
    {
      type: 'lab-report',
      weight: 8,
      reason: 'its headings are those of a lab report',
      evidence: found.slice(0, 3).map(({ start, end, text }) => ({ start, end, quote: text })),
    },
  ];
}

function voteBySentences({ text, sentences, citationCount }: TaskInput): readonly Vote[] {
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  const votes = taskCues.sentence.flatMap(
    ({ type, pattern, perHundred, most: cap, reason }): Vote[] => {
      const hits = sentences.flatMap((sentence) => {
        const match = pattern.exec(sentence.passage.text);
        if (match === null) return [];
        const range = { from: match.index, to: match.index + match[0].length };
        const evidence = findEvidence(text, sentence.passage, range);
        return evidence === undefined ? [] : [evidence];
      });
      if (hits.length === 0) return [];
      const weight =
        perHundred === undefined
          ? Math.min(cap, hits.length)
          : Math.min(cap, (100 * hits.length) / Math.max(words, 1) / perHundred);
      return [{ type, weight, reason, evidence: hits.slice(0, 2) }];
    },
  );
  const density = words === 0 ? 0 : (100 * citationCount) / words;
  const self = sentences.reduce(
    (sum, { words: own }) => sum + own.filter((word) => taskCues.self.has(word)).length,
    0,
  );
  const selfDensity = words === 0 ? 0 : (100 * self) / words;
  if (citationCount >= 2) {
    votes.push({
      type: density > 3 ? 'literature-review' : 'argumentative',
      weight: density > 3 ? 2 : 1,
      reason: `it cites sources ${citationCount} times`,
      evidence: [],
    });
  }
  if (selfDensity >= 5) {
    votes.push({
      type: 'reflective',
      weight: 2.5,
      reason: `the author speaks of themselves ${Math.round(selfDensity)} times in a hundred words`,
      evidence: [],
    });
  }
  return votes;
}
