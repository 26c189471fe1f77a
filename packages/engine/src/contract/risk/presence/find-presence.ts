import { overlaps } from '@clauselight/core';
import type { Clause, Evidence, Provision } from '@clauselight/schema';
import type { DocumentStructure, Sentence } from '../../../text/document-structure.ts';
import type { PassageUse, Rule } from '../../rule.ts';
import { isDenied } from '../denial.ts';
import { findMatchEvidence } from '../match-evidence.ts';
import type { PartyNames } from '../parties.ts';
import { createPassageUses, type PassageUses } from '../passage-use.ts';
import { compilePattern, findMatch, type Match, type Pattern } from '../pattern.ts';
import { getSubject } from './rule-subjects.ts';

/** From this probability on, a provision may deal with the subject: more likely than not. Its words have to agree. */
const showsPresence = 0.5;

export interface PresenceInput {
  readonly text: string;
  readonly structure: DocumentStructure;
  readonly parties: PartyNames;
  readonly provisions: readonly Provision[];
}

/**
 * Finds the passage that shows best that the document deals with a rule's subject, whether or not the rule found a risk
 * in it: a sentence with the cues of the subject, first of all one that the clause model finds too; or a clause with a
 * heading of it. What the rule itself looks for is wider than what shows the subject, so it shows a passage only where
 * the subject has no cues of its own.
 */
export function findPresence(rule: Rule, input: PresenceInput): Evidence | undefined {
  const { cues, headings } = compileSubject(rule, input);
  const search = { rule, input, patterns: cues };
  return findInProvision(search) ?? findBestSentence(search) ?? findHeading(headings, search);
}

/**
 * Tells whether something in a document may deal with a rule's subject, as far as its words and the clause model show:
 * then "nothing of the kind" is not said of it.
 */
export function isNear(rule: Rule, input: PresenceInput): boolean {
  const { structure } = input;
  const { cues, headings, near } = compileSubject(rule, input);
  if (listProvisions(rule, input).length > 0) return true;
  const isMatched = (words: string) => {
    const match = findFirst(cues, words);
    if (match !== undefined && !isTakenBack(rule, words, match)) return true;
    return findFirst(near, words) !== undefined;
  };
  return (
    structure.sentences.some(
      (sentence) =>
        isMatched(sentence.passage.text) &&
        !isOnlyNamed([...cues, ...near], sentence, { rule, input }),
    ) ||
    listHeaded(rule, input).some(
      ({ heading = '' }) => isMatched(heading) || findFirst(headings, heading) !== undefined,
    )
  );
}

/** The clauses whose headings may show a subject: all, unless the text below has to say more. */
function listHeaded(rule: Rule, { text, structure, parties }: PresenceInput): readonly Clause[] {
  const { below } = getSubject(rule);
  const pattern = below === undefined ? undefined : compilePattern(below, parties.anyParty);
  return structure.clauses.filter(({ heading, start, end }) => {
    if (heading === undefined) return false;
    if (pattern === undefined) return true;
    const words = text.slice(start, end).replace(/\s+/g, ' ').replace(heading, ' ');
    return findMatch(pattern, words) !== undefined;
  });
}

interface Subject {
  readonly rule: Rule;
  readonly input: PresenceInput;
}

/** Whether a sentence matches only with the name of its clause in front, where that name is not enough. */
function isOnlyNamed(
  patterns: readonly Pattern[],
  sentence: Sentence,
  { rule, input }: Subject,
): boolean {
  const { below } = getSubject(rule);
  if (below === undefined) return false;
  const pattern = compilePattern(below, input.parties.anyParty);
  if (findMatch(pattern, sentence.passage.text) !== undefined) return false;
  const match = findFirst(patterns, sentence.passage.text);
  return match !== undefined && getUses(input).getUse(sentence, match) === 'heading';
}

interface CompiledSubject {
  /** What shows the subject in a sentence. */
  readonly cues: readonly Pattern[];
  readonly headings: readonly Pattern[];
  /** What may deal with it. */
  readonly near: readonly Pattern[];
}

function compileSubject(rule: Rule, { parties }: PresenceInput): CompiledSubject {
  const { cues = [], near = [], heading } = getSubject(rule);
  const own = listOwnPatterns(rule);
  const isOwn = cues.length === 0;
  const compile = (pattern: string) => compilePattern(pattern, parties.anyParty);
  return {
    cues: (isOwn ? own.forSentences : cues).map(compile),
    headings: [...(heading === undefined ? [] : [heading]), ...(isOwn ? own.forHeadings : [])].map(
      compile,
    ),
    near: [...near, ...(isOwn ? [] : own.forSentences)].map(compile),
  };
}

/** The provisions of the subject's categories, the most probable first. */
function listProvisions(rule: Rule, { provisions }: PresenceInput): readonly Provision[] {
  const { as = [] } = getSubject(rule);
  const expected = rule.kind === 'absence' ? [...as, ...(rule.presentAs ?? [])] : as;
  return provisions
    .filter(
      ({ category, probability }) => probability >= showsPresence && expected.includes(category),
    )
    .sort((a, b) => b.probability - a.probability);
}

