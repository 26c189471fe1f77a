import type {
  Adjustment,
  ClauseCategory,
  Evidence,
  Provision,
  Severity,
} from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import type { AbsenceRule, ChecklistRule, Rule } from '../rule.ts';
import type { EvaluationInput } from './evaluate-rule.ts';
import type { Advice } from './fit-advice.ts';
import { findIncorporation } from './incorporation.ts';
import { compilePattern, findMatch } from './pattern.ts';
import { isNear, isSilenced } from './presence/find-presence.ts';

/** The result of a check of the whole document, with the passages that were searched. */
export interface WholeFinding {
  readonly detail: string;
  readonly severity: Severity;
  readonly adjustments: readonly Adjustment[];
  /** Passages that the finding rests on. Empty when something is missing. */
  readonly evidence: readonly Evidence[];
  readonly lookedIn: readonly Evidence[];
  /** What it advises, where that is not the advice of the rule. */
  readonly advice?: Advice;
}

export interface WholeInput extends EvaluationInput {
  readonly provisions: readonly Provision[];
}

/** The most passages listed as searched; a display limit. */
const mostSearched = 5;

/** Returns a finding when nothing in the document shows the content that the rule looks for. */
export function evaluateAbsence(rule: AbsenceRule, input: WholeInput): WholeFinding | undefined {
  const { provisions } = input;
  if (!isCalledFor(rule, input)) return undefined;
  if (isNear(rule, input) || isSilenced(rule, input)) return undefined;
  const lookedIn = listSearchedPassages(provisions, rule.expectedIn ?? []);
  const finding: WholeFinding = {
    detail: describeSearch(rule.soughtFor, input, lookedIn),
    severity: rule.baseSeverity,
    adjustments: [],
    evidence: [],
    lookedIn,
  };
  return weighReferences(weighInPlace(rule, finding, input), input);
}

/** Says what the contract has in place of what is missing, and lets it weigh less. */
function weighInPlace(
  { inPlace, soughtFor }: AbsenceRule,
  finding: WholeFinding,
  input: WholeInput,
): WholeFinding {
  if (inPlace === undefined) return finding;
  const patterns = inPlace.patterns.map((pattern) => ({ name: '', pattern }));
  const found = listFirstMatches(patterns, input)[0];
  if (found === undefined) return finding;
  const { steps, reason, does } = inPlace;
  const { structure } = input;
  const searched = `Looked for ${soughtFor} in all ${structure.sentences.length} sentences and ${structure.clauses.length} clauses`;
  const severity = Math.max(1, finding.severity - steps) as Severity;
  return {
    ...finding,
    detail: `${searched}; a passage ${does}.`,
    severity,
    adjustments: [{ effect: severity - finding.severity, reason, evidence: found }],
    lookedIn: [found],
  };
}

/** Whether the words of a document call for what a rule misses. */
export function isCalledFor(
  rule: Rule,
  { sentences, parties }: Pick<EvaluationInput, 'sentences' | 'parties'>,
): boolean {
  const onlyIf = 'onlyIf' in rule ? rule.onlyIf : undefined;
  return onlyIf === undefined || sentences.hasMatch(compilePattern(onlyIf, parties.anyParty));
}

/** What is missing here may stand in a document that applies as well and was not analyzed. */
function weighReferences(finding: WholeFinding, input: WholeInput): WholeFinding {
  const reference = findIncorporation(input);
  if (reference === undefined) return finding;
  return {
    ...finding,
    detail: `${finding.detail} This is subject to a document that we have not seen, which also applies.`,
    severity: Math.max(1, finding.severity - 1) as Severity,
    adjustments: [
      { effect: -1, reason: 'A document that we have not seen also applies', evidence: reference },
    ],
    lookedIn: [reference, ...finding.lookedIn],
  };
}

/** Returns a finding when enough items of a checklist are missing, or enough of its signals are present. */
export function evaluateChecklist(
  rule: ChecklistRule,
  input: WholeInput,
): WholeFinding | undefined {
  const { sentences, parties } = input;
  const matches = (pattern: string) =>
    sentences.hasMatch(compilePattern(pattern, parties.anyParty));
  if (!isCalledFor(rule, input)) return undefined;
  const sought = rule.counts === 'present';
  const counted = rule.items.filter(({ pattern }) => matches(pattern) === sought);
  if (counted.length < rule.from) return undefined;
  const isGraver = rule.graverFrom !== undefined && counted.length >= rule.graverFrom;
  const names = counted.map(({ name }) => name).join(', ');
  const finding: WholeFinding = {
    detail: sought
      ? `Found ${counted.length} of ${rule.items.length} signs: ${names}.`
      : `Looked for ${rule.items.length} items and did not find: ${names}.`,
    severity: Math.min(5, rule.baseSeverity + (isGraver ? 1 : 0)) as Severity,
    adjustments: [],
    evidence: sought ? listFirstMatches(counted, input) : [],
    lookedIn: [],
    ...(!sought && counted.length < rule.items.length && askForRest(rule, names)),
  };
  return sought ? finding : weighReferences(finding, input);
}

/** Asks for no more than what is missing: wording that has every item would repeat what is there. */
function askForRest({ partly }: ChecklistRule, names: string): { readonly advice?: Advice } {
  if (partly === undefined) return {};
  const { request, mitigation } = partly;
  return { advice: { request, mitigation: `${mitigation} ${names}.` } };
}

function listSearchedPassages(
  provisions: readonly Provision[],
  categories: readonly ClauseCategory[],
): readonly Evidence[] {
  return provisions
    .filter(({ category }) => categories.includes(category))
    .sort((a, b) => b.probability - a.probability)
    .slice(0, mostSearched)
    .map(({ evidence }) => evidence);
}

function describeSearch(
  soughtFor: string,
  { structure }: WholeInput,
  lookedIn: readonly Evidence[],
): string {
  const searched = `Looked for ${soughtFor} in all ${structure.sentences.length} sentences and ${structure.clauses.length} clauses`;
  return lookedIn.length === 0
    ? `${searched}; no passage deals with it.`
    : `${searched}; the passages that come nearest do not hold it.`;
}

function listFirstMatches(
  items: ChecklistRule['items'],
  { structure, text, parties }: WholeInput,
): readonly Evidence[] {
  return items.flatMap(({ pattern }) => {
    const compiled = compilePattern(pattern, parties.anyParty);
    const sentence = structure.sentences.find(
      ({ passage }) => findMatch(compiled, passage.text) !== undefined,
    );
    const evidence =
      sentence &&
      findEvidence(text, sentence.passage, { from: 0, to: sentence.passage.text.length });
    return evidence === undefined ? [] : [evidence];
  });
}
