import { getConceptRuleId, overlaps, sortEdits } from '@clauselight/core';
import type { Analysis, Evidence, Finding, SourceText, Span } from '@clauselight/schema';
import type { DraftChange } from './build-change.ts';
import { type ChangedSource, changeSource } from './change-source.ts';

/** A finding at one of its passages; without evidence if something is missing from the document. */
export interface AnsweredFinding {
  readonly finding: Finding;
  readonly evidence: Evidence | undefined;
}

/** A change with what it answers, the gravest first. */
export interface AttemptedChange extends DraftChange {
  readonly answers: readonly [AnsweredFinding, ...AnsweredFinding[]];
}

/** A text with changes, and what the engine finds in it. */
export interface Attempt {
  readonly before: Analysis;
  readonly after: Analysis;
  readonly changed: ChangedSource;
}

export interface AttemptRequest {
  readonly source: SourceText;
  readonly before: Analysis;
  analyze(source: SourceText): Analysis;
}

/** What is left of a finding after the changes: nothing, less, or as much as before. */
export type Effect = 'cured' | 'lowered' | 'kept';

/** The lowest severity of a new finding that speaks against a change. */
const lowestCounted = 2;

/** Analyzes the text with all changes. */
export function attemptChanges(
  changes: readonly AttemptedChange[],
  { source, before, analyze }: AttemptRequest,
): Attempt {
  const changed = changeSource(source, sortEdits(changes.flatMap(({ edits }) => edits)));
  return { before, after: analyze(changed.source), changed };
}

/** What is left of a finding at the passage that a change answers. */
export function judgeAnswer(
  answer: AnsweredFinding,
  change: AttemptedChange,
  attempt: Attempt,
): Effect {
  const { finding, evidence } = answer;
  const place = attempt.changed.map(
    evidence === undefined ? change.passage : join(evidence, change.passage),
  );
  return judge(finding, attempt.after, (found) => evidence === undefined || isAt(found, place));
}

/** What is left of a finding at all its passages. */
export function judgeFinding(finding: Finding, { after, changed }: Attempt): Effect {
  const places = finding.evidence.map((evidence) => changed.map(evidence));
  return judge(
    finding,
    after,
    (found) => places.length === 0 || places.some((place) => isAt(found, place)),
  );
}

function judge(finding: Finding, after: Analysis, isThere: (found: Finding) => boolean): Effect {
  const left = after.findings.filter((found) => found.ruleId === finding.ruleId && isThere(found));
  if (left.length === 0) return 'cured';
  return Math.max(...left.map(({ severity }) => severity)) < finding.severity ? 'lowered' : 'kept';
}

function isAt({ evidence }: Finding, place: Span): boolean {
  return evidence.length === 0 || evidence.some((one) => overlaps(one, place));
}

function join(a: Span, b: Span): Span {
  return { start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) };
}

/**
 * Findings that the changes brought, or made graver. What a check says of the changed words themselves, and weighs less
 * than what was found there before, is what is left of the risk and not a new one.
 */
export function listNewFindings(
  changes: readonly AttemptedChange[],
  attempt: Attempt,
): readonly Finding[] {
  const { before, after, changed } = attempt;
  const known = before.findings.map(({ ruleId, severity, evidence }) => ({
    ruleId,
    severity,
    places: evidence.map((one) => changed.map(one)),
  }));
  const heard = before.conceptPassages.map(({ concept, evidence }) => ({
    ruleId: getConceptRuleId(concept),
    place: changed.map(evidence),
  }));
  return after.findings.filter((finding) => {
    if (finding.severity < lowestCounted) return false;
    // It was there before, and a rule that said more of the clause spoke for it.
    if (heard.some(({ ruleId, place }) => ruleId === finding.ruleId && isAt(finding, place)))
      return false;
    const isKnown = known.some(
      ({ ruleId, severity, places }) =>
        ruleId === finding.ruleId &&
        severity >= finding.severity &&
        (places.length === 0 || places.some((place) => isAt(finding, place))),
    );
    return !isKnown && !isRest(finding, changes, attempt);
  });
}

function isRest(found: Finding, changes: readonly AttemptedChange[], attempt: Attempt): boolean {
  return changes.some(
    (change) =>
      found.severity < change.answers[0].finding.severity &&
      found.category === change.answers[0].finding.category &&
      (isOn(found, change, attempt) || isInClause(found, change)),
  );
}

/** A rule speaks for its whole clause. What other checks say of that clause shows only when the rule is answered. */
function isInClause({ clause }: Finding, { answers: [{ finding }] }: AttemptedChange): boolean {
  return clause !== undefined && finding.clause?.id === clause.id;
}

/** Whether a finding rests on the words that a change left or brought. */
function isOn(
  { evidence: [lead] }: Finding,
  { passage, edits }: AttemptedChange,
  { changed }: Attempt,
): boolean {
  if (lead === undefined) return false;
  const added = edits.find(({ paragraph }) => paragraph !== undefined);
  const place = added === undefined ? changed.map(passage) : changed.locate(added);
  return place !== undefined && overlaps(place, lead);
}

/** The changes that brought a finding, by the words it rests on; undefined if its words are elsewhere. */
export function findCulprits(
  finding: Finding,
  changes: readonly AttemptedChange[],
  attempt: Attempt,
): readonly AttemptedChange[] | undefined {
  const culprits = changes.filter((change) => isOn(finding, change, attempt));
  return culprits.length > 0 ? culprits : undefined;
}
