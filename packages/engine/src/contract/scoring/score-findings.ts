import { computeScore, formatScore, isGrave } from '@clauselight/core';
import type { Block, Finding, Side } from '@clauselight/schema';
import type { ContractArtifacts } from '../contract-artifacts.ts';
import type { DraftFinding } from '../draft-finding.ts';
import { findBearers } from './bearers.ts';
import { findKnownSides } from './known-sides.ts';
import { type AttributedFinding, mergeFindings } from './merge-findings.ts';
import { getPoints, getStanding } from './points.ts';
import type { ScoredFinding, SideScore } from './side-score.ts';
import { listSides } from './sides.ts';

const riskNaming = {
  label: 'Risk',
  meaning:
    'How much this contract asks of the reader beyond balanced paper: triage of the drafting, not legal advice.',
};
/** Words recognized from an image with less confidence than this may be misread. Our own estimate. */
const leastConfidence = 0.8;
/** Share of the confidence that remains when the words may be misread. Our own estimate. */
const misreadShare = 0.7;

/** Computes the points of the draft findings and the score, without a side and for every side of the contract. */
export function scoreFindings(
  input: Pick<
    ContractArtifacts,
    | 'sourceText'
    | 'documentKind'
    | 'terms'
    | 'draftFindings'
    | 'conceptFindings'
    | 'unfairFindings'
    | 'ndaFindings'
    | 'coverage'
  >,
): Pick<ContractArtifacts, 'sides' | 'findings' | 'score' | 'sideScores'> {
  const sides = listSides({
    kind: input.documentKind.kind,
    terms: input.terms,
    text: input.sourceText.text,
  });
  const drafts = [
    ...input.draftFindings,
    ...input.conceptFindings,
    ...input.unfairFindings,
    ...input.ndaFindings,
  ];
  const findings = listFindings({ ...input, draftFindings: drafts }, sides);
  const naming = { ...riskNaming, coverage: input.coverage };
  const sideScores = sides.map(({ id }) => ({
    side: id,
    ...scoreWeighed(listWeighed(findings, id, sides), naming),
  }));
  const open = scoreWithoutSide({ findings, sides, sideScores, naming });
  const scoredById = new Map(open.findings.map((scored) => [scored.id, scored]));
  return {
    sides,
    findings: findings.map(({ isScored, ...finding }) => ({
      ...finding,
      ...(scoredById.get(finding.id) as ScoredFinding),
    })),
    score: open.score,
    sideScores,
  };
}

type UnscoredFinding = Omit<Finding, 'standing' | 'points' | 'scoreWithout'> & {
  readonly isScored: boolean;
};

function listFindings(
  {
    sourceText,
    documentKind,
    draftFindings,
    terms,
  }: Pick<ContractArtifacts, 'sourceText' | 'documentKind' | 'draftFindings' | 'terms'>,
  sides: readonly Side[],
): readonly UnscoredFinding[] {
  const uncertainBlocks = sourceText.blocks.filter(
    ({ confidence }) => (confidence ?? 1) < leastConfidence,
  );
  const known = findKnownSides({ sides, kind: documentKind.kind, text: sourceText.text, terms });
  const attributed = draftFindings.map(
    (draft): AttributedFinding => ({
      ...draft,
      confidence: draft.confidence * (isMaybeMisread(draft, uncertainBlocks) ? misreadShare : 1),
      bearers: findBearers(draft, known),
    }),
  );
  return mergeFindings(attributed).map(
    (
      {
        bearer: _,
        subject: __,
        alsoBorneBy: ___,
        alsoCheckedBy: ____,
        bearers,
        lookedIn,
        ...draft
      },
      index,
    ) => ({
      id: `f${index + 1}`,
      ...draft,
      ...(bearers && { bearers: [...bearers] }),
      lookedIn: lookedIn ?? [],
    }),
  );
}

function isMaybeMisread(
  { evidence }: Pick<DraftFinding, 'evidence'>,
  uncertainBlocks: readonly Block[],
): boolean {
  const lead = evidence[0];
  if (lead === undefined) return false;
  return uncertainBlocks.some(({ start, end }) => start < lead.end && lead.start < end);
}

/**
 * Who takes no side gets the score of the side that bears most, with the points that make it; of several with the same
 * number none is named. What a finding is to them stays open.
 */
function scoreWithoutSide({
  findings,
  sides,
  sideScores,
  naming,
}: {
  readonly findings: readonly UnscoredFinding[];
  readonly sides: readonly Side[];
  readonly sideScores: readonly SideScore[];
  readonly naming: Parameters<typeof computeScore>[1];
}): Omit<SideScore, 'side'> {
  const open = listWeighed(findings, undefined, sides);
  const [most, next] = sideScores.toSorted(
    (a, b) => b.score.value - a.score.value || b.score.r - a.score.r,
  );
  if (most === undefined) return scoreWeighed(open, naming);
  const points = new Map(most.findings.map((finding) => [finding.id, finding.points]));
  const borne = open.map((finding) => ({ ...finding, points: points.get(finding.id) ?? 0 }));
  const isAhead =
    next === undefined || formatScore(next.score.value) !== formatScore(most.score.value);
  return scoreWeighed(borne, { ...naming, ...(isAhead && { side: most.side }) });
}

type Weighed = Pick<Finding, 'id' | 'category' | 'severity' | 'standing' | 'points'>;

function listWeighed(
  findings: readonly UnscoredFinding[],
  side: string | undefined,
  sides: readonly Side[],
): readonly Weighed[] {
  return findings.map((finding) => {
    const { id, category, severity } = finding;
    const standing = getStanding(finding.bearers, side, sides.length);
    const points = finding.isScored ? getPoints(finding, standing) : 0;
    return { id, category, severity, standing, points };
  });
}

function scoreWeighed(
  weighed: readonly Weighed[],
  base: Parameters<typeof computeScore>[1],
): Omit<SideScore, 'side'> {
  const score = computeScore(weighed, base);
  // Findings of one category with the same points leave the same score without them, so the score is computed once for
  // each such pair.
  const known = new Map<string, number>();
  const findings = weighed.map((one, index) => {
    const { id, standing, points, category } = one;
    const key = `${category} ${points} ${isGrave(one)}`;
    const rest = () => computeScore(weighed.toSpliced(index, 1), base).value;
    const isWithoutEffect = points === 0 && !isGrave(one);
    const scoreWithout = isWithoutEffect ? score.value : (known.get(key) ?? rest());
    known.set(key, scoreWithout);
    return { id, standing, points, scoreWithout };
  });
  return { score, findings };
}
