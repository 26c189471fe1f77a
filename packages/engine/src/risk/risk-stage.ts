import type { Check, DocumentKind, Evidence, Finding } from '@clauselight/schema';
import { createClauseLookup } from '../clause-lookup.ts';
import { findEvidence } from '../passage.ts';
import type { Rule } from '../rule.ts';
import { defineStage } from '../stage.ts';
import { compileRule } from './compiled-rule.ts';
import {
  createEvaluationInput,
  type EvaluationInput,
  evaluateRule,
  type Hit,
} from './evaluate-rule.ts';
import { groupHits } from './group-hits.ts';
import { createPartyNames } from './parties.ts';
import { computeScore, getConfidence, getPoints } from './score.ts';

/** Runs every rule that applies to the kind of document and scores what they find. */
export const riskStage = defineStage({
  name: 'risk',
  requires: ['sourceText', 'rules', 'structure', 'documentKind', 'terms'],
  provides: ['findings', 'checks', 'score'],
  run: ({ sourceText, rules, structure, documentKind, terms }) => {
    const parties = createPartyNames(terms);
    const input = createEvaluationInput(sourceText.text, structure, parties);
    const applicable = rules.filter((rule) => isApplicable(rule, documentKind.kind));
    const findClause = createClauseLookup(structure);
    const found = applicable.flatMap((rule) => findRisks(rule, input, findClause));
    const findings = withScores(
      found.sort((a, b) => getStart(a) - getStart(b) || (a.ruleId < b.ruleId ? -1 : 1)),
    );
    return {
      findings,
      checks: rules.map((rule) => createCheck(rule, applicable.includes(rule), findings)),
      score: computeScore(findings),
    };
  },
});

type UnscoredFinding = Omit<Finding, 'id' | 'scoreWithout'>;

const particularKinds: readonly DocumentKind[] = [
  'employment',
  'severance',
  'lease',
  'loan',
  'nda',
  'dpa',
  'consumer',
];

/** A contract of no particular kind is read as a commercial one. */
export function isApplicable(rule: Pick<Rule, 'documents'>, kind: DocumentKind): boolean {
  if (kind === 'other') return false;
  if (rule.documents === 'all') return true;
  if (kind === 'contract')
    return rule.documents.some((document) => !particularKinds.includes(document));
  return rule.documents.includes(kind);
}

type FindClause = ReturnType<typeof createClauseLookup>;

function findRisks(
  rule: Rule,
  input: EvaluationInput,
  findClause: FindClause,
): readonly UnscoredFinding[] {
  const hits = evaluateRule(compileRule(rule, input.parties.anyParty), input);
  return groupHits(hits, input.structure).flatMap(
    (group) => createFinding({ rule, hits: group, text: input.text, findClause }) ?? [],
  );
}

interface FindingRequest {
  readonly rule: Rule;
  /** The passages of one finding, the leading one first. */
  readonly hits: readonly Hit[];
  readonly text: string;
  readonly findClause: FindClause;
}

function createFinding({
  rule,
  hits,
  text,
  findClause,
}: FindingRequest): UnscoredFinding | undefined {
  const lead = hits[0];
  const evidence = hits.flatMap((hit) => getHitEvidence(text, hit) ?? []);
  if (lead === undefined || evidence.length === 0) return undefined;
  const clause = findClause(lead.sentence.start);
  return {
    ruleId: rule.id,
    category: rule.category,
    title: rule.name,
    baseSeverity: rule.baseSeverity,
    severity: lead.severity,
    adjustments: [...lead.adjustments],
    confidence: getConfidence(rule),
    bornBy: rule.bornBy,
    why: rule.why,
    mitigation: rule.mitigation,
    source: rule.source,
    evidence,
    ...(clause && { clause }),
    points: getPoints(rule, lead.severity),
  };
}

const longestWholeSentence = 400;
const longestSideways = 240;
const shortestQuote = 120;

/** The whole sentence, or of a long one the part between its commas and semicolons that holds the match. */
function getHitEvidence(text: string, { sentence, match }: Hit): Evidence | undefined {
  const { passage } = sentence;
  const words = passage.text;
  if (words.length <= longestWholeSentence) {
    return findEvidence(text, passage, { from: 0, to: words.length });
  }
  const before = words.slice(Math.max(0, match.from - longestSideways), match.from);
  const after = words.slice(match.to, match.to + longestSideways);
  const cut = Math.max(before.lastIndexOf(';'), before.lastIndexOf(', '), before.lastIndexOf(':'));
  const least = Math.max(0, shortestQuote - (match.to - match.from));
  const stop = after.slice(least).search(/[;,.](?=\s|$)/);
  const from = match.from - (cut < 0 ? 0 : before.length - cut - 1);
  const to = match.to + (stop < 0 ? after.length : least + stop);
  return findEvidence(text, passage, { from, to });
}

function withScores(found: readonly UnscoredFinding[]): readonly Finding[] {
  // Findings of one category with the same points leave the same score behind, and there are few such pairs.
  const known = new Map<string, number>();
  return found.map((finding, index) => {
    const key = `${finding.category} ${finding.points}`;
    const scoreWithout =
      known.get(key) ?? computeScore(found.filter((other) => other !== finding)).value;
    known.set(key, scoreWithout);
    return { id: `f${index + 1}`, ...finding, scoreWithout };
  });
}

function createCheck(rule: Rule, isApplied: boolean, findings: readonly Finding[]): Check {
  const isFound = findings.some(({ ruleId }) => ruleId === rule.id);
  const outcome = isApplied ? (isFound ? 'found' : 'not-found') : 'not-applicable';
  return { ruleId: rule.id, category: rule.category, title: rule.name, outcome };
}

function getStart(finding: UnscoredFinding): number {
  return finding.evidence[0]?.start ?? 0;
}
