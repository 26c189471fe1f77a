import type { Clause, Evidence, Provision } from '@clauselight/schema';
import type { DocumentStructure, Sentence } from '../../../text/document-structure.ts';
import { findEvidence } from '../../../text/passage.ts';
import type { Rule } from '../../rule.ts';
import { isDenied } from '../denial.ts';
import { findMatchEvidence } from '../match-evidence.ts';
import type { PartyNames } from '../parties.ts';
import { compilePattern, findMatch, type Match, type Pattern } from '../pattern.ts';
import { getSubject } from './rule-subjects.ts';

/** From this probability on, a provision of a category shows that the content is there: more likely than not. */
const showsPresence = 0.5;
/** From this probability on, a provision shows it better than a cue does. Our own estimate. */
const showsClearly = 0.8;

export interface PresenceInput {
  readonly text: string;
  readonly structure: DocumentStructure;
  readonly parties: PartyNames;
  readonly provisions: readonly Provision[];
}

/**
 * Finds the passage that shows best that the document deals with a rule's subject, whether or not the rule found a risk
 * in it: a provision of the clause model, a sentence with the cues of the subject, a clause with a heading of it, or
 * what the rule itself looks for. That is wider than what shows the subject, so that it shows a passage only where the
 * subject has no cues of its own.
 */
export function findPresence(rule: Rule, input: PresenceInput): Evidence | undefined {
  const { as = [], cues = [], heading } = getSubject(rule);
  const compile = (pattern: string) => compilePattern(pattern, input.parties.anyParty);
  const own = cues.length > 0 ? { forSentences: [], forHeadings: [] } : listOwnPatterns(rule);
  const expected = rule.kind === 'absence' ? [...as, ...(rule.presentAs ?? [])] : as;
  const provisions = input.provisions
    .filter(
      ({ category, probability }) => probability >= showsPresence && expected.includes(category),
    )
    .sort((a, b) => b.probability - a.probability);
  const best = provisions[0];
  if (best !== undefined && best.probability >= showsClearly) return best.evidence;
  const headings = [...(heading === undefined ? [] : [heading]), ...own.forHeadings].map(compile);
  return (
    findBestSentence(cues.map(compile), rule, input) ??
    findBestSentence(own.forSentences.map(compile), rule, input) ??
    findUnderHeading(headings, input) ??
    best?.evidence
  );
}

/** Tells whether words that silence a rule about something missing stand in a document. */
export function isSilenced(rule: Rule, { structure, parties }: PresenceInput): boolean {
  if (rule.kind !== 'absence') return false;
  const patterns = rule.present.map((pattern) => compilePattern(pattern, parties.anyParty));
  return (
    structure.sentences.some(({ passage }) => findFirst(patterns, passage.text) !== undefined) ||
    structure.clauses.some(
      ({ heading }) => heading !== undefined && findFirst(patterns, heading) !== undefined,
    )
  );
}

/** Tells whether some sentence or heading may deal with a rule's subject, as far as its words show. */
export function isNear(rule: Rule, { structure, parties }: PresenceInput): boolean {
  const { cues = [], near = [] } = getSubject(rule);
  const own = cues.length > 0 ? listOwnPatterns(rule).forSentences : [];
  const patterns = [...near, ...own].map((pattern) => compilePattern(pattern, parties.anyParty));
  const isMatched = (words: string) => findFirst(patterns, words) !== undefined;
  return (
    structure.sentences.some(({ passage }) => isMatched(passage.text)) ||
    structure.clauses.some(({ heading }) => heading !== undefined && isMatched(heading))
  );
}

/** What the rule itself looks for, in sentences and in headings. */
function listOwnPatterns(rule: Rule): {
  readonly forSentences: readonly string[];
  readonly forHeadings: readonly string[];
} {
  switch (rule.kind) {
    case 'absence':
      return { forSentences: rule.present, forHeadings: rule.present };
    case 'checklist': {
      const patterns = rule.items.map(({ pattern }) => pattern);
      return { forSentences: patterns, forHeadings: [] };
    }
    case 'computed':
      return { forSentences: [], forHeadings: [] };
    default:
      return { forSentences: rule.triggers, forHeadings: [] };
  }
}

interface SentenceMatch {
  readonly sentence: Sentence;
  readonly match: Match;
}

// A list of the clauses that survive, or a sentence without a verb, names a subject and does not deal with it.
const survivalList = /\bsurviv\w+\b/i;
const operative =
  /\b(?:shall|will|must|may|can|agrees?|is|are|be|has|have|hereby|not|no|requires?|means|grants?|applies|apply|you|we)\b/i;
const fewestCharacters = 30;

function findBestSentence(
  patterns: readonly Pattern[],
  rule: Rule,
  { text, structure }: PresenceInput,
): Evidence | undefined {
  if (patterns.length === 0) return undefined;
  let fallback: SentenceMatch | undefined;
  for (const sentence of structure.sentences) {
    const words = sentence.passage.text;
    const match = findFirst(patterns, words);
    if (match === undefined || isTakenBack(rule, words, match)) continue;
    const isGood =
      words.length >= fewestCharacters && operative.test(words) && !survivalList.test(words);
    if (isGood) return findMatchEvidence(text, { sentence, match });
    fallback ??= { sentence, match };
  }
  return fallback && findMatchEvidence(text, fallback);
}

/** “Nothing prohibits the Recipient from competing” is no ban, and shows none. */
function isTakenBack(rule: Rule, words: string, match: Match): boolean {
  return (
    'asserts' in rule &&
    rule.asserts === 'ban' &&
    isDenied(words, { match: { ...match, core: match.from }, assertion: 'ban', leadIn: '' })
  );
}

function findFirst(patterns: readonly Pattern[], words: string): Match | undefined {
  for (const pattern of patterns) {
    const match = findMatch(pattern, words);
    if (match !== undefined) return match;
  }
  return undefined;
}

/** The first sentence of a clause whose heading matches; the heading itself over a clause without sentences. */
function findUnderHeading(
  patterns: readonly Pattern[],
  { text, structure }: PresenceInput,
): Evidence | undefined {
  const clause = structure.clauses.find(
    ({ heading }) => heading !== undefined && findFirst(patterns, heading) !== undefined,
  );
  if (clause === undefined) return undefined;
  const first = structure.sentences.find(
    ({ start, end }) => start >= clause.start && end <= clause.end,
  );
  if (first === undefined) return quoteHeading(text, clause);
  const match = { from: 0, to: Math.min(1, first.passage.text.length) };
  return (
    findMatchEvidence(text, { sentence: first, match }) ??
    findEvidence(text, first.passage, { from: 0, to: first.passage.text.length })
  );
}

function quoteHeading(text: string, { heading = '', start, end }: Clause): Evidence | undefined {
  const at = text.indexOf(heading, start);
  return heading === '' || at < 0 || at + heading.length > end
    ? undefined
    : { start: at, end: at + heading.length, quote: heading };
}