/** Tells whether words that silence a rule about something missing stand in a document. */
export function isSilenced(rule: Rule, input: PresenceInput): boolean {
  if (rule.kind !== 'absence') return false;
  const patterns = rule.present.map((pattern) => compilePattern(pattern, input.parties.anyParty));
  return (
    input.structure.sentences.some(
      (sentence) =>
        findFirst(patterns, sentence.passage.text) !== undefined &&
        !isOnlyNamed(patterns, sentence, { rule, input }),
    ) ||
    listHeaded(rule, input).some(({ heading = '' }) => findFirst(patterns, heading) !== undefined)
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

interface Search extends Subject {
  /** What shows the subject in a sentence. */
  readonly patterns: readonly Pattern[];
}

/** A provision is shown if the words of one of its sentences agree with it. */
function findInProvision(search: Search): Evidence | undefined {
  const { rule, input } = search;
  for (const { evidence } of listProvisions(rule, input)) {
    const inside = input.structure.sentences.filter((sentence) => overlaps(sentence, evidence));
    for (const sentence of inside) {
      const match = findAbout(sentence, search);
      if (match === undefined) continue;
      const isWhole = evidence.start <= sentence.start && evidence.end >= sentence.end;
      return isWhole ? evidence : findMatchEvidence(input.text, { sentence, match });
    }
  }
  return undefined;
}

// A sentence without a verb names a subject and does not deal with it, unless it fills in a field of a form.
const operative =
  /\b(?:shall|will|must|may|can|agrees?|is|are|be|has|have|hereby|not|no|requires?|means|grants?|applies|apply|retains?|reserves?|appoints?|assigns?|waives?|owns?|pays?|warrants?|represents?|remains?|survives?|includes?|provides?|promises?|guarantees?|continues?|exists?|lasts?|ends?|expires?|terminates?|governs?|controls?|prevails?|belongs?|begins?|commences?|starts?|renews?|covers?|does|did|was|were|been|could|should|would|cannot|you|we)\b/i;
const field = /[:\t\d$€£%]/;
const fewestCharacters = 30;

function findBestSentence(search: Search): Evidence | undefined {
  const { input, patterns } = search;
  if (patterns.length === 0) return undefined;
  let fallback: Evidence | undefined;
  for (const sentence of input.structure.sentences) {
    const words = sentence.passage.text;
    const match = findAbout(sentence, search);
    if (match === undefined) continue;
    const evidence = findMatchEvidence(input.text, { sentence, match });
    if (words.length >= fewestCharacters && operative.test(words)) return evidence;
    if (field.test(words)) fallback ??= evidence;
  }
  return fallback;
}

const unshown: readonly PassageUse[] = [
  'contents',
  'recital',
  'survival',
  'reference',
  'option',
  'guidance',
  'signature',
];
/** Help for filling in a form: it gives examples of terms and is none. */
const fillingIn =
  /^\W*(?:give|state|insert|enter|write|choose|select) (?:the|a|an|your|one)\b|\breplace with\b|\be\.?g\.? ["“‘']|\bselect one option\b|\bdelete the other\b/i;

/** Finds the words of a sentence that deal with the subject, if the sentence does. */
function findAbout(sentence: Sentence, { rule, input, patterns }: Search): Match | undefined {
  const words = sentence.passage.text;
  const match = findFirst(patterns, words);
  if (match === undefined || fillingIn.test(words) || isTakenBack(rule, words, match)) {
    return undefined;
  }
  const { off = [], uses = [] } = getSubject(rule);
  const others = off.map((pattern) => compilePattern(pattern, input.parties.anyParty));
  if (findFirst(others, words) !== undefined) return undefined;
  const use = getUses(input).getUse(sentence, match);
  return unshown.includes(use) && !uses.includes(use) ? undefined : match;
}

const usesOfDocuments = new WeakMap<DocumentStructure, PassageUses>();

/** What passages are there for, looked up once for each document. */
function getUses({ structure, text }: PresenceInput): PassageUses {
  const known = usesOfDocuments.get(structure) ?? createPassageUses(structure, text);
  usesOfDocuments.set(structure, known);
  return known;
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

/** The heading itself: the sentences below it show no more, because none has the cues. */
function findHeading(headings: readonly Pattern[], { rule, input }: Subject): Evidence | undefined {
  const clause = listHeaded(rule, input).find(
    ({ heading = '' }) => findFirst(headings, heading) !== undefined,
  );
  return clause && quoteHeading(input.text, clause);
}

function quoteHeading(text: string, { heading = '', start, end }: Clause): Evidence | undefined {
  const at = text.indexOf(heading, start);
  return heading === '' || at < 0 || at + heading.length > end
    ? undefined
    : { start: at, end: at + heading.length, quote: heading };
}
