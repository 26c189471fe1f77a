import { joinWords } from '@clauselight/core';
import { type CheckHit, hasFirst, type JudgedDocument } from '../../text/checks/document-check.ts';
import { quoteSentence } from '../../text/checks/quoted-place.ts';

const most = 12;

/** Schedules and exhibits that the document speaks of and does not hold, together in one finding. */
export function findMissingAttachments({
  sourceText,
  structure,
}: JudgedDocument): readonly CheckHit[] {
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
      detail: `${joinWords(labels)}${more} ${verb} spoken of but not in this document.`,
    },
  ];
}

/** `Exhibits A and B thereto` are of another paper, and `Exhibit D: intentionally omitted` is meant to be missing. */
function belongsElsewhere(words: string): boolean {
  return /^[^.;]{0,30}\b(?:thereto|thereof)\b|\bintentionally (?:left blank|omitted|deleted)\b/i.test(
    words,
  );
}
