import type { Evidence } from '@clauselight/schema';
import type { Sentence } from '../../../text/document-structure.ts';
import { findEvidence } from '../../../text/passage.ts';

/** A clause that says when a notice counts as received. */
export interface NoticeReceipt {
  readonly evidence: Evidence;
  /** What follows for a last day to give notice. */
  readonly assumption: string;
}

const notices = /\b(?:notices?|communications?|letters?)\b/i;
const counts =
  /\b(?:deemed|considered|presumed|treated as|taken to (?:be|have been)|effective|shall be)\b[^.;]{0,60}\b(?:received|given|served|delivered|effective|made)\b[^.;]{0,200}/i;
const later =
  /\b(?:\w+|\d+)(?: \(\d+\))? (?:business |working |calendar )?days? (?:after|following|from)\b|\b(?:next|following|second|third|fourth|fifth) (?:business |working )?day\b/i;
const arrival =
  /\b(?:only )?(?:upon|on|when|at the time of) (?:actual |its |the )*(?:receipt|received|delivery)\b/i;

/**
 * Finds the clause on when notices count as received. A notice that must arrive, or that counts days after it was sent,
 * has to be sent earlier than on the last day.
 */
export function findNoticeReceipt(
  source: string,
  sentences: readonly Sentence[],
): NoticeReceipt | undefined {
  for (const { passage } of sentences) {
    if (!notices.test(passage.text)) continue;
    const match = counts.exec(passage.text);
    if (match === null) continue;
    const isLater = later.test(match[0]);
    if (!isLater && !arrival.test(match[0])) continue;
    const evidence = findEvidence(source, passage, {
      from: match.index,
      to: match.index + match[0].length,
    });
    if (evidence === undefined) continue;
    return {
      evidence,
      assumption: isLater
        ? 'the notice must count as received by then, some days after it is sent'
        : 'the notice must arrive by then',
    };
  }
  return undefined;
}
