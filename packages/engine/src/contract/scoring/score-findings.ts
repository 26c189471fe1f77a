import { computeScore } from '@clauselight/core';
import type { Block, Finding, Side } from '@clauselight/schema';
import type { ContractArtifacts } from '../contract-artifacts.ts';
import type { DraftFinding } from '../draft-finding.ts';
import { findBearers } from './bearers.ts';
import { type AttributedFinding, mergeFindings } from './merge-findings.ts';
import { getPoints, getStanding } from './points.ts';
import type { ScoredFinding, SideScore } from './side-score.ts';
import { listPartners, listSides } from './sides.ts';
import { findVoices } from './voices.ts';

const naming = {
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
    'sourceText' | 'documentKind' | 'terms' | 'draftFindings' | 'unfairFindings' | 'ndaFindings'
  >,
): Pick<ContractArtifacts, 'sides' | 'findings' | 'score' | 'sideScores'> {
  const sides = listSides({
    kind: input.documentKind.kind,
    terms: input.terms,
    text: input.sourceText.text,
  });
  const drafts = [...input.draftFindings, ...input.unfairFindings, ...input.ndaFindings];
  const findings = listFindings({ ...input, draftFindings: drafts }, sides);
  const open = scoreForSide(findings, undefined, sides);
  const scoredById = new Map(open.findings.map((scored) => [scored.id, scored]));
  return {
    sides,
    findings: findings.map(({ isScored, ...finding }) => ({
      ...finding,
      ...(scoredById.get(finding.id) as ScoredFinding),
    })),
    score: open.score,
    sideScores: sides.map(({ id }) => ({ side: id, ...scoreForSide(findings, id, sides) })),
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
  const known = {
    sides,
    kind: documentKind.kind,
    voices: findVoices(sides, sourceText.text, terms),
    partners: listPartners(terms),
  };
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

function scoreForSide(
  findings: readonly UnscoredFinding[],
  side: string | undefined,
  sides: readonly Side[],
): Omit<SideScore, 'side'> {
  const withPoints = findings.map((finding) => {
    const standing = getStanding(finding.bearers, side, sides.length);
    const points = finding.isScored ? getPoints(finding, standing) : 0;
    return { id: finding.id, category: finding.category, standing, points };
  });
  const score = computeScore(withPoints, naming);
  // Findings of one category with the same points leave the same score without them, so the score is computed once for
  // each such pair.
  const known = new Map<string, number>();
  const scored = withPoints.map(({ id, standing, points, category }, index) => {
    const key = `${category} ${points}`;
    const rest = () => computeScore(withPoints.toSpliced(index, 1), naming).value;
    const scoreWithout = points === 0 ? score.value : (known.get(key) ?? rest());
    known.set(key, scoreWithout);
    return { id, standing, points, scoreWithout };
  });
  return { score, findings: scored };
}
