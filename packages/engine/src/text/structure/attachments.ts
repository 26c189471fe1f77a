import { createEvidence } from '@clauselight/core';
import type { Attachment, Clause, Evidence } from '@clauselight/schema';
import type { Sentence } from '../document-structure.ts';
import { findEvidence } from '../passage.ts';
import { type ClauseIndex, findAttachment, getAttachmentKey } from './clause-index.ts';
import { findTargetLocation } from './reference-context.ts';
import { listMentions } from './reference-pattern.ts';

export interface AttachmentInput {
  readonly text: string;
  readonly clauses: readonly Clause[];
  readonly sentences: readonly Sentence[];
  readonly index: ClauseIndex;
  isOwnName(name: string): boolean;
}

const omitted =
  /\bintentionally\s+(?:left\s+blank|omitted|deleted)|\[\s*omitted\s*\]|(?:^|\n)\s*omitted\b|\b(?:this|the) (?:exhibit|schedule|annex|appendix|attachment) (?:has been|is) (?:intentionally )?omitted|\bnot (?:attached|included)\b/i;
const standingLabel =
  /\b(?:schedule|exhibit|annex|appendix|attachment)\s{1,3}["“]?([A-Za-z\d](?:[\w\u2010-\u2015.-]{0,5}[\w])?)["”]?(?![\w])/gi;
const mentionBefore =
  /\b(?:in|on|as|to|of|by|and|or|see|under|with|from|per|the|this|that|such|each|attached|into|at|for)\s*["“(]?$/i;
const mentionAfter =
  /^\s?(?:hereto|hereof|attached|[,;).]|(?:to|of|and|or|shall|is|are|will|sets?|as|in|for|which|that|may|must|by|under|contains?)\b)/;
/** A longer attachment is not a note of its omission. In characters; set by hand. */
const longestPlaceholder = 250;
const plurals: Readonly<Record<string, string>> = { annexes: 'Annex', appendices: 'Appendix' };

/**
 * Lists schedules, exhibits, annexes, appendices and attachments: those that are present, in the order of their first
 * headings, then those that are only mentioned. An attachment with a note of its omission is missing.
 */
export function listAttachments(input: AttachmentInput): readonly Attachment[] {
  const held = [...input.index.attachments.values()].map((clause) => describeHeld(input, clause));
  const known = new Set(held.map(({ label }) => getAttachmentKey(label)));
  return [...held, ...listMissing(input, known)].sort(
    (a, b) => a.evidence.start - b.evidence.start,
  );
}

function describeHeld({ text }: AttachmentInput, clause: Clause): Attachment {
  const label = createLabel(clause.number ?? '');
  const body = text.slice(clause.start, clause.end);
  const line = clause.start + (body.indexOf('\n') < 0 ? body.length : body.indexOf('\n'));
  const evidence = createEvidence(text, {
    start: clause.start,
    end: Math.min(line, clause.start + 200),
  });
  const isOmitted = body.length <= longestPlaceholder && omitted.test(body);
  return {
    label,
    evidence,
    ...(clause.heading !== undefined && { heading: clause.heading }),
    ...(isOmitted
      ? { status: 'missing' as const }
      : { status: 'attached' as const, clauseId: clause.id }),
  };
}

function listMissing(
  { text, sentences, index, isOwnName }: AttachmentInput,
  known: ReadonlySet<string>,
): readonly Attachment[] {
  const missing = new Map<string, { label: string; evidence: Evidence }>();
  const standing = collectStandingLabels(text);
  for (const { passage } of sentences) {
    for (const mention of listMentions(passage.text)) {
      if (mention.kind !== 'attachment') continue;
      const label = createLabel(`${mention.word} ${mention.number}`);
      const key = getAttachmentKey(label);
      if (known.has(key) || missing.has(key) || standing.has(key) || isFiled(key)) continue;
      if (isInsideHeld(index, label)) continue;
      // "Table of Appendices 23": the number is a page.
      if (/(?:[^s]s|ces|xes)$/i.test(mention.word) && isAlone(passage.text, mention)) continue;
      if (findTargetLocation(passage.text, { mention, isOwnName }).location === 'elsewhere')
        continue;
      const evidence = findEvidence(text, passage, mention);
      if (evidence !== undefined) missing.set(key, { label, evidence });
    }
  }
  return [...missing.values()].map((found) => ({ ...found, status: 'missing' as const }));
}

/** Labels where a heading could be, whether or not one was recognized: at the start of a line, or in capitals. */
function collectStandingLabels(text: string): ReadonlySet<string> {
  const labels = new Set<string>();
  for (const match of text.matchAll(standingLabel)) {
    const before = text.slice(Math.max(0, match.index - 16), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 16);
    const isLineStart = /(?:^|\n)[^\S\n]*["“]?$/.test(before) || match.index === 0;
    const isApart =
      /[.\]*;:)]\s{2,}$/.test(before) || (/\s{2}$/.test(before) && /^\s?:/.test(after));
    const isCapital = /^[A-Z]{4}/.test(match[0]);
    if ((!isLineStart && !isCapital && !isApart) || mentionAfter.test(after)) continue;
    if (!isLineStart && mentionBefore.test(before)) continue;
    labels.add(getAttachmentKey(createLabel(match[0].replace(/[\u2010-\u2015]/g, '-'))));
  }
  return labels;
}

/** Annex A.5 and Exhibit A-1 may be inside Annex A and Exhibit A, when no heading tells otherwise. */
function isInsideHeld(index: ClauseIndex, label: string): boolean {
  return [label, label.replace(/[.-]\d+$/, '')].some(
    (held) => findAttachment(index, held) !== undefined,
  );
}

/** Tells whether a plural is followed by a single number. */
function isAlone(
  words: string,
  { number, to }: { readonly number: string; readonly to: number },
): boolean {
  return /^\d/.test(number) && !/^\s?(?:,|and|or|to|through|&|-)/.test(words.slice(to, to + 10));
}

/** Exhibits of a filing and schedules of a securities authority: `Exhibit 10.27`, `Schedule 13D`. */
function isFiled(key: string): boolean {
  return /^exhibit (?:\d{2,3}|\d{1,2}\.\d+)$|^schedule \d{2}[a-z]$/.test(key);
}

/** `Schedule A` for `SCHEDULE A`, `Schedules A` and `Schedule "A"`. */
function createLabel(words: string): string {
  const [word = '', ...rest] = words.replace(/["“”]/g, '').split(/\s+/);
  const lower = word.toLowerCase();
  const singular = plurals[lower] ?? lower.replace(/s$/, '');
  return `${singular.charAt(0).toUpperCase()}${singular.slice(1)} ${rest.join(' ').replace(/^no\.?\s/i, '')}`.trim();
}
