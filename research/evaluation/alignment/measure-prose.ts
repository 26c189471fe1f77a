import { analyze, checkProse, collectKnownFacts, type KnownFacts } from '@clauselight/engine';
import type { Contract } from '@clauselight/research-data';
import type { Analysis } from '@clauselight/schema';
import { getCpuMs } from '../speed/cpu-time.ts';
import { weights } from '../weights.ts';
import { createRow, type QuoteMeasurement } from './measure-quotes.ts';
import { falsehoods, newLength } from './prose-changes.ts';
import { createRandom } from './random.ts';

/** How often a value was changed, and how often the new one stands elsewhere in the document and cannot be told. */
export interface FalseRow extends QuoteMeasurement {
  elsewhere: number;
}

export interface ProseFigures {
  /** Sentences that are true: right where nothing in them is marked. */
  readonly kept: readonly QuoteMeasurement[];
  /** Sentences made false: right where something in them is marked. */
  readonly caught: readonly FalseRow[];
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
  const caught = falsehoods.map(({ name }) => ({ ...createRow(name), elsewhere: 0 }));
  const clock = { factsMs: 0, checkMs: 0, sentences: 0 };
  let characters = 0;
  for (const [seed, { sourceText }] of contracts.entries()) {
    const analysis = analyze(sourceText, { weights });
    const started = getCpuMs();
    const facts = collectKnownFacts({ sourceText, analysis });
    clock.factsMs += getCpuMs() - started;
    characters += sourceText.text.length;
    const check = createCheck(facts, clock);
    const random = createRandom(seed + 1);
    for (const sentence of pickSentences(sourceText.text, random)) {
      if (!countKept(own, sentence, check)) continue;
      for (const [at, { change }] of falsehoods.entries())
        countCaught(caught[at], change(sentence, random), {
          sentence,
          check,
          text: sourceText.text,
        });
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
    const started = getCpuMs();
    const { text, droppedSentences } = checkProse(words, facts, { unsupported: 'mark' });
    clock.checkMs += getCpuMs() - started;
    clock.sentences += 1;
    if (droppedSentences > 0) return [words];
    return text.unsupported.map(({ start, end }) => text.text.slice(start, end));
  };
}

function countKept(row: QuoteMeasurement, words: string, check: Check): boolean {
  const marked = check(words);
  row.count += 1;
  if (marked.length === 0) row.right += 1;
  else row.misses.push(`${marked.join(' | ')}  in: ${words}`);
  return marked.length === 0;
}

function countCaught(
  row: FalseRow | undefined,
  changed: string | undefined,
  context: { readonly sentence: string; readonly check: Check; readonly text: string },
): void {
  const { sentence, check, text } = context;
  if (row === undefined || changed === undefined || changed === sentence) return;
  row.count += 1;
  if (check(changed).length > 0) row.right += 1;
  else {
    row.misses.push(changed);
    const word = findChangedWord(sentence, changed);
    if (hasWord(text, word) || (word === newLength.words && hasWord(text, newLength.figure)))
      row.elsewhere += 1;
  }
}

/** The word in which two sentences differ, as the second has it. */
function findChangedWord(sentence: string, changed: string): string {
  let from = 0;
  while (sentence[from] === changed[from]) from += 1;
  const before = /[\p{L}\p{N}.,-]*$/u.exec(changed.slice(0, from))?.[0] ?? '';
  const after = /^[\p{L}\p{N}.,-]*/u.exec(changed.slice(from))?.[0] ?? '';
  return (before + after).replace(/^[.,-]+|[.,-]+$/g, '');
}

function hasWord(text: string, word: string): boolean {
  return text
    .split(/[^\p{L}\p{N}.,-]+/u)
    .some((one) => one.replace(/^[.,-]+|[.,-]+$/g, '') === word);
}

/** Whole sentences of running text, at places spread over it. */
function pickSentences(text: string, random: () => number): readonly string[] {
  const all = [...text.matchAll(/(?<=[.;]\s+)\p{Lu}[^.;]{40,400}\p{Ll}[.;](?=\s)/gu)].map(
    ([words]) => words.replace(/\s+/g, ' '),
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
