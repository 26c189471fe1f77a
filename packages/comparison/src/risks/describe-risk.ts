import type { SeverityNames } from '@clauselight/core';
import type { Finding, PassageChange, RiskChange } from '@clauselight/schema';
import type { Matched } from '../matching.ts';
import type { SpanMap } from '../rows/span-map.ts';

interface DescribeOptions {
  readonly kind: RiskChange['kind'];
  readonly places: SpanMap;
  readonly names: SeverityNames;
  /** What a changed term of its clause says about the risk. */
  readonly cause: string | undefined;
}

type Fates = Readonly<Record<PassageChange['kind'], string>>;

const fatesOfNew: Fates = {
  added: 'The passage was added.',
  changed: 'The passage was changed.',
  removed: '',
  same: 'Its own words are as they were; what has changed stands elsewhere.',
};
const fatesOfGone: Fates = { ...fatesOfNew, added: '', removed: 'The passage was removed.' };

/** Describes in a sentence or two what happened to a risk. */
export function describeRisk(risk: Matched<Finding>, options: DescribeOptions): string {
  const { kind, cause, names } = options;
  const { before, after } = risk;
  if (kind === 'same') return 'As before.';
  const finding = after ?? before;
  const detail = after?.detail === undefined || kind === 'gone' ? '' : after.detail;
  if (kind === 'new')
    return join(`New: ${finding?.title}.`, detail, cause ?? describePassageChange(risk, options));
  if (kind === 'gone')
    return join(`Gone: ${finding?.title}.`, cause ?? describePassageChange(risk, options));
  const [from, to] = [before, after].map((one) => (one === undefined ? '' : names[one.severity]));
  if (from === to) {
    return join(`Weighs ${kind === 'raised' ? 'more' : 'less'} than it did.`, cause ?? '');
  }
  return join(`${kind === 'raised' ? 'Raised' : 'Lowered'} from ${from} to ${to}.`, cause ?? '');
}

function describePassageChange(
  { before, after }: Matched<Finding>,
  { places }: DescribeOptions,
): string {
  const evidence = (after ?? before)?.evidence ?? [];
  if (evidence.length === 0) {
    return after === undefined ? 'What was missing is there now.' : 'What is missing was there.';
  }
  const version = after === undefined ? 'before' : 'after';
  const fates = after === undefined ? fatesOfGone : fatesOfNew;
  const found = evidence
    .map((one) => places.getChangeKind(one, version))
    .find((fate) => fate !== 'same');
  return fates[found ?? 'same'];
}

function join(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
