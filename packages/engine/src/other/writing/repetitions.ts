import { countShared, getStem, getStems, isContentWord, listWords } from '../common/words.ts';
import type { ProseSentence, Writing } from './writing.ts';

const runLength = 4;
const fewestRuns = 3;
const fewestOpenings = 3;
/** Share of all words from which a word is frequent. */
const frequentShare = 0.03;
const fewestTimes = 6;
const fewestWords = 200;
const alike = 0.8;
const fewestSentenceWords = 7;
/** The most sentences with a common word that a sentence is compared with. */
const perWord = 15;

/** Three sentences or more in a row within a paragraph that start with the same word, no article or pronoun. */
export function findSameOpenings({ sentences, task }: Writing): readonly ProseSentence[] {
  let run: ProseSentence[] = [];
  for (const sentence of sentences) {
    const last = run.at(-1);
    const isSame =
      last !== undefined &&
      last.words[0] === sentence.words[0] &&
      last.paragraph === sentence.paragraph;
    if (!isSame && run.length >= fewestOpenings) return run;
    run = isSame ? [...run.slice(-49), sentence] : isOpening(sentence, task.type) ? [sentence] : [];
  }
  return run.length >= fewestOpenings ? run : [];
}

function isOpening({ words }: ProseSentence, type: string): boolean {
  const first = words[0] ?? '';
  const isPersonal = /^(?:i|we|my|he|she|they)$/.test(first);
  return (
    first !== '' &&
    !/^(?:the|a|an|\d.*)$/.test(first) &&
    !(isPersonal && (type === 'narrative' || type === 'reflective'))
  );
}

/** The most frequent run of four words, two of them content words, that occurs in at least three sentences. */
export function findRepeatedRun({
  sentences,
  title,
  text,
}: Writing): { readonly words: string; readonly sentences: readonly ProseSentence[] } | undefined {
  const runs = new Map<string, ProseSentence[]>();
  for (const sentence of sentences) {
    const counted = sentence.words.map((word) => (isContentWord(word) ? 1 : 0));
    for (let index = 0; index + runLength <= sentence.words.length; index += 1) {
      let content = 0;
      for (let step = 0; step < runLength; step += 1) content += counted[index + step] ?? 0;
      if (content < 2) continue;
      const key = sentence.words.slice(index, index + runLength).join(' ');
      const known = runs.get(key);
      if (known === undefined) runs.set(key, [sentence]);
      else if (known.at(-1) !== sentence && known.length < 50) known.push(sentence);
    }
  }
  const topic = title === undefined ? '' : text.slice(title.start, title.end).toLowerCase();
  const best = [...runs]
    .filter(([words, found]) => found.length >= fewestRuns && !topic.includes(words))
    .reduce<readonly [string, readonly ProseSentence[]] | undefined>(
      (most, run) => (most === undefined || run[1].length > most[1].length ? run : most),
      undefined,
    );
  return best && { words: best[0], sentences: best[1] };
}

/** The commonest content word above three in a hundred that the title, task and opening do not hold. */
export function findFrequentWord(
  writing: Writing,
):
  | { readonly word: string; readonly times: number; readonly sentences: readonly ProseSentence[] }
  | undefined {
  const { sentences, wordCount } = writing;
  if (wordCount < fewestWords) return undefined;
  const topic = getTopic(writing);
  const counts = new Map<string, { times: number; word: string }>();
  for (const [word, holding] of writing.sentencesByWord) {
    if (!isContentWord(word) || holding.length < 2) continue;
    const stem = getStem(word);
    const known = counts.get(stem) ?? { times: 0, word };
    for (const sentence of holding)
      known.times += sentence.words.filter((own) => own === word).length;
    counts.set(stem, known);
  }
  const best = [...counts]
    .filter(
      ([stem, { times }]) =>
        times >= fewestTimes && times > frequentShare * wordCount && !topic.has(stem),
    )
    .sort((a, b) => b[1].times - a[1].times)[0];
  if (best === undefined) return undefined;
  return {
    ...best[1],
    sentences: sentences.filter(({ stems }) => stems.has(best[0])),
  };
}

function getTopic({ text, title, prompt, paragraphs }: Writing): ReadonlySet<string> {
  const frame = [title, ...prompt].flatMap((span) =>
    span ? listWords(text.slice(span.start, span.end)) : [],
  );
  const opening = paragraphs
    .filter(({ role }) => role === 'introduction')
    .flatMap(({ sentences }) => sentences);
  return getStems([...frame, ...opening.flatMap(({ words }) => words)]);
}

/** Pairs of sentences of seven words or more of which each holds over four fifths of the other's words. */
export function findRepeatedSentences({
  sentences,
}: Writing): readonly (readonly [ProseSentence, ProseSentence])[] {
  const byWord = new Map<string, { sentence: ProseSentence; words: ReadonlySet<string> }[]>();
  const found: (readonly [ProseSentence, ProseSentence])[] = [];
  for (const sentence of sentences) {
    if (sentence.words.length < fewestSentenceWords || found.length >= 3) continue;
    const words = new Set(sentence.words);
    const rare = [...words]
      .filter(isContentWord)
      .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
      .slice(0, 2);
    const near = new Set(rare.flatMap((word) => byWord.get(word) ?? []));
    for (const other of near) {
      const shared = countShared(words, other.words);
      if (shared > alike * words.size && shared > alike * other.words.size) {
        found.push([other.sentence, sentence]);
        break;
      }
    }
    for (const word of rare) {
      const known = byWord.get(word) ?? [];
      if (known.length < perWord) known.push({ sentence, words });
      byWord.set(word, known);
    }
  }
  return found;
}
