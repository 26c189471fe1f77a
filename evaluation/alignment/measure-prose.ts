import type { Contract } from '@clauselight/datasets';
import { analyze, checkProse, collectKnownFacts, type KnownFacts } from '@clauselight/engine';
import type { Analysis } from '@clauselight/schema';
import { weights } from '../weights.ts';
import { createRow, type Row } from './measure-quotes.ts';
import { falsehoods } from './prose-changes.ts';
import { createRandom } from './random.ts';

export interface ProseFigures {
  /** Sentences that are true: right where nothing in them is marked. */
  readonly kept: readonly Row[];
  /** Sentences made false: right where something in them is marked. */
  readonly caught: readonly Row[];
  readonly characters: number;
  readonly factsMs: number;
  readonly sentences: number;
  readonly checkMs: number;
}

const sentencesPerContract = 60;

/** Compares sentences of contracts, of what the engine says of them, and the former made false, with the contracts. */
export function measureProse(contracts: readonly Contract[]): ProseFigures {
  const own = createRow('the document itself');
  const engine = {
    summary: createRow('the engine’s summary'),
    findings: createRow('what the engine says of findings'),
    terms: createRow('extracted terms'),
  };
  const caught = falsehoods.map(({ name }) => createRow(name));
  const clock = { factsMs: 0, checkMs: 0, sentences: 0 };
  let characters = 0;
  for (const [seed, { sourceText }] of contracts.entries()) {
    const analysis = analyze(sourceText, { weights });
    const started = performance.now();
    const facts = collectKnownFacts({ sourceText, analysis });
    clock.factsMs += performance.now() - started;
    characters += sourceText.text.length;
    const check = createCheck(facts, clock);
    const random = createRandom(seed + 1);
    for (const sentence of pickSentences(sourceText.text, random)) {
      if (!countKept(own, sentence, check)) continue;
      for (const [at, { change }] of falsehoods.entries())
        countCaught(caught[at], change(sentence, random), { sentence, check });
    }
    for (const words of listSummary(analysis)) countKept(engine.summary, words, check);
    for (const words of listAdvice(analysis)) countKept(engine.findings, words, check);
    for (const { label, display } of analysis.terms)
      countKept(engine.terms, `${label}: ${display}`, check);
  }
  return { kept: [own, ...Object.values(engine)], caught, characters, ...clock };
}

type Check = (words: string) => readonly string[];

/** What is marked in words, or the words themselves where they are dropped. */
function createCheck(facts: KnownFacts, clock: { checkMs: number; sentences: number }): Check {
  return (words) => {
    const started = performance.now();
    const { text, droppedSentences } = checkProse(words, facts, { unsupported: 'mark' });
    clock.checkMs += performance.now() - started;
    clock.sentences += 1;
    if (droppedSentences > 0) return [words];
    return text.unsupported.map(({ start, end }) => text.text.slice(start, end));
  };
}

function countKept(row: Row, words: string, check: Check): boolean {
  const marked = check(words);
  row.count += 1;
  if (marked.length === 0) row.right += 1;
  else row.misses.push(`${marked.join(' | ')}  in: ${words}`);
  return marked.length === 0;
}

function countCaught(
  row: Row | undefined,
  changed: string | undefined,
  { sentence, check }: { readonly sentence: string; readonly check: Check },
): void {
  if (row === undefined || changed === undefined || changed === sentence) return;
  row.count += 1;
  if (check(changed).length > 0) row.right += 1;
  else row.misses.push(changed);
}

/** Whole sentences of running text, at places spread over it. */
function pickSentences(text: string, random: () => number): readonly string[] {
  const all = [...text.matchAll(/(?<=[.;]\s+)\p{Lu}[^.;]{40,400}[.;](?=\s)/gu)].map(([words]) =>
    words.replace(/\s+/g, ' '),
  );
  const share = sentencesPerContract / Math.max(1, all.length);
  return all.filter(() => random() < share);
}

function listSummary({ summary }: Analysis): readonly string[] {
  return summary.map(({ text }) => text);
}

function listAdvice({ findings }: Analysis): readonly string[] {
  return findings.flatMap(({ title, detail, why, request, mitigation }) =>
    [title, detail, why, request, mitigation].filter(
      (words) => words !== undefined && words !== '',
    ),
  ) as readonly string[];
}
