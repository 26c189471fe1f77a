import type { Evidence } from '@clauselight/schema';
import { quoteSentence } from '../../text/checks/quoted-place.ts';
import type { Found, JudgedDocument } from '../rule.ts';

const most = 12;

/** Schedules and exhibits that the document speaks of and does not hold, together in one finding. */
export function findMissingAttachments({
  sourceText,
  structure,
}: JudgedDocument): readonly Found[] {
  const missing = structure.attachments.filter(
    ({ status, evidence }) =>
      status === 'missing' &&
      !belongsElsewhere(sourceText.text.slice(evidence.start, evidence.end + 40)),
  );
  const evidence = missing
    .slice(0, most)
    .map((attachment) => quoteSentence(sourceText.text, structure.sentences, attachment.evidence));
  if (!hasFirst(evidence)) return [];
  const labels = missing.slice(0, most).map(({ label }) => label);
  const rest = missing.length - labels.length;
  const more = rest > 0 ? ` and ${rest} more` : '';
  const verb = missing.length === 1 ? 'is' : 'are';
  return [
    {
      evidence,
      detail: `${joinNames(labels)}${more} ${verb} spoken of but not in this document.`,
    },
  ];
}

/** `Exhibits A and B thereto` are of another paper, and `Exhibit D: intentionally omitted` is meant to be missing. */
function belongsElsewhere(words: string): boolean {
  return /^[^.;]{0,30}\b(?:thereto|thereof)\b|\bintentionally (?:left blank|omitted|deleted)\b/i.test(
    words,
  );
}

/** `A`, `A and B`, `A, B and C`. */
export function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** Whether there is any evidence, as a finding needs. */
export function hasFirst(
  evidence: readonly Evidence[],
): evidence is readonly [Evidence, ...Evidence[]] {
  return evidence.length > 0;
}
