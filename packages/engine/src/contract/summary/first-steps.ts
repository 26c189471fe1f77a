import { capitalize, lowerFirst } from '@clauselight/core';
import type {
  DocumentKind,
  Finding,
  FirstSteps,
  Recommendation,
  Side,
  Term,
} from '@clauselight/schema';
import { findLegalForm } from '../../text/values/legal-form.ts';
import { findTaker } from '../public-terms.ts';
import { calmTitle, describeClause, findTerm, withoutRepeats } from './words.ts';

/** The schema allows three first steps; less severe findings can wait. */
const mostSteps = 3;
const leastSeverity = 2;

export interface FirstStepsInput {
  readonly recommendations: readonly Recommendation[];
  readonly findings: readonly Finding[];
  readonly terms: readonly Term[];
  readonly kind: DocumentKind;
  /** The chosen side, if any. */
  readonly side?: Side | undefined;
  /** All sides of the document. */
  readonly sides?: readonly Side[];
  /** How far the document has come; a finished text, signed or not, is no draft. */
  readonly stage?: 'draft' | 'text' | 'signed';
}

/**
 * Lists the first three recommendations, each from a different check, the most severe first, and composes a message
 * that requests them from the other side. Unfinished drafting comes after what the contract demands.
 */
export function listFirstSteps(input: FirstStepsInput): FirstSteps {
  const byId = new Map(input.findings.map((finding) => [finding.id, finding]));
  const seen = new Set<string>();
  const ranked = input.recommendations
    .filter(({ findingId, severity }) => {
      const finding = byId.get(findingId);
      return severity >= leastSeverity && finding !== undefined && isStep(finding, input.side);
    })
    .sort(
      (a, b) =>
        Number(isDrafting(byId.get(a.findingId))) - Number(isDrafting(byId.get(b.findingId))) ||
        b.severity - a.severity,
    )
    .filter(({ findingId }) => {
      const ruleId = byId.get(findingId)?.ruleId ?? '';
      return !seen.has(ruleId) && seen.add(ruleId);
    });
  const steps = withoutRepeats(ranked, ({ evidence }) => evidence).slice(0, mostSteps);
  const isOurs = steps.every(({ findingId }) => isOwnRisk(byId.get(findingId), input));
  const canAsk = steps.length > 0 && isOurs && hasAddressee(input);
  return {
    recommendationIds: steps.map(({ id }) => id),
    message: canAsk ? composeMessage(steps, input) : '',
  };
}

/** Whether a finding counts and, for a side, is known to be its risk: another's may be what protects it. */
function isStep({ points, standing }: Finding, side: Side | undefined): boolean {
  return points > 0 && (side === undefined || standing === 'risk');
}

/**
 * Whether asking for a change cannot cost the reader a protection: the risk is that of the side taken, or everyone's.
 * The reader of consumer terms is the user.
 */
function isOwnRisk(finding: Finding | undefined, { kind, side }: FirstStepsInput): boolean {
  if (finding === undefined || finding.standing === 'favour') return false;
  if (finding.standing === 'risk') return true;
  return kind === 'consumer' && side === undefined && finding.bearers?.includes('user') === true;
}

function isDrafting(finding: Finding | undefined): boolean {
  return finding?.category === 'drafting';
}

/** The author of terms for everybody has nobody to write to. */
function hasAddressee({ kind, side, sides = [] }: FirstStepsInput): boolean {
  const taker = findTaker(kind, sides);
  return taker === undefined || side === undefined || side.id === taker.id;
}

const countWords = ['', 'one change', 'two changes', 'three changes'];
/** Roles in which people sign for themselves. */
const persons = new Set(
  'user consumer employee executive worker tenant renter subtenant freelancer guarantor'.split(' '),
);

function isNaturalPerson(side: Side | undefined): boolean {
  return (
    side?.role !== undefined && persons.has(side.role) && findLegalForm(nameOf(side)) === undefined
  );
}

/** The name within `Tenant (Dana Whitfield)`. */
function nameOf({ label }: Side): string {
  return /\((.+)\)$/.exec(label)?.[1] ?? label;
}

function composeMessage(steps: readonly Recommendation[], input: FirstStepsInput): string {
  const { kind, side, sides = [], terms } = input;
  const isPerson = kind === 'consumer' || isNaturalPerson(side);
  const we = isPerson ? 'I' : 'we';
  const title = findTerm(terms, 'document-title')?.display;
  const named = title === undefined ? '' : `the ${calmTitle(title).replace(/^the /i, '')}`;
  const count = countWords[steps.length];
  const isOffered = kind === 'consumer' || findTaker(kind, sides) !== undefined;
  const opening =
    isOffered && input.stage !== 'signed'
      ? `${capitalize(we)} have read ${named || 'your terms'} and would like to ask for ${count} before ${we} agree:`
      : composeOpening({ named, count, we, stage: input.stage ?? 'text' });
  const points = steps.map((step, index) => `${index + 1}. ${describeStep(step, we)}`);
  const closing = `If you see any of these points differently, please tell ${isPerson ? 'me' : 'us'} what you would suggest instead.`;
  return [opening, ...points, closing].join('\n\n');
}

interface OpeningInput {
  /** The document with its article: `the Lease Agreement`; empty if it has no title. */
  readonly named: string;
  readonly count: string | undefined;
  readonly we: string;
  readonly stage: NonNullable<FirstStepsInput['stage']>;
}

/** Says nothing of who wrote the document or reads it first: often it is the reader's own. */
function composeOpening({ named, count, we, stage }: OpeningInput): string {
  const subject = `${capitalize(we)} would like to agree ${count}`;
  const what = named || 'the document';
  if (stage === 'signed') return `${subject} to ${what}:`;
  const text = stage === 'draft' ? `the draft${named && ` of ${named}`}` : what;
  return `${subject} to ${text} before ${we} sign:`;
}

/** Display limit, in characters. */
const longestQuote = 160;

/** `Clause 4.2: we would like to narrow the indemnity. We suggest: “…”` */
function describeStep({ clause, title, wording, evidence }: Recommendation, we: string): string {
  const asked = /^Ask (?:for|to|that) /.test(title)
    ? `${we} ${lowerFirst(title)}`
    : `${we} would like to ${lowerFirst(title)}`;
  const where = describeClause(clause);
  const sentence = where === undefined ? capitalize(asked) : `${capitalize(where)}: ${asked}`;
  if (wording !== undefined) return `${sentence}. ${capitalize(we)} suggest: “${wording}”`;
  const quote = evidence?.quote.replace(/\s+/g, ' ') ?? '';
  const isShort = quote !== '' && quote.length <= longestQuote;
  return isShort ? `${sentence}. It now says: “${quote}”` : `${sentence}.`;
}
