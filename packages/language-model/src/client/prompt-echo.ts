/** More identical consecutive words than this are a copy of the prompt. */
const longestChance = 7;

/**
 * Removes each sentence that repeats more than seven consecutive words of the system prompt from all strings of an
 * answer. A document can ask for the prompt, and a model may reveal it.
 */
export function createEchoFilter(system: string): <Value>(answer: Value) => Value {
  const runs = new Set(listRuns(listWords(system)).map(({ run }) => run));
  // Caches sentences, because a partial answer contains those of the previous one.
  const known = new Map<string, string>();
  const clean = (text: string): string => {
    const cleaned = known.get(text) ?? dropEchoes(text, runs);
    known.set(text, cleaned);
    return cleaned;
  };
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return clean(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  };
  return (answer) => walk(answer) as typeof answer;
}

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

function dropEchoes(text: string, runs: ReadonlySet<string>): string {
  const echoes = listRuns(listWords(text)).filter(({ run }) => runs.has(run));
  if (echoes.length === 0) return text;
  let from = 0;
  const kept = text.split(/(?<=[.!?;:])(?=\s)|(?=\n)/).filter((sentence) => {
    const start = from;
    from += sentence.length;
    return !echoes.some((echo) => echo.start < from && start < echo.end);
  });
  return kept.join('').trim();
}

function listRuns(words: readonly Word[]): { run: string; start: number; end: number }[] {
  return words.slice(longestChance).map(({ end }, index) => {
    const row = words.slice(index, index + longestChance + 1);
    return { run: row.map(({ word }) => word).join(' '), start: row[0]?.start ?? 0, end };
  });
}

function listWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\d]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}
