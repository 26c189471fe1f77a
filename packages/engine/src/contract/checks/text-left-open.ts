import type { Evidence } from '@clauselight/schema';
import { createBodyTest } from '../../text/checks/body.ts';
import { type CheckHit, hasFirst, type JudgedDocument } from '../../text/checks/document-check.ts';
import { findLeftOverDrafting, type LeftOverHit } from '../../text/checks/left-over-drafting.ts';
import { quoteSentence } from '../../text/checks/quoted-place.ts';
import { isWithin } from '../../text/structure/guidance.ts';

const mostQuoted = 10;
const mildSeverity = 2;

/** What drafting left in a contract, in one finding; milder where only the attached forms hold it. */
export function findTextLeftOpen(document: JudgedDocument): readonly CheckHit[] {
  const { sourceText, structure } = document;
  const hits = findLeftOverDrafting(document, { blanks: 'agreement' }).filter(
    ({ evidence }) => !isWithin(structure.guidance, evidence[0]),
  );
  const isInBody = createBodyTest(structure);
  const body = hits.filter(({ evidence }) => isInBody(evidence[0].start));
  const leading = body.length > 0 ? body : hits;
  const quotes = new Map<number, Evidence>();
  for (const { evidence } of leading) {
    if (quotes.size >= mostQuoted) break;
    const quoted = quoteSentence(sourceText.text, structure.sentences, evidence[0]);
    quotes.set(quoted.start, quotes.get(quoted.start) ?? quoted);
  }
  const evidence = [...quotes.values()];
  if (!hasFirst(evidence)) return [];
  const isAttachedOnly = body.length === 0;
  return [
    {
      evidence,
      detail: `${describe(hits)}${isAttachedOnly ? ', all of them in attachments' : ''}.`,
      ...(isAttachedOnly && { severity: mildSeverity }),
    },
  ];
}

/** From this number on the finding says “many”. Our own estimate: nobody checks more of them one by one. */
const many = 10;

/** What can be recognized is counted, and never all: an empty cell or a bare label shows no mark of drafting. */
function describe(hits: readonly LeftOverHit[]): string {
  const words = hits.filter(({ kind }) => kind === 'note' || kind === 'filler');
  const gaps = hits.length - words.length;
  const open = gaps === 0 ? '' : `${describeNumber(gaps)} still to be filled in`;
  const noted =
    words.length === 0
      ? ''
      : `${words.length === 1 ? 'a drafting mark was' : `${words.length} drafting marks were`} left in`;
  const joined = [open, noted].filter((each) => each !== '').join(', and ');
  return `${joined.charAt(0).toUpperCase()}${joined.slice(1)}`;
}

function describeNumber(gaps: number): string {
  if (gaps >= many) return 'many places are';
  return gaps === 1 ? 'at least one place is' : `at least ${gaps} places are`;
}
