import type { Evidence, SummarySentence, Term } from '@clauselight/schema';
import { formatDuration } from '../../text/values/durations.ts';
import { noticeLabels } from '../notice-labels.ts';
import { describeChoice, isOfAutomatic } from '../renewal-choice.ts';
import { findTerm, listEvidence, withNotice } from './words.ts';

/** Describes how the contract is renewed, by whom that is decided, and until when. */
export function describeRenewal(terms: readonly Term[]): SummarySentence | undefined {
  const renewal = findTerm(terms, 'renewal-term');
  if (renewal?.renewal === undefined) return undefined;
  const { mode } = renewal.renewal;
  const label = mode === 'option' ? 'Notice to renew' : noticeLabels.renewal;
  const notice = terms.find((term) => term.type === 'notice-period' && term.label === label);
  const deadline = findTerm(terms, 'renewal-deadline');
  const used = mode === 'automatic' || mode === 'option' ? [notice, deadline] : [];
  return {
    text: `It ${describeMode(renewal, { notice, deadline })}.`,
    evidence: listDistinct([renewal.renewal.evidence, renewal.evidence, ...listEvidence(used)]),
  };
}

interface Notices {
  readonly notice: Term | undefined;
  readonly deadline: Term | undefined;
}

function describeMode({ value, renewal, display }: Term, notices: Notices): string {
  const by = renewal?.by;
  const length = value.kind === 'duration' ? ` for ${formatDuration(value)}` : '';
  const each = display.endsWith(' at a time') ? ' at a time' : '';
  switch (renewal?.mode) {
    case 'automatic':
      return `renews automatically${length}${each}${describeOpen(value)}${describePrevention(by, notices)}`;
    case 'option':
      return `can be renewed${length} ${describeChoice(by)}${describeNotice(notices)}`;
    case 'agreement':
      return `is renewed${length} only if the parties agree`;
    case 'none':
      return isOfAutomatic(renewal.evidence.quote)
        ? 'does not renew automatically'
        : 'does not renew';
    default:
      return `mentions a renewal${length}; read its words for how it comes about`;
  }
}

/** A renewal without a length of its own runs on. */
function describeOpen(value: Term['value']): string {
  return value.kind === 'text' && /until terminated/i.test(value.text)
    ? ' until it is terminated'
    : '';
}

function describePrevention(by: string | undefined, { notice, deadline }: Notices): string {
  if (notice === undefined)
    return by === undefined
      ? ''
      : ` unless ${by} prevents it`.replace(/\b(you|we) prevents/, '$1 prevent');
  const giver = by === undefined ? '' : ` by ${by === 'we' ? 'us' : by}`;
  return ` unless ${withNotice(notice.display)} against it is given${giver}${describeLastDay(deadline)}`;
}

function describeNotice({ notice, deadline }: Notices): string {
  return notice === undefined
    ? ''
    : ` with ${withNotice(notice.display)}${describeLastDay(deadline)}`;
}

function describeLastDay(deadline: Term | undefined): string {
  return deadline === undefined ? '' : `; the last day for that notice is ${deadline.display}`;
}

function listDistinct(all: readonly Evidence[]): Evidence[] {
  return all.filter(
    ({ start, end }, index) =>
      all.findIndex((other) => other.start === start && other.end === end) === index,
  );
}
