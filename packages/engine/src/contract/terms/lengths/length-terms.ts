import type { Evidence } from '@clauselight/schema';
import { findEvidence } from '../../../text/passage.ts';
import { formatDuration } from '../../../text/values/durations.ts';
import { createDateTerm } from '../dates/computed-date.ts';
import type { DraftTerm } from '../draft-term.ts';
import type { ContractTerm } from './contract-term.ts';
import { findNoticePeriod, isNoticeToRenew } from './notice-period.ts';
import { findRenewalDeadline } from './renewal-deadline.ts';
import { findRenewal } from './renewal-term.ts';
import type { ScoredMention } from './scored-mention.ts';
import type { TimeMention } from './time-mention.ts';
import type { TimedSentence } from './timed-sentence.ts';

interface Input {
  readonly source: string;
  readonly sentences: readonly TimedSentence[];
  readonly term: ContractTerm;
}

/**
 * Lists the length of the agreement and of its renewals, the notice periods, and the last day to give notice. The last
 * day is omitted when the end of the agreement is unknown.
 */
export function listLengthTerms({ source, sentences, term }: Input): readonly DraftTerm[] {
  const renewal = findRenewal(sentences, term.length);
  const notice = findNoticePeriod(sentences, 'renewal');
  const isToRenew = notice !== undefined && isNoticeToRenew(notice);
  const noticeLabel = isToRenew ? 'Notice to renew' : 'Notice to prevent renewal';
  const deadlineLabel = isToRenew
    ? 'Last day to give notice to renew'
    : 'Last day to prevent renewal';
  const termLabel = term.length?.kind === 'length' ? 'Initial term' : 'Term';
  const termination = findNoticePeriod(sentences, 'termination');
  const deadline = findRenewalDeadline({ source, expiration: term.expiration, notice });
  const find = (found: ScoredMention | undefined): StatedLength | undefined => {
    const evidence = found && findEvidence(source, found.sentence.passage, found.mention);
    return evidence && { value: found.mention.value, evidence };
  };
  return [
    ...createTerms({ type: 'contract-term', label: termLabel }, findStated(term)),
    ...createTerms({ type: 'renewal-term', label: 'Renewal term' }, find(renewal)),
    ...createTerms({ type: 'notice-period', label: noticeLabel }, find(notice)),
    ...createTerms({ type: 'notice-period', label: 'Notice of termination' }, find(termination)),
    ...(deadline
      ? [createDateTerm({ type: 'renewal-deadline', label: deadlineLabel }, deadline)]
      : []),
  ];
}

interface StatedLength {
  readonly value: TimeMention['value'];
  readonly evidence: Evidence;
}

function findStated(term: ContractTerm): StatedLength | undefined {
  if (term.length === undefined || term.evidence === undefined) return undefined;
  return { value: term.length, evidence: term.evidence };
}

function createTerms(
  { type, label }: Pick<DraftTerm, 'type' | 'label'>,
  found: StatedLength | undefined,
): readonly DraftTerm[] {
  if (found === undefined || found.value.kind === 'date') return [];
  const { value, evidence } = found;
  if (value.kind === 'length') {
    const { duration } = value;
    return [{ type, label, display: formatDuration(duration), value: duration, evidence }];
  }
  // An event has no date: until it occurs the agreement continues.
  const isTimeless = value.kind === 'event' && !value.text.endsWith('calendar year');
  const text = isTimeless ? `No fixed end, ${value.text}` : value.text;
  return [{ type, label, display: text, value: { kind: 'text', text }, evidence }];
}
