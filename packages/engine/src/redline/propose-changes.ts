import { overlaps, sortEdits, takeSide } from '@clauselight/core';
import type {
  Analysis,
  Evidence,
  Finding,
  ProposedChange,
  Redline,
  SourceText,
} from '@clauselight/schema';
import { type AnalyzeOptions, analyze } from '../pipeline.ts';
import { engineVersion, ruleBookVersion } from '../version.ts';
import { buildChange, type ChangeContext, type ChangeParties } from './build-change.ts';
import { readDocumentWords } from './document-words.ts';
import { numberParagraphs } from './number-paragraphs.ts';
import {
  type AnsweredFinding,
  type Attempt,
  type AttemptedChange,
  type AttemptRequest,
  attemptChanges,
  findCulprits,
  judgeAnswer,
  judgeFinding,
  listNewFindings,
} from './prove-changes.ts';
import type { ChangeRecipe } from './recipe.ts';
import { recipes as ownRecipes } from './recipes/index.ts';

export interface ProposeOptions extends Pick<AnalyzeOptions, 'weights'> {
  /** Id of the side for which changes are proposed. If none is taken, every finding that favors nobody's side is answered. */
  readonly side?: string | undefined;
  /** Ids of findings that are not to be answered. */
  readonly leaveOut?: ReadonlySet<string>;
  /** Default: the engine's own. */
  readonly recipes?: readonly ChangeRecipe[];
}

/** The lowest severity of a finding that is worth a change. */
const lowestAnswered = 2;
/** How much text is analyzed at most to prove the changes of one document, in characters: about ten seconds. */
const mostAnalyzed = 4_000_000;
const fewestAttempts = 4;
const mostAttempts = 12;

/**
 * Proposes changes of a contract's words that answer its findings. Only what is proven is proposed: the text with all
 * changes was analyzed, every answered finding is gone or weighs less there, nothing of severity 2 or more is new, and
 * all other sentences are as they were.
 * @param source the text that was analyzed
 * @param analysis its analysis; if it is by another version of the engine, less can be proven
 * @param options the weights, and the side
 * @returns the changes in the order of the text, and the scores with all of them; none if the analysis is by another version
 * @throws what `analyze` throws
 */
export function proposeChanges(
  source: SourceText,
  analysis: Analysis,
  options: ProposeOptions,
): Redline {
  const queue = listQueue(source, analysis, options);
  const proven = proveQueue(queue, {
    source,
    before: analysis,
    analyze: (text) =>
      analyze(text, { weights: options.weights, kind: analysis.documentKind.kind }),
  });
  const answered = new Set(
    proven?.changes.flatMap(({ answers }) => answers.map(({ finding }) => finding.id)),
  );
  const tried = queue.map(({ answer }) => answer.finding.id);
  return {
    changes:
      proven === undefined
        ? []
        : proven.changes
            .map((change) => present(change, proven.attempt))
            .sort((a, b) => a.passage.start - b.passage.start),
    scores:
      proven === undefined || !isCurrent(analysis)
        ? []
        : listScores(analysis, proven.attempt.after),
    unproven: [...new Set(tried)].filter((id) => !answered.has(id)),
  };
}

/** Scores of two versions of the engine differ without any change of the words. */
function isCurrent(analysis: Analysis): boolean {
  return analysis.engineVersion === engineVersion && analysis.ruleBookVersion === ruleBookVersion;
}

/** A finding at one passage, and the changes that may answer it, the best first. Those that failed are taken out. */
interface QueueEntry {
  readonly answer: AnsweredFinding;
  readonly drafts: AttemptedChange[];
}

function listQueue(
  source: SourceText,
  analysis: Analysis,
  { side, leaveOut, recipes = ownRecipes }: ProposeOptions,
): QueueEntry[] {
  const context: ChangeContext = {
    source,
    analysis,
    words: readDocumentWords(source.text, analysis),
  };
  const byRule = new Map<string, ChangeRecipe[]>();
  for (const recipe of recipes)
    for (const id of recipe.for) byRule.set(id, [...(byRule.get(id) ?? []), recipe]);
  return takeSide(analysis, side)
    .findings.filter((finding) => isAnswerable(finding, side) && leaveOut?.has(finding.id) !== true)
    .sort((a, b) => b.severity - a.severity || b.points - a.points)
    .flatMap((finding) => {
      const own = byRule.get(finding.ruleId) ?? [];
      const parties = findParties(finding, side, context);
      const passages: readonly (Evidence | undefined)[] =
        finding.evidence.length === 0 ? [undefined] : finding.evidence;
      return passages.map((evidence, index): QueueEntry => {
        const answer = { finding, evidence };
        const drafts = own
          .filter((recipe) => fits(recipe, { analysis, isLead: index === 0 }))
          .flatMap((recipe) => buildChange(evidence, recipe, { ...context, ...parties }) ?? [])
          .map((draft): AttemptedChange => ({ ...draft, answers: [answer] }));
        return { answer, drafts };
      });
    })
    .filter(({ drafts }) => drafts.length > 0);
}

/** What is said once for all passages of a finding is added at the first of them. */
function fits(
  { kinds, steps }: ChangeRecipe,
  { analysis, isLead }: { analysis: Analysis; isLead: boolean },
): boolean {
  if (kinds !== undefined && !kinds.includes(analysis.documentKind.kind)) return false;
  return isLead || steps.every(({ do: step }) => step !== 'add-sentence' && step !== 'add-clause');
}

function isAnswerable({ severity, standing }: Finding, side: string | undefined): boolean {
  return (
    severity >= lowestAnswered && (side === undefined ? standing !== 'favour' : standing === 'risk')
  );
}

