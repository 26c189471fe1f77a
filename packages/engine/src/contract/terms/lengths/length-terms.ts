import type { Evidence } from '@clauselight/schema';
import type { Sentence } from '../../../text/document-structure.ts';
import { findEvidence } from '../../../text/passage.ts';
import { formatDate } from '../../../text/values/dates.ts';
import { formatDuration } from '../../../text/values/durations.ts';
import { noticeLabels } from '../../notice-labels.ts';
import type { DraftTerm } from '../draft-term.ts';
import type { ContractTerm } from './contract-term.ts';
import { findNoticePeriod } from './notice-period.ts';
import { findNoticeReceipt } from './notice-receipt.ts';
import { findRenewalDeadline } from './renewal-deadline.ts';
import { createRenewalTerm } from './renewal-display.ts';
import { nameRenewalNotice } from './renewal-notice.ts';
import { type FoundRenewal, findRenewal } from './renewal-term.ts';
import type { ScoredMention } from './scored-mention.ts';
import { findTerminator } from './terminator.ts';
import type { TimeMention } from './time-mention.ts';
import type { TimedSentence } from './timed-sentence.ts';

interface Input {
  readonly source: string;
  readonly sentences: readonly TimedSentence[];
  /** Every sentence of the document. */
  readonly all: readonly Sentence[];
  readonly term: ContractTerm;
}

/**
 * Lists the length of the agreement, its renewal, the notice periods, and the last day to give notice. The last day is
 * omitted when the end of the agreement is unknown, and unless a renewal is automatic or somebody's option.
 */
export function listLengthTerms({ source, sentences, all, term }: Input): readonly DraftTerm[] {
  const renewal = findRenewal(sentences, term.length);
  const termLabel = term.length?.kind === 'length' ? 'Initial term' : 'Term';
  const termination = findNoticePeriod(sentences, 'termination');
  return [
    ...createTerms({ type: 'contract-term', label: termLabel }, findStated(term)),
    ...createRenewalTerm(source, renewal),
    ...listRenewalNotices({ source, sentences, all, term }, renewal),
    ...createTerms(
      { type: 'notice-period', label: noticeLabels.termination },
      findLength(source, termination),
    ).map((found) => ({ ...found, ...findGiver(termination) })),
  ];
}

/** Who may end the agreement by the notice, as its sentence names them. */
function findGiver(notice: ScoredMention | undefined): Pick<DraftTerm, 'by'> {
  const by = notice && findTerminator(notice.sentence.passage.text, notice.mention.from);
  return by === undefined ? {} : { by };
}

function findLength(source: string, found: ScoredMention | undefined): StatedLength | undefined {
  const evidence = found && findEvidence(source, found.sentence.passage, found.mention);
  return evidence && { value: found.mention.value, evidence };
}

function listRenewalNotices(
  { source, sentences, all, term }: Input,
  renewal: FoundRenewal | undefined,
): readonly DraftTerm[] {
  const notice = findNoticePeriod(sentences, 'renewal');
  const named = notice && nameRenewalNotice(notice, renewal);
  if (notice === undefined || named === undefined) return [];
  const { label, deadline: about } = named;
  const day =
    about &&
    findRenewalDeadline({
      source,
      expiration: term.expiration,
      notice,
      receipt: findNoticeReceipt(source, all),
    });
  return [
    ...createTerms({ type: 'notice-period', label }, findLength(source, notice)),
    ...(about && day
      ? [
          {
            type: 'renewal-deadline' as const,
            label: about.label,
            display: formatDate(day.date),
            value: {
              kind: 'deadline' as const,
              action: about.action,
              ...(about.who !== undefined && { who: about.who.replace(/^the /i, '') }),
              date: day.date,
              computation: day.computation,
              basis: [...day.basis],
            },
            evidence: day.evidence,
          },
        ]
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
