import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { groupBy } from '@clauselight/core';
import { readLabeledSentences } from '@clauselight/datasets';
import { createConceptScorer, readConceptModel } from '@clauselight/engine/research';
import { createRandom, shuffle } from '../fit/random.ts';
import { type RealSentence, readRealSentences } from './real-sentences.ts';

const usage =
  'usage: npm run candidates:concepts -- --data FOLDER --out FILE [--each NUMBER]\n' +
  'Lists sentences to read next, at most NUMBER (25) for each concept, as JSON lines.';
/** What is less probable is seldom anything. */
const leastProbability = 0.25;
/** Concepts that a reader is asked about in one sentence. */
const mostAsked = 4;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    out: { type: 'string' },
    each: { type: 'string', default: '25' },
  },
});
if (values.data === undefined || values.out === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await listCandidates(values.data, values.out, Number(values.each));
}

interface Candidate {
  readonly sentence: RealSentence;
  readonly concept: string;
  readonly probability: number;
}

/** Half of what is listed of a concept is what the model is surest of, and half is taken by chance from the rest. */
async function listCandidates(data: string, out: string, each: number): Promise<void> {
  const { sentences } = await readRealSentences(data, readLabeledSentences());
  const model = readConceptModel(
    readFileSync(new URL('../../../../packages/engine/weights/concepts.bin', import.meta.url)),
  );
  const random = createRandom(23);
  const chosen = new Set<RealSentence>();
  const asked = new Map<RealSentence, Candidate[]>();
  const candidates = scoreUnread(sentences, model);
  for (const candidate of candidates) {
    const own = asked.get(candidate.sentence);
    if (own === undefined) asked.set(candidate.sentence, [candidate]);
    else own.push(candidate);
  }
  for (const own of groupBy(candidates, ({ concept }) => concept).values()) {
    const ranked = own.toSorted((a, b) => b.probability - a.probability);
    const rest = Int32Array.from(ranked.keys()).subarray(Math.ceil(each / 2));
    shuffle(rest, random);
    const some = [...rest.subarray(0, Math.floor(each / 2))].flatMap((at) => ranked[at] ?? []);
    for (const { sentence } of [...ranked.slice(0, Math.ceil(each / 2)), ...some]) {
      chosen.add(sentence);
    }
  }
  const rows = [...chosen].map((sentence) => {
    const { document, start, end, hash, text, before, tokens } = sentence;
    const ask = (asked.get(sentence) ?? [])
      .toSorted((a, b) => b.probability - a.probability)
      .slice(0, mostAsked)
      .map(({ concept }) => concept);
    return { document, start, end, hash, parties: tokens.parties, before, text, ask };
  });
  writeFileSync(out, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  console.log(`${rows.length} sentences of ${sentences.length}`);
}

/** Scores the sentences that nobody read; of sentences in the same words only the first. */
function scoreUnread(
  sentences: readonly RealSentence[],
  model: ReturnType<typeof readConceptModel>,
): readonly Candidate[] {
  const scorer = createConceptScorer(model);
  const known = new Set<string>();
  return sentences.flatMap((sentence) => {
    const key = sentence.tokens.words.filter((word) => !word.startsWith('#')).join(' ');
    if (known.has(key)) return [];
    known.add(key);
    if (sentence.label !== undefined) return [];
    const { scores } = scorer.score(sentence.tokens.words);
    return model.concepts.flatMap((concept, place): Candidate[] => {
      const line = model.calibration[place];
      if (line === undefined) return [];
      const odds = line.slope * (scores[place] ?? Number.NEGATIVE_INFINITY) + line.offset;
      const probability = 1 / (1 + Math.exp(-odds));
      return probability < leastProbability ? [] : [{ sentence, concept, probability }];
    });
  });
}
