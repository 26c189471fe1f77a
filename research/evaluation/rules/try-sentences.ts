import { readFileSync } from 'node:fs';
import { rules } from '@clauselight/engine';
import { draftFromText } from '@clauselight/engine/test/draft-from-text.ts';

export interface TriedSentence {
  readonly ruleId: string;
  readonly text: string;
  readonly expected: 'found' | 'left alone';
  readonly isRight: boolean;
}

interface SentenceFile {
  readonly rules: readonly {
    readonly id: string;
    readonly tests: { readonly fire?: string; readonly quiet?: string } | null;
  }[];
}

/** Tries every rule on the examples it brings along. */
export function tryOwnExamples(): readonly TriedSentence[] {
  return rules.flatMap(({ id, examples }) => [
    ...examples.matches.map((text) => trySentence(id, text, 'found')),
    ...examples.leaves.map((text) => trySentence(id, text, 'left alone')),
  ]);
}

/** Tries rules on the sentences of a file: `rules[].tests.fire` must be found, `rules[].tests.quiet` left alone. */
export function trySentencesOf(path: string): readonly TriedSentence[] {
  const file = JSON.parse(readFileSync(path, 'utf8')) as SentenceFile;
  return file.rules.flatMap(({ id, tests }) => [
    ...(tests?.fire ? [trySentence(id, tests.fire, 'found')] : []),
    ...(tests?.quiet ? [trySentence(id, tests.quiet, 'left alone')] : []),
  ]);
}

function trySentence(
  ruleId: string,
  text: string,
  expected: TriedSentence['expected'],
): TriedSentence {
  const rule = rules.find(({ id }) => id === ruleId);
  const isFound = rule !== undefined && draftFromText(rule, text).length > 0;
  return {
    ruleId,
    text,
    expected,
    isRight: rule !== undefined && isFound === (expected === 'found'),
  };
}
