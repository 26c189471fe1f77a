import type { DocumentStructure } from '../../../text/document-structure.ts';
import { findEvidence } from '../../../text/passage.ts';
import type { DraftTerm } from '../draft-term.ts';
import type { Duty } from '../obligations/duty.ts';
import { collectNamedDays } from './named-days.ts';
import { listPassiveDeadlines, type PassiveDeadline } from './passive-deadline.ts';
import { parseTimeLimit } from './time-limit.ts';

interface DeadlinesInput {
  readonly text: string;
  readonly structure: DocumentStructure;
  readonly duties: readonly Duty[];
  /** Terms found earlier; time limits may count from their dates. */
  readonly known: readonly DraftTerm[];
}

/**
 * Lists what must be done by when: a date, or a length of time before or after an event. A date is computed when the
 * event has a date in the document. Days count from the day after the event, as is usual in contracts and at law: 10
 * days after 1 March is 11 March. The end and renewal of the contract itself are other terms and are omitted.
 */
export function listDeadlineTerms(input: DeadlinesInput): readonly DraftTerm[] {
  const { text, structure, duties, known } = input;
  const days = collectNamedDays(known);
  const candidates: readonly Candidate[] = [
    ...duties.flatMap((duty) =>
      duty.due !== undefined && duty.modality === 'must' ? [{ ...duty, due: duty.due }] : [],
    ),
    ...withoutCovered(listPassiveDeadlines(structure), duties),
  ];
  return candidates
    .filter(({ action, due }) => !ownEnd.test(due) && !ownEnding.test(action))
    .flatMap((candidate): DraftTerm[] => {
      const limit = parseTimeLimit(candidate.due, days);
      const evidence = limit && findEvidence(text, candidate.sentence.passage, candidate);
      if (limit === undefined || evidence === undefined) return [];
      const { action, who } = candidate;
      const { date, computation, offset, display } = limit;
      return [
        {
          type: 'deadline',
          label: 'Deadline',
          display: `${display}: ${describeDuty(candidate)}`,
          value: {
            kind: 'deadline',
            action,
            ...(who !== undefined && { who }),
            ...(date !== undefined && { date }),
            ...(computation !== undefined && { computation }),
            ...(offset !== undefined && { offset }),
          },
          evidence,
        },
      ];
    })
    .sort((a, b) => a.evidence.start - b.evidence.start);
}

type Candidate = PassiveDeadline & { readonly who?: string; readonly isPassive?: boolean };

function describeDuty({ who, action, isPassive }: Candidate): string {
  if (who === undefined) return action;
  return isPassive ? `${who}: ${action}` : `${who} must ${action}`;
}

const ownEnd =
  /\b(?:before|prior to|preceding|notice of)\b.{0,40}\b(?:expir\w+|end|renewal|conclusion) (?:date )?(?:of )?(?:the |this |such |each |any )?(?:then[- ]current |initial |renewal |current |extended )*(?:term|agreement|contract)\b/i;
const ownEnding =
  /^(?:\w+ )?(?:terminate|renew|extend) (?:this|the) (?:agreement|contract|lease|term)\b/i;

/** Omits the deadlines that a duty of the same sentence already states. */
function withoutCovered(
  passive: readonly PassiveDeadline[],
  duties: readonly Duty[],
): readonly PassiveDeadline[] {
  const bySentence = new Map<unknown, Duty[]>();
  for (const duty of duties) {
    bySentence.set(duty.sentence, [...(bySentence.get(duty.sentence) ?? []), duty]);
  }
  return passive.filter(
    ({ sentence, from, to }) =>
      !(bySentence.get(sentence) ?? []).some((duty) => duty.from < to && from < duty.to),
  );
}