/** Who bears the risk and who does not, where both are known. */
function findParties(
  { bearers = [] }: Finding,
  side: string | undefined,
  { analysis, words }: ChangeContext,
): ChangeParties {
  const isOwn = side !== undefined && bearers.includes(side);
  const bearer = isOwn ? side : bearers.length === 1 ? bearers[0] : undefined;
  const others = analysis.sides.filter(({ id }) => id !== bearer);
  const other = bearer !== undefined && others.length === 1 ? others[0]?.id : undefined;
  return {
    bearer: bearer === undefined ? undefined : words.parties.get(bearer),
    other: other === undefined ? undefined : words.parties.get(other),
  };
}

interface Proven {
  readonly changes: readonly AttemptedChange[];
  readonly attempt: Attempt;
}

/** Tries the first draft of every entry together, and drops those that fail, until all that are left are proven. */
function proveQueue(queue: readonly QueueEntry[], request: AttemptRequest): Proven | undefined {
  const affordable = Math.floor(mostAnalyzed / Math.max(1, request.source.text.length));
  let left = Math.max(fewestAttempts, Math.min(mostAttempts, affordable));
  const attempt = (changes: readonly AttemptedChange[]) => {
    left -= 1;
    return attemptChanges(changes, request);
  };
  while (left > 0) {
    const changes = chooseChanges(queue);
    if (changes.length === 0) return undefined;
    const made = attempt(changes);
    const failed = listFailed(changes, made);
    if (failed === undefined) {
      for (const culprit of isolate(changes, { attempt, canTry: () => left > 1 }))
        drop(queue, culprit);
      continue;
    }
    if (failed.size === 0) return { changes, attempt: made };
    for (const change of failed) drop(queue, change);
  }
  return undefined;
}

/** The changes that failed; undefined if something new was found and no single change can be blamed for it. */
function listFailed(
  changes: readonly AttemptedChange[],
  attempt: Attempt,
): ReadonlySet<AttemptedChange> | undefined {
  const failed = new Set(
    changes.filter((change) => judgeAnswer(change.answers[0], change, attempt) === 'kept'),
  );
  let isUnclear = false;
  for (const finding of listNewFindings(changes, attempt)) {
    const culprits = findCulprits(finding, changes, attempt);
    for (const culprit of culprits ?? []) failed.add(culprit);
    isUnclear ||= culprits === undefined;
  }
  return failed.size === 0 && isUnclear ? undefined : failed;
}

/** Finds a group of changes that together bring something new, as small as the attempts allow, by halving. */
function isolate(
  changes: readonly AttemptedChange[],
  { attempt, canTry }: { attempt(changes: readonly AttemptedChange[]): Attempt; canTry(): boolean },
): readonly AttemptedChange[] {
  let suspects = changes;
  while (suspects.length > 1 && canTry()) {
    const half = suspects.slice(0, Math.ceil(suspects.length / 2));
    const isGuilty = listNewFindings(half, attempt(half)).length > 0;
    suspects = isGuilty ? half : suspects.slice(half.length);
  }
  return suspects;
}

/** The first draft of each entry. Of drafts that change the same words the graver finding's stands; equal ones are one. */
function chooseChanges(queue: readonly QueueEntry[]): readonly AttemptedChange[] {
  const chosen: AttemptedChange[] = [];
  for (const { answer, drafts } of queue) {
    const [draft] = drafts;
    if (draft === undefined) continue;
    const same = chosen.findIndex((change) => isSameChange(change, draft));
    const known = chosen[same];
    if (known !== undefined) chosen[same] = { ...known, answers: [...known.answers, answer] };
    else if (!chosen.some((change) => collide(change, draft))) chosen.push(draft);
  }
  return numberParagraphs(chosen);
}

function isSameChange(a: AttemptedChange, b: AttemptedChange): boolean {
  return (
    a.edits.length === b.edits.length &&
    a.edits.every((edit, index) => {
      const other = b.edits[index];
      return edit.start === other?.start && edit.end === other.end && edit.text === other.text;
    })
  );
}

/** Two changes in one sentence may not fit together, so only one of them is made. */
function collide(a: AttemptedChange, b: AttemptedChange): boolean {
  const isParagraph = (change: AttemptedChange) =>
    change.edits.some(({ paragraph }) => paragraph !== undefined);
  return !isParagraph(a) && !isParagraph(b) && overlaps(a.passage, b.passage);
}

function drop(queue: readonly QueueEntry[], failed: AttemptedChange): void {
  for (const { drafts } of queue)
    if (drafts[0] !== undefined && isSameChange(drafts[0], failed)) drafts.shift();
}

function present(change: AttemptedChange, attempt: Attempt): ProposedChange {
  const { answers, title, passage, edits } = change;
  const answered = answers.filter((answer) => judgeAnswer(answer, change, attempt) !== 'kept');
  const { finding } = change.answers[0];
  const isInside = edits.every(({ paragraph }) => paragraph === undefined);
  return {
    id: `change-${finding.id}-${passage.start}`,
    findingIds: [...new Set(answered.map((one) => one.finding.id))],
    title,
    ...(finding.clause && isInside && { clause: finding.clause }),
    passage,
    edits: sortEdits(edits),
    effect: judgeFinding(finding, attempt) === 'cured' ? 'cured' : 'lowered',
  };
}

function listScores(before: Analysis, after: Analysis): Redline['scores'] {
  const overall =
    before.score === undefined || after.score === undefined
      ? []
      : [{ before: before.score.value, after: after.score.value }];
  const sides = before.views.flatMap(({ side, score }) => {
    const changed = after.views.find((view) => view.side === side);
    return changed === undefined ? [] : [{ side, before: score.value, after: changed.score.value }];
  });
  return [...overall, ...sides];
}
