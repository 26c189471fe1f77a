import { computeScore } from '@clauselight/core';
import type { Block, Finding, Side } from '@clauselight/schema';
import type { ContractArtifacts } from '../contract-artifacts.ts';
import type { DraftFinding } from '../draft-finding.ts';
import { findBearers } from './bearers.ts';
import { type BorneRisk, mergeRisks } from './merge-risks.ts';
import { getPoints, getStanding } from './points.ts';
import type { Judged, SideScore } from './side-view.ts';
import { listSides } from './sides.ts';

const naming = {
  label: 'Risk',
  meaning:
    'How much this contract asks of the reader beyond balanced paper: triage of the drafting, not legal advice.',
};
/** Words recognised from a picture with less confidence than this may have been misread. */
const leastSure = 0.8;
const unsureShare = 0.7;

/** Weighs the risks that were raised: for nobody in particular, and for every side of the contract. */
export function scoreFindings(
  input: Pick<
    ContractArtifacts,
    'sourceText' | 'documentKind' | 'terms' | 'risks' | 'unfairRisks' | 'ndaRisks'
  >,
): Pick<ContractArtifacts, 'sides' | 'findings' | 'score' | 'judgements'> {
  const sides = listSides({
    kind: input.documentKind.kind,
    terms: input.terms,
    text: input.sourceText.text,
  });
  const raised = [...input.risks, ...input.unfairRisks, ...input.ndaRisks];
  const findings = listFindings({ ...input, risks: raised }, sides);
  const open = judge(findings, undefined, sides);
  const judged = new Map(open.judged.map((part) => [part.id, part]));
  return {
    sides,
    findings: findings.map(({ isScored, ...finding }) => ({
      ...finding,
      ...(judged.get(finding.id) as Judged),
    })),
    score: open.score,
    judgements: sides.map(({ id }) => ({ side: id, ...judge(findings, id, sides) })),
  };
}

type Unjudged = Omit<Finding, 'standing' | 'points' | 'scoreWithout'> & {
  readonly isScored: boolean;
};

function listFindings(
  {
    sourceText,
    documentKind,
    risks,
  }: Pick<ContractArtifacts, 'sourceText' | 'documentKind' | 'risks'>,
  sides: readonly Side[],
): readonly Unjudged[] {
  const unsure = sourceText.blocks.filter(({ confidence }) => (confidence ?? 1) < leastSure);
  const borne = risks.map(
    (risk): BorneRisk => ({
      ...risk,
      confidence: risk.confidence * (isUnsure(risk, unsure) ? unsureShare : 1),
      bearers: findBearers(risk, sides, documentKind.kind),
    }),
  );
  return mergeRisks(borne).map(
    ({ bearer: _, subject: __, alsoCheckedBy: ___, bearers, lookedIn, ...risk }, index) => ({
      id: `f${index + 1}`,
      ...risk,
      ...(bearers && { bearers: [...bearers] }),
      lookedIn: lookedIn ?? [],
    }),
  );
}

function isUnsure({ evidence }: Pick<DraftFinding, 'evidence'>, unsure: readonly Block[]): boolean {
  const lead = evidence[0];
  if (lead === undefined) return false;
  return unsure.some(({ start, end }) => start < lead.end && lead.start < end);
}

function judge(
  findings: readonly Unjudged[],
  side: string | undefined,
  sides: readonly Side[],
): Omit<SideScore, 'side'> {
  const weighed = findings.map((finding) => {
    const standing = getStanding(finding.bearers, side, sides.length);
    const points = finding.isScored ? getPoints(finding, standing) : 0;
    return { id: finding.id, category: finding.category, standing, points };
  });
  const score = computeScore(weighed, naming);
  // Findings of one category with the same points leave the same score behind, and there are few such pairs.
  const known = new Map<string, number>();
  const judged = weighed.map(({ id, standing, points, category }, index) => {
    const key = `${category} ${points}`;
    const rest = () => computeScore(weighed.toSpliced(index, 1), naming).value;
    const scoreWithout = points === 0 ? score.value : (known.get(key) ?? rest());
    known.set(key, scoreWithout);
    return { id, standing, points, scoreWithout };
  });
  return { score, judged };
}
