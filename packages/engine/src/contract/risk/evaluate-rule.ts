import type { Adjustment, Provision, Severity } from '@clauselight/schema';
import type { DocumentStructure, Sentence } from '../../text/document-structure.ts';
import { findLeadIns } from '../../text/lead-ins.ts';
import { findEvidence } from '../../text/passage.ts';
import type { CounterEvidence, SentenceRule } from '../rule.ts';
import type { Bearing } from './bearing/bearing.ts';
import { readBearing } from './bearing/read-bearing.ts';
import type { CompiledRule } from './compiled-rule.ts';
import { isDenied, isTurnedRound } from './denial.ts';
import type { PartyNames } from './parties.ts';
import { createPassageUses, type PassageUses } from './passage-use.ts';
import { findMatch, listMatches, type Match, type Pattern, type PatternMatch } from './pattern.ts';
import { createSentenceIndex, type SentenceIndex } from './sentence-index.ts';
import { isPastThreshold } from './threshold.ts';

/** A match of a rule in one sentence, after counter-evidence and aggravation. */
export interface RuleMatch {
  readonly sentence: Sentence;
  readonly match: Match;
  /** Whose risk it is, as far as the sentence tells. */
  readonly bearing: Bearing;
  readonly severity: Severity;
  readonly adjustments: readonly Adjustment[];
}

export interface EvaluationInput {
  readonly text: string;
  readonly structure: DocumentStructure;
  readonly parties: PartyNames;
  readonly sentences: SentenceIndex;
  readonly uses: PassageUses;
  /** Returns the words that introduce the list in which a sentence is an item; empty if there are none. */
  getLeadIn(index: number): string;
}

interface Candidate {
  readonly index: number;
  readonly sentence: Sentence;
  readonly trigger: number;
  readonly match: Match;
  /** The party that the matching words name first. */
  readonly named: string | undefined;
  readonly bearing: Bearing;
}

export interface EvaluatedDocument {
  readonly text: string;
  readonly structure: DocumentStructure;
  readonly parties: PartyNames;
  readonly provisions: readonly Provision[];
}

/** Prepares a document for the evaluation of rules. */
export function createEvaluationInput(document: EvaluatedDocument): EvaluationInput {
  const { text, structure, parties, provisions } = document;
  const sentences = createSentenceIndex(text, structure, provisions);
  const uses = createPassageUses(structure, text);
  const leadIns = findLeadIns(structure.sentences);
  const getLeadIn = (index: number) =>
    structure.sentences[leadIns[index] ?? -1]?.passage.text ?? '';
  return { text, structure, parties, sentences, uses, getLeadIn };
}

/** Lists every sentence in which a rule matches. */
export function evaluateRule(compiled: CompiledRule, input: EvaluationInput): readonly RuleMatch[] {
  const candidates = listCandidates(compiled, input);
  if (candidates.length === 0) return [];
  if (compiled.onlyIf !== undefined && !input.sentences.hasMatch(compiled.onlyIf)) return [];
  const witnesses = listWitnesses(compiled, input);
  return candidates
    .filter((candidate) => !isReciprocal(compiled, candidate, candidates))
    .filter(({ named }) => !isEitherParty(compiled, named, input))
    .filter(({ named }) => !witnesses.some((word) => isOther(word, named, input.parties)))
    .flatMap((candidate) => createHit(compiled, candidate, input) ?? []);
}

function listCandidates(compiled: CompiledRule, input: EvaluationInput): readonly Candidate[] {
  const { rule, triggers, needs } = compiled;
  const { structure, parties, sentences } = input;
  return sentences.listWith(rule.cues).flatMap((index) => {
    const sentence = structure.sentences[index];
    if (sentence === undefined) return [];
    const { text } = sentence.passage;
    if (needs !== undefined && findMatch(needs, text) === undefined) return [];
    const found = triggers.flatMap((pattern, trigger): Candidate[] => {
      const match = listMatches(pattern, text).find((one) =>
        isStated(one, { rule, sentence, index, input }),
      );
      if (match === undefined) return [];
      const bearing = readBearing(text, match, rule.bearer, parties);
      const named = parties.findFirst(text.slice(match.from, match.to));
      return [{ index, sentence, trigger, match, named, bearing }];
    });
    return found.length > 0 && isInContext(rule, index, sentences) ? found : [];
  });
}

function isInContext(
  { context, notIn }: SentenceRule,
  index: number,
  sentences: SentenceIndex,
): boolean {
  if (context === undefined && notIn === undefined) return true;
  const categories = sentences.getCategories(index);
  if (notIn?.some((category) => categories.has(category))) return false;
  return context === undefined || context.some((category) => categories.has(category));
}

interface StatedInput {
  readonly rule: SentenceRule;
  readonly sentence: Sentence;
  readonly index: number;
  readonly input: EvaluationInput;
}

/** Tells whether the document says what a match says: in words that bind, and without taking it back. */
function isStated(match: PatternMatch, { rule, sentence, index, input }: StatedInput): boolean {
  const { text } = sentence.passage;
  if (rule.test && !isPastThreshold(text.slice(match.from, match.to), rule.test)) return false;
  const use = input.uses.getUse(sentence, match);
  if (use !== 'operative' && !rule.restsOn?.includes(use)) return false;
  const leadIn = input.getLeadIn(index);
  return !isDenied(text, { match, assertion: rule.asserts ?? 'duty', leadIn });
}

