import { readFileSync } from 'node:fs';
import type { SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { createRegistry } from '../scripts/generate-rules.ts';
import { compileRule } from './risk/compiled-rule.ts';
import { createEvaluationInput, evaluateRule, type Hit } from './risk/evaluate-rule.ts';
import { createPartyNames } from './risk/parties.ts';
import type { Rule } from './rule.ts';
import { rules } from './rules/index.generated.ts';
import { structureStage } from './structure/structure-stage.ts';

function buildSourceText(text: string): SourceText {
  const blocks = [{ kind: 'paragraph' as const, start: 0, end: text.length }];
  return {
    readerVersion: '1',
    format: 'txt',
    text,
    blocks,
    pages: [],
    revisions: [],
    comments: [],
    hiddenTexts: [],
    warnings: [],
  };
}

function findHits(rule: Rule, text: string): readonly Hit[] {
  const { structure } = structureStage.run({ sourceText: buildSourceText(text) });
  const parties = createPartyNames([]);
  return evaluateRule(
    compileRule(rule, parties.anyParty),
    createEvaluationInput(text, structure, parties),
  );
}

const matching = rules.flatMap((rule) =>
  rule.examples.matches.map((text) => ({ id: rule.id, text, rule })),
);
const leaving = rules.flatMap((rule) =>
  rule.examples.leaves.map((text) => ({ id: rule.id, text, rule })),
);

const weighing = rules.flatMap((rule) =>
  (rule.examples.weighs ?? []).map((example) => ({ id: rule.id, ...example, rule })),
);

describe('the rule book', () => {
  it.each(matching)('$id finds: $text', ({ rule, text }) => {
    expect(findHits(rule, text)).not.toEqual([]);
  });

  it.each(leaving)('$id leaves alone: $text', ({ rule, text }) => {
    expect(findHits(rule, text)).toEqual([]);
  });

  it.each(weighing)('$id weighs $severity: $text', ({ rule, text, severity }) => {
    expect(new Set(findHits(rule, text).map((hit) => hit.severity))).toEqual(new Set([severity]));
  });

  it('has an example on both sides for every rule', () => {
    const bare = rules.filter(
      ({ examples }) => examples.matches.length === 0 || examples.leaves.length === 0,
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('is registered in full', () => {
    const source = readFileSync(new URL('rules/index.generated.ts', import.meta.url), 'utf8');
    expect(source, 'run: npx tsx packages/engine/scripts/generate-rules.ts').toBe(createRegistry());
  });

  it('gives every rule an id of its own', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });
});
