import { describeCoverage, lowerFirst } from '@clauselight/core';
import type { Finding, Recommendation, Side, SummarySentence } from '@clauselight/schema';
import { describeFailure } from '../../text/summary/describe-failure.ts';
import type { ContractArtifacts } from '../contract-artifacts.ts';
import { withRoleArticle } from '../party-label.ts';
import { describeClause, withoutRepeats } from './words.ts';

/** Display limits: the findings of a summary, and their least severity. */
const mostNamed = 3;
const leastSeverity = 3;
/** A finding as likely wrong as right is not summed up: it is in the list of findings. */
const leastConfidence = 0.5;

export interface ResultInput
  extends Pick<ContractArtifacts, 'sides' | 'findings' | 'checks' | 'score' | 'failedSteps'> {
  /** Id of the chosen side, if any. */
  readonly side?: string | undefined;
  readonly firstSteps: readonly Recommendation[];
}

/** Describes the main findings, what is in the user's favor, the score, and what to do first. */
export function describeResult(input: ResultInput): readonly SummarySentence[] {
  return [
    ...describeFailure(input.failedSteps),
    ...describeRisks(input),
    ...describeFavors(input.findings),
    describeScore(input),
    ...describeFirstSteps(input),
  ];
}

/** Tells a side of its own risks only, and names those apart of which the words do not show whose they are. */
function describeRisks({ findings, side, sides }: ResultInput): readonly SummarySentence[] {
  if (side === undefined) {
    return describeMain(listMain(findings.filter(({ standing }) => standing !== 'favour')), sides);
  }
  const open = listMain(findings.filter(({ standing }) => standing === 'open'));
  return [
    ...describeMain(listMain(findings.filter(({ standing }) => standing === 'risk'))),
    ...(open.length === 0
      ? []
      : [
          {
            text: `The words do not show whose risk this is: ${open.map(nameFinding).join('; ')}.`,
            evidence: listLeads(open),
          },
        ]),
  ];
}

function describeMain(
  main: readonly Finding[],
  sides: readonly Side[] = [],
): readonly SummarySentence[] {
  const first = main[0];
  if (first === undefined) return [];
  const whose = nameBearer(first, sides);
  const lead: SummarySentence = {
    text: tellPoints(
      'What stands out',
      main.map((finding) => ({ words: nameFinding(finding), whose: nameBearer(finding, sides) })),
    ),
    evidence: listLeads(main),
  };
  return [
    lead,
    {
      text: `${main.length > 1 ? 'Why such clauses as the first matter' : 'Why such a clause matters'}${whose === '' ? '' : ` to ${whose}`}: ${first.why}`,
      evidence: listLeads([first]),
    },
  ];
}

function describeFavors(findings: readonly Finding[]): readonly SummarySentence[] {
  // What is not there is no gift of the other side.
  const main = listMain(
    findings.filter(({ standing, evidence }) => standing === 'favour' && evidence.length > 0),
  );
  if (main.length === 0) return [];
  return [
    { text: `In your favour: ${main.map(nameFinding).join('; ')}.`, evidence: listLeads(main) },
  ];
}

/** Sorts findings by severity, one for each check. Unfinished drafting comes after what the contract demands. */
function listMain(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Set<string>();
  const main = findings
    .filter(({ severity, confidence }) => severity >= leastSeverity && confidence > leastConfidence)
    .sort(
      (a, b) =>
        Number(a.category === 'drafting') - Number(b.category === 'drafting') ||
        Number(a.points === 0) - Number(b.points === 0) ||
        b.severity - a.severity ||
        b.points - a.points,
    )
    .filter(({ ruleId }) => !seen.has(ruleId) && seen.add(ruleId));
  return withoutRepeats(main, ({ evidence }) => evidence[0]).slice(0, mostNamed);
}

/** A finding, or what to ask for because of it, with its place. */
function nameFinding({ title, clause }: Pick<Finding, 'title' | 'clause'>): string {
  const where = describeClause(clause);
  return where === undefined ? lowerFirst(title) : `${lowerFirst(title)} (${where})`;
}

function listLeads(findings: readonly Finding[]) {
  return findings.flatMap(({ evidence }) => evidence.slice(0, 1));
}

function describeScore({ score, checks, findings, sides, side }: ResultInput): SummarySentence {
  const applied = checks.filter(({ outcome }) => outcome !== 'not-checked');
  const labelOf = (wanted: string | undefined) => sides.find(({ id }) => id === wanted)?.label;
  const label = labelOf(side);
  const whose = label === undefined ? 'The' : `For ${labelWithin(label)} the`;
  const most = side === undefined ? labelOf(score.side) : undefined;
  const bearing =
    most === undefined ? '' : `, that of the side that bears most: ${labelWithin(most)}`;
  const value = `${score.value.toFixed(1)} out of 10`;
  const from = `${bearing}${describeNumber(findings.length, applied.length)}`;
  const text =
    score.level === 'partial'
      ? `${whose} risk score is at least ${value}${from}. ${describeCoverage(score)}`
      : `${whose} risk score is ${value} (${score.level})${from}.`;
  return { text, evidence: [] };
}

function describeNumber(found: number, checks: number): string {
  if (checks === 0) return '';
  if (found === 0) return `: none of ${checks} checks found anything`;
  return `, from ${found === 1 ? '1 finding' : `${found} findings`} in ${checks} checks`;
}

/** A side's label within a sentence: `the Customer`, `you`. */
function labelWithin(label: string): string {
  if (/^You\b/.test(label)) return 'you';
  if (label === 'We') return 'the side called “we”';
  const [, short, name] = /^([^(]+) \((.+)\)$/.exec(label) ?? [];
  if (short !== undefined && name !== undefined) {
    return `${withRoleArticle(short, name)} (${name})`;
  }
  return /^The [A-Z]?[a-z]+(?: [A-Z][a-z]+)?$/.test(label) ? lowerFirst(label) : label;
}

/** The one side whose risk a finding is: `the Tenant`. Empty where it is everybody's, or not known whose. */
function nameBearer({ bearers = [] }: Pick<Finding, 'bearers'>, sides: readonly Side[]): string {
  const [only, ...others] = bearers;
  const label = sides.find(({ id }) => id === only)?.label;
  if (label === undefined || others.length > 0 || sides.length < 2) return '';
  return labelWithin(label).replace(/ \(.*\)$/, '');
}

interface Point {
  readonly words: string;
  /** For whom it is; empty if that is not told. */
  readonly whose: string;
}

/** Who takes no side reads points of both, each with the side it is for, and that side once where it is the same. */
function tellPoints(lead: string, points: readonly Point[]): string {
  const [first, ...others] = points;
  const isForOne = others.length > 0 && others.every(({ whose }) => whose === first?.whose);
  if (isForOne && first?.whose !== '') {
    return `${lead} for ${first?.whose}: ${points.map(({ words }) => words).join('; ')}.`;
  }
  const told = points.map(({ words, whose }) => (whose === '' ? words : `${words}, for ${whose}`));
  return `${lead}: ${told.join('; ')}.`;
}

function describeFirstSteps({
  firstSteps: steps,
  findings,
  side,
  sides,
}: ResultInput): readonly SummarySentence[] {
  if (steps.length === 0) return [];
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const named = steps.map((step) => {
    const finding = byId.get(step.findingId);
    const whose = side === undefined && finding ? nameBearer(finding, sides) : '';
    return { words: nameFinding(step), whose };
  });
  return [
    {
      text: tellPoints('What to do first', named),
      evidence: steps.flatMap(({ evidence }) => evidence ?? []),
    },
  ];
}
