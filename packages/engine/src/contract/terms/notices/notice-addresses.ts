import type { Clause, SourceText, Span } from '@clauselight/schema';
import type { DocumentStructure } from '../../../text/document-structure.ts';
import { findEvidence, type Passage } from '../../../text/passage.ts';
import type { DraftTerm } from '../draft-term.ts';
import { createMarkedPassage } from '../parties/marked-passage.ts';
import { formatAddress, parseAddress } from './address.ts';
import { listRecipients } from './recipients.ts';

interface NoticesInput {
  readonly sourceText: SourceText;
  readonly structure: DocumentStructure;
  /** The parties found earlier: their names and aliases show whose address follows a colon. */
  readonly parties: readonly DraftTerm[];
}

const heading = /\bnotices?\b|^addresses\b/i;
/** In characters; set by hand. */
const longestClause = 9000;
/** How far after a sentence about notices and addresses these may stand, in characters. */
const reach = 3000;
/** How many notice clauses are searched; set by hand. */
const mostRegions = 4;
/** How many clauses are searched for the next numbered one. */
const nextSearched = 40;
/** How many numbers the next clause may skip; set by hand. */
const mostSteps = 2;

/** Lists the addresses for notices to each party, from the notice clause. */
export function listNoticeAddresses(input: NoticesInput): readonly DraftTerm[] {
  const { sourceText, structure } = input;
  const names = input.parties.flatMap(({ value }) =>
    value.kind === 'party' ? [value.name, ...(value.alias?.split(' or ') ?? [])] : [],
  );
  for (const region of [
    ...listClauses(sourceText, structure),
    ...listSentenceRegions(sourceText, structure),
  ]) {
    const passage = createMarkedPassage(sourceText, region);
    const terms = listInRegion(sourceText.text, passage, names);
    if (terms.length > 0) return terms;
  }
  return [];
}

/** Lists the notice clauses, each up to the next numbered clause: the names above addresses look like headings. */
function listClauses({ text }: SourceText, { clauses }: DocumentStructure): readonly Span[] {
  const regions: Span[] = [];
  for (const [index, clause] of clauses.entries()) {
    if (regions.length === mostRegions) break;
    const { heading: words, start, end } = clause;
    if (!heading.test(words ?? '') || end - start > longestClause) continue;
    const next = clauses
      .slice(index + 1, index + 1 + nextSearched)
      .find((other) => isFollowing(clause, other));
    const open = clause.number === undefined ? end : start + reach;
    const last = Math.max(end, next?.start ?? open);
    regions.push({ start, end: Math.min(last, start + longestClause, text.length) });
  }
  return regions;
}

/** A house number is not the number of the next clause: that one is only slightly higher. */
function isFollowing(clause: Clause, other: Clause): boolean {
  if (other.number === undefined || other.level > clause.level) return false;
  const step = Number.parseFloat(other.number) - Number.parseFloat(clause.number ?? '');
  return Number.isNaN(step) || (step > 0 && step <= mostSteps);
}

function listSentenceRegions(
  { text }: SourceText,
  { sentences }: DocumentStructure,
): readonly Span[] {
  const regions: Span[] = [];
  for (const { passage, start } of sentences) {
    if (start < (regions.at(-1)?.end ?? 0)) continue;
    if (!/\bnotices?\b/i.test(passage.text)) continue;
    if (!/\baddress(?:ed|es)?\b|\bas follows\b/i.test(passage.text)) continue;
    regions.push({ start, end: Math.min(text.length, start + reach) });
    if (regions.length === mostRegions) break;
  }
  return regions;
}

function listInRegion(
  text: string,
  passage: Passage,
  names: readonly string[],
): readonly DraftTerm[] {
  const recipients = listRecipients(passage.text, names);
  // Two names in a row are the headings of two columns, whose lines cannot be separated once they are joined.
  if (recipients.some(({ to }, index) => (recipients[index + 1]?.from ?? to + 9) - to < 4))
    return [];
  const seen = new Set<string>();
  return recipients.flatMap(({ name, from, to }, index): DraftTerm[] => {
    const end = Math.min(passage.text.length, recipients[index + 1]?.from ?? passage.text.length);
    const address = parseAddress(passage.text, { start: to, end });
    const evidence = address && findEvidence(text, passage, address);
    if (
      address === undefined ||
      evidence === undefined ||
      seen.has(name.toLowerCase()) ||
      from > to
    )
      return [];
    seen.add(name.toLowerCase());
    const { email } = address;
    return [
      {
        type: 'notice-address',
        label: 'Notice address',
        display: formatAddress({ party: name, lines: address.lines, email }),
        value: {
          kind: 'address',
          text: address.lines.join('\n'),
          party: name,
          ...(email && { email }),
        },
        evidence,
      },
    ];
  });
}