function isReciprocal(
  compiled: CompiledRule,
  candidate: Candidate,
  candidates: readonly Candidate[],
): boolean {
  const { reciprocity } = compiled.rule;
  if (reciprocity === undefined || candidate.named === undefined) return false;
  return candidates.some(
    (other) =>
      other.named !== undefined &&
      other.named !== candidate.named &&
      (reciprocity === 'rule' || other.trigger === candidate.trigger),
  );
}

/** Roles that whoever tells or hears something has, each party in its turn. */
const changingRole =
  /^(?:(?:the )?(?:receiving|disclosing) part(?:y|ies)|recipients?|disclosers?)$/;

/** Whether the subject of a rule about one side is a role that no party has for good: “the receiving party”. */
function isEitherParty(
  { rule }: CompiledRule,
  named: string | undefined,
  { structure }: EvaluationInput,
): boolean {
  if (rule.reciprocity === undefined || named === undefined || !changingRole.test(named)) {
    return false;
  }
  const role = named.replace(/^the /, '').replace(/s$/, '');
  return !structure.definitions.some(({ term }) => term.toLowerCase() === role);
}

const notSubject = new Set(
  'party parties which and it who that they he she you we or then shall'.split(' '),
);

/** Lists the words that the rule's witness pattern finds as subjects, anywhere in the document. */
function listWitnesses(
  { witness, rule }: CompiledRule,
  { structure, sentences }: EvaluationInput,
): readonly string[] {
  if (witness === undefined) return [];
  return sentences.listWith(rule.cues).flatMap((index) => {
    const words = sentences.getLowered(index);
    return listMatches(witness, structure.sentences[index]?.passage.text ?? '').map(
      ({ from, to }) => /^[a-z0-9]*/.exec(words.slice(from, to))?.[0] ?? '',
    );
  });
}

function isOther(word: string, named: string | undefined, parties: PartyNames): boolean {
  return (
    word !== '' && !notSubject.has(word) && named !== undefined && !parties.isNamed(named, word)
  );
}

function createHit(
  compiled: CompiledRule,
  candidate: Candidate,
  input: EvaluationInput,
): RuleMatch | undefined {
  const adjustments: Adjustment[] = [];
  for (const counter of compiled.counterEvidence) {
    const found = findCounterEvidence(counter, candidate, input.structure.sentences);
    if (found === undefined) continue;
    if (counter.effect === 'drop') return undefined;
    adjustments.push(
      createAdjustment({ effect: counter.effect, reason: counter.reason, found, text: input.text }),
    );
  }
  for (const { compiled: pattern, reason } of compiled.aggravating) {
    const match = findUnchanged(pattern, candidate.sentence.passage.text, 1);
    if (match === undefined) continue;
    const found = { sentence: candidate.sentence, match };
    adjustments.push(createAdjustment({ effect: 1, reason, found, text: input.text }));
  }
  const change = adjustments.reduce((sum, { effect }) => sum + effect, 0);
  const severity = limitSeverity(compiled.rule.baseSeverity + change);
  const { sentence, match, bearing } = candidate;
  return { sentence, match, bearing, severity, adjustments };
}

interface SentenceMatch {
  readonly sentence: Sentence;
  readonly match: Match;
}

function findCounterEvidence(
  counter: CounterEvidence & { readonly compiled: Pattern },
  candidate: Candidate,
  sentences: readonly Sentence[],
): SentenceMatch | undefined {
  const within = counter.within ?? (counter.effect === 'drop' ? 'sentence' : 'neighbours');
  const { sentence, match: trigger, index } = candidate;
  if (within === 'match') {
    const match = findUnchanged(
      counter.compiled,
      sentence.passage.text.slice(trigger.from, trigger.to),
      counter.effect,
    );
    return (
      match && { sentence, match: { from: match.from + trigger.from, to: match.to + trigger.from } }
    );
  }
  const around = within === 'sentence' ? [] : [sentences[index - 1], sentences[index + 1]];
  const searched = [sentence, ...around.filter((other) => other?.clauseId === sentence.clauseId)];
  for (const other of searched) {
    const match = other && findUnchanged(counter.compiled, other.passage.text, counter.effect);
    if (other !== undefined && match !== undefined) return { sentence: other, match };
  }
  return undefined;
}

/** Returns the first match that no words before it turn round: “with no prior notice” is no notice. */
function findUnchanged(
  pattern: Pattern,
  text: string,
  effect: CounterEvidence['effect'] | 1,
): Match | undefined {
  const isSubject = effect === 'drop';
  return listMatches(pattern, text).find((match) => !isTurnedRound(text, match, { isSubject }));
}

interface AdjustmentInput {
  readonly effect: number;
  readonly reason: string;
  readonly found: SentenceMatch;
  readonly text: string;
}

function createAdjustment({ effect, reason, found, text }: AdjustmentInput): Adjustment {
  const evidence = findEvidence(text, found.sentence.passage, found.match);
  return { effect, reason, ...(evidence && { evidence }) };
}

function limitSeverity(value: number): Severity {
  return Math.min(5, Math.max(1, value)) as Severity;
}
