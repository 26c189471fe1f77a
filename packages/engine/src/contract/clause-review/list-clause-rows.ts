import { compareSpans, groupBy, isLittleRecognized, isSameRole, overlaps } from '@clauselight/core';
import {
  type Analysis,
  type ClauseImportance,
  type ClauseRow,
  type Coverage,
  clauseImportanceSchema,
  type Evidence,
  type Side,
  type Term,
} from '@clauselight/schema';
import type { DocumentStructure } from '../../text/document-structure.ts';
import { findIncorporation } from '../risk/incorporation.ts';
import type { Checklist } from './checklist.ts';
import { findChecklist } from './checklists/index.ts';
import type { ClauseSubject } from './clause-subject.ts';
import { compileWords } from './compile-words.ts';
import { findBalance } from './find-balance.ts';
import { listFacts } from './list-facts.ts';
import { findSubjectOfConcept, findSubjectOfRule } from './subject-of.ts';
import { listedSubjects } from './subjects/index.ts';

type ListName =
  | 'checks'
  | 'conceptPassages'
  | 'failedSteps'
  | 'findings'
  | 'provisions'
  | 'sides'
  | 'terms';

/** What the steps before found. */
export interface ClauseRowsInput
  extends Readonly<
    Pick<Analysis, 'documentKind'> & {
      [Name in ListName]: readonly Analysis[Name][number][];
    }
  > {
  readonly structure: DocumentStructure;
  /** The source text. */
  readonly text: string;
  readonly coverage: Coverage;
}

interface PreparedInput extends ClauseRowsInput {
  /** Whether no other document, which was not seen, is part of the contract. */
  readonly isWhole: boolean;
  /** Whether the absence of words says anything: contracts in everyday words use others. */
  readonly isUsualWording: boolean;
}

/** More passages of one clause say no more. */
const mostPassages = 3;
/** A finding of less severity is information, and no reason to list a clause. */
const leastSeverity = 2;
/** From this probability on a passage more likely than not is what it seems. */
const leastProbability = 0.5;
/** In so many passages balanced words are looked for. */
const mostRead = 40;

type Listed = ClauseSubject & { readonly id: string };

/** What was found of one clause. */
interface Found {
  readonly findings: readonly Analysis['findings'][number][];
  readonly checks: readonly Analysis['checks'][number][];
  readonly provisions: readonly Analysis['provisions'][number][];
  readonly passages: readonly Analysis['conceptPassages'][number][];
  readonly terms: readonly Term[];
}

/**
 * Goes through the checklist of a kind of contract: for each clause whether the contract has it, where, and which findings
 * are about it. Clauses that are on no list follow if the contract has them. No verdict is given here: that depends on the
 * side (`judgeClauses`).
 */
export function listClauseRows(found: ClauseRowsInput): readonly ClauseRow[] {
  const checklist = findChecklist(found.documentKind.kind);
  if (checklist === undefined) return [];
  const input = {
    ...found,
    isWhole: findIncorporation(found) === undefined,
    isUsualWording: !isLittleRecognized(found.coverage),
  };
  const importances = listImportances(checklist);
  const collect = createCollector(input);
  const listSides = createSideLookup(checklist, input.sides);
  const rows = sortSubjects(importances).flatMap((subject): ClauseRow[] => {
    const found = collect(subject);
    const row = createRow(subject, found, input);
    const listed = importances.get(subject.id);
    if (subject.isOfDefects && found.findings.length === 0) return [];
    if (listed === undefined && !isSurelyThere(found)) return [];
    const importance = listed ?? (isUnusual(subject, row) ? undefined : 'could');
    const firstFor = listSides(subject.id);
    return [{ ...row, firstFor, ...(importance && { importance }) }];
  });
  return rows.sort((a, b) => getRank(a) - getRank(b));
}

function getRank({ importance }: Pick<ClauseRow, 'importance'>): number {
  const { options } = clauseImportanceSchema;
  return importance === undefined ? options.length : options.indexOf(importance);
}

/** From this share on contracts of a kind have a clause often enough for it not to be unusual: one of four. Set by hand. */
const leastShare = 0.25;

/** A clause of particular contracts on no list, unless counted contracts of the kind have it often. */
function isUnusual(
  { isParticular, isOfDefects }: Listed,
  { usual }: Pick<ClauseRow, 'usual'>,
): boolean {
  const { share } = usual ?? {};
  const isOften = share !== undefined && share.withClause >= leastShare * share.total;
  return isOfDefects === true || (isParticular === true && !isOften);
}

/** A clause on no list is shown only for a risk in it, or where the clause model is rather sure: a cue is not enough. */
function isSurelyThere({ findings, provisions }: Found): boolean {
  return (
    findings.some(({ severity }) => severity >= leastSeverity) ||
    provisions.some(({ probability }) => probability >= leastProbability)
  );
}

function listImportances({ clauses }: Checklist): ReadonlyMap<string, ClauseImportance> {
  return new Map(
    clauseImportanceSchema.options.flatMap((importance) =>
      clauses[importance].map((id) => [id, importance] as const),
    ),
  );
}

/** Those of the checklist in its order, then the others. */
function sortSubjects(importances: ReadonlyMap<string, ClauseImportance>): readonly Listed[] {
  const ranks = new Map([...importances.keys()].map((id, rank) => [id, rank]));
  const getRank = ({ id }: Listed) => ranks.get(id) ?? ranks.size;
  return listedSubjects.toSorted((a, b) => getRank(a) - getRank(b));
}

