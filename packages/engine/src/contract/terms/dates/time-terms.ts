import type { DocumentStructure } from '../../../text/document-structure.ts';
import { formatDate } from '../../../text/values/dates.ts';
import type { DraftTerm } from '../draft-term.ts';
import { type ContractTerm, findContractTerm } from '../lengths/contract-term.ts';
import { listLengthTerms } from '../lengths/length-terms.ts';
import { listTimedSentences } from '../lengths/timed-sentence.ts';
import { findAgreementDate } from './agreement-date.ts';
import { type ComputedDate, createDateTerm } from './computed-date.ts';
import { createDatedText, type DatedText, findMentionEvidence } from './dated-text.ts';
import { findEffectiveDate } from './effective-date.ts';
import { findLabeledEnd } from './end-label.ts';
import { hasEffectiveDefinition, type KnownDates, listNamedDates } from './known-dates.ts';
import { listOtherDates } from './other-dates.ts';

/**
 * Lists the dates when the agreement was made, applies from, ends and renews, its length, and every other date it
 * states.
 */
export function listTimeTerms(source: string, structure: DocumentStructure): readonly DraftTerm[] {
  const dated = createDatedText(source, structure.guidance);
  const known = findKnownDates(dated);
  const sentences = listTimedSentences(structure, dated.order);
  const stated = findContractTerm({ source, sentences, known });
  const term = {
    ...stated,
    expiration: stated?.expiration ?? findLabeledExpiration(dated, stated),
  };
  const named = [
    ...createTerms({ type: 'agreement-date', label: 'Agreement date' }, known.agreement),
    ...createTerms({ type: 'effective-date', label: 'Effective date' }, known.effective),
    ...createTerms({ type: 'expiration-date', label: 'Expiration date' }, term.expiration),
  ];
  const dates = [known.agreement, known.effective, term.expiration];
  const others = listOtherDates({
    dated,
    known: new Set(dates.flatMap((day) => day?.date ?? [])),
    from: structure.sentences[0]?.start ?? 0,
  });
  return [
    ...named,
    ...others,
    ...listLengthTerms({ source, sentences, all: structure.sentences, term }),
  ];
}

function findKnownDates(dated: DatedText): KnownDates {
  const mention = findAgreementDate(dated);
  const evidence = mention && findMentionEvidence(dated, mention);
  const stated =
    mention?.date !== undefined && evidence ? { date: mention.date, evidence } : undefined;
  const effective = findEffectiveDate(dated, stated);
  return {
    order: dated.order,
    agreement: stated ?? findNamedAgreementDate(dated, effective),
    effective,
    isEffectiveOpen: effective === undefined && hasEffectiveDefinition(dated),
    named: listNamedDates(dated),
  };
}

/** Finds the labeled last day, unless a length contradicts it and cannot be counted. */
function findLabeledExpiration(
  dated: DatedText,
  stated: ContractTerm | undefined,
): ComputedDate | undefined {
  return stated?.length?.kind === 'length' ? undefined : findLabeledEnd(dated);
}

const asOfEffectiveDate =
  /\b(?:made|executed|entered into|signed)\b[^.;]{0,80}\bas of (the effective date)\b/i;

/** Finds the effective date when the words only say that the agreement is made as of that date. */
function findNamedAgreementDate(
  dated: DatedText,
  effective: ComputedDate | undefined,
): ComputedDate | undefined {
  const match = effective && asOfEffectiveDate.exec(dated.passage.text);
  if (!match || effective === undefined) return undefined;
  const to = match.index + match[0].length;
  const evidence = findMentionEvidence(dated, { from: to - (match[1] ?? '').length, to });
  const computation = `effective date, ${formatDate(effective.date)}`;
  return evidence && { date: effective.date, evidence, computation, basis: [effective.evidence] };
}

function createTerms(
  named: Pick<DraftTerm, 'type' | 'label'>,
  day: ComputedDate | undefined,
): readonly DraftTerm[] {
  return day === undefined ? [] : [createDateTerm(named, day)];
}
