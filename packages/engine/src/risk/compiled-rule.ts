import type { AggravatingEvidence, CounterEvidence, Rule } from '../rule.ts';
import { compilePattern, type Pattern } from './pattern.ts';

/** A rule with its patterns compiled for the parties of one document. */
export interface CompiledRule {
  readonly rule: Rule;
  readonly triggers: readonly Pattern[];
  readonly needs: Pattern | undefined;
  readonly witness: Pattern | undefined;
  readonly counterEvidence: readonly (CounterEvidence & { readonly compiled: Pattern })[];
  readonly aggravating: readonly (AggravatingEvidence & { readonly compiled: Pattern })[];
}

export function compileRule(rule: Rule, anyParty: string): CompiledRule {
  const compile = <T extends { readonly pattern: string }>(part: T) => ({
    ...part,
    compiled: compilePattern(part.pattern, anyParty),
  });
  return {
    rule,
    triggers: rule.triggers.map((trigger) => compilePattern(trigger, anyParty)),
    needs: rule.needs === undefined ? undefined : compilePattern(rule.needs, anyParty),
    witness: rule.witness === undefined ? undefined : compilePattern(rule.witness, anyParty),
    counterEvidence: rule.counterEvidence.map(compile),
    aggravating: rule.aggravating.map(compile),
  };
}