/** The sides for which a clause comes first, by their roles. */
function createSideLookup({ first }: Checklist, sides: readonly Side[]) {
  const ofSides = sides.map(({ id, role }) => {
    const own = Object.keys(first).find((name) => role !== undefined && isSameRole(name, role));
    return { id, clauses: own === undefined ? [] : (first[own] ?? []) };
  });
  return (clause: string) =>
    ofSides.filter(({ clauses }) => clauses.includes(clause)).map(({ id }) => id);
}

/** Sorts everything that was found by the clause that it is about, once for all of them. */
function createCollector(input: ClauseRowsInput): (subject: Listed) => Found {
  const findings = groupBy(input.findings, ({ ruleId }) => findSubjectOfRule(ruleId));
  const checks = groupBy(input.checks, ({ ruleId }) => findSubjectOfRule(ruleId));
  const passages = groupBy(input.conceptPassages, ({ concept }) => findSubjectOfConcept(concept));
  const provisions = groupBy(input.provisions, ({ category }) => category);
  const terms = groupBy(input.terms, ({ type }) => type);
  return ({ id, categories = [], terms: types = [], termLabels }) => ({
    findings: findings.get(id) ?? [],
    checks: checks.get(id) ?? [],
    passages: passages.get(id) ?? [],
    provisions: categories.flatMap((category) => provisions.get(category) ?? []),
    terms: types
      .flatMap((type) => terms.get(type) ?? [])
      .filter(({ label }) => termLabels === undefined || termLabels.includes(label)),
  });
}

function createRow(
  subject: Listed,
  found: Found,
  input: PreparedInput,
): Omit<ClauseRow, 'firstFor'> {
  const { id, name, question, isOfDefects, request: requestIfMissing } = subject;
  const passages = listPassages(found);
  const evidence = passages.slice(0, mostPassages).map((one) => one.evidence);
  const isWorthALook = found.passages.some(isHint) || holdsHint();
  const balance = findBalance(
    subject,
    { ...found, evidence: passages.map((one) => one.evidence) },
    input,
  );
  const usual = [...found.provisions, ...found.checks].find(
    (one) => one.usual !== undefined,
  )?.usual;
  return {
    id,
    name,
    question,
    ...(evidence.length > 0 ? { presence: 'present' } : explainAbsence(subject, found, input)),
    evidence,
    ...(passages[0]?.clause && { clause: passages[0].clause }),
    findingIds: found.findings.map((finding) => finding.id),
    termIds: found.terms.map((term) => term.id),
    facts: [...listFacts(found.terms, evidence[0])],
    ...(balance && { balance }),
    isWorthALook,
    ...(doesWithout(subject, input.text) && { isOptional: true }),
    ...(isOfDefects && { isOfDefects }),
    ...(evidence.length === 0 && !input.isWhole && { mayBeElsewhere: true }),
    requestIfMissing,
    ...(usual && { usual }),
  };

  /** A hint that names no concept belongs to the clause in whose words it stands. */
  function holdsHint(): boolean {
    const hints = input.conceptPassages.filter(isHint);
    return passages.some((one) => hints.some((hint) => overlaps(hint.evidence, one.evidence)));
  }
}

function doesWithout({ isOptional, calledForBy }: ClauseSubject, text: string): boolean {
  return (
    isOptional === true || (calledForBy !== undefined && !compileWords(calledForBy).test(text))
  );
}

interface Anchored {
  readonly evidence: Evidence;
  readonly clause?: Analysis['provisions'][number]['clause'];
}

/** The passages of a clause: those of findings first, then the likeliest provisions, then what else is known of it. */
function listPassages({
  findings,
  provisions,
  checks,
  terms,
  passages,
}: Found): readonly Anchored[] {
  const all = [
    ...findings.flatMap(({ evidence: [lead], clause }) => (lead ? [anchor(lead, clause)] : [])),
    ...provisions.toSorted(
      (a, b) => b.probability - a.probability || compareSpans(a.evidence, b.evidence),
    ),
    ...checks.flatMap(({ outcome, evidence: [lead], clause }) =>
      outcome === 'present' && lead ? [anchor(lead, clause)] : [],
    ),
    ...terms,
    ...passages.filter((one) => !isHint(one)),
  ].slice(0, mostRead);
  return all.filter(
    ({ evidence }, at) => !all.slice(0, at).some((other) => overlaps(other.evidence, evidence)),
  );
}

function isHint({ use }: Pick<Analysis['conceptPassages'][number], 'use'>): boolean {
  return use === 'worth-a-look';
}

function anchor(evidence: Evidence, clause: Anchored['clause']): Anchored {
  return { evidence, ...(clause && { clause }) };
}

/** Steps without which nobody has looked for every clause. */
const lookingSteps: ReadonlySet<string> = new Set(['terms', 'provisions', 'concepts', 'risk']);

function explainAbsence(
  { vocabulary }: Listed,
  { checks, passages }: Found,
  { failedSteps, isWhole, isUsualWording, text }: PreparedInput,
): Pick<ClauseRow, 'presence' | 'whyNotChecked'> {
  if (failedSteps.some(({ step }) => lookingSteps.has(step))) return { presence: 'not-checked' };
  const open = checks.filter(({ outcome }) => outcome === 'not-checked');
  if (open.length > 0 && open.length === checks.length) {
    const [{ reason } = {}] = open;
    return { presence: 'not-checked', ...(reason !== undefined && { whyNotChecked: reason }) };
  }
  const isCertain = isWhole && isUsualWording && vocabulary !== undefined && passages.length === 0;
  return { presence: isCertain && !compileWords(vocabulary).test(text) ? 'missing' : 'not-found' };
}
