import type { AggravatingEvidence, CounterEvidence, SentenceRule } from '../rule.ts';
import { compilePattern, type Pattern } from './pattern.ts';

/** A rule with its patterns compiled for the parties of one document. */
export interface CompiledRule {
  readonly rule: SentenceRule;
  readonly triggers: readonly Pattern[];
  readonly needs: Pattern | undefined;
  readonly onlyIf: Pattern | undefined;
  readonly witness: Pattern | undefined;
  readonly counterEvidence: readonly (CounterEvidence & { readonly compiled: Pattern })[];
  readonly aggravating: readonly (AggravatingEvidence & { readonly compiled: Pattern })[];
}

export function compileRule(rule: SentenceRule, anyParty: string): CompiledRule {
  const compileMaybe = (pattern: string | undefined) =>
    pattern === undefined ? undefined : compilePattern(pattern, anyParty);
  const compile = <T extends { readonly pattern: string }>(part: T) => ({
    ...part,
    compiled: compilePattern(part.pattern, anyParty),
  });
  return {
    rule,
    triggers: rule.triggers.map((trigger) => compilePattern(trigger, anyParty)),
    needs: compileMaybe(rule.needs),
    onlyIf: compileMaybe(rule.onlyIf),
    witness: compileMaybe(rule.witness),
    counterEvidence: rule.counterEvidence.map(compile),
    aggravating: rule.aggravating.map(compile),
  };
}
