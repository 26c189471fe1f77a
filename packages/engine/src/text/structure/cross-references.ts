import type { CrossReference } from '@clauselight/schema';
import type { Sentence } from '../document-structure.ts';
import { findEvidence } from '../passage.ts';
import {
  type ClauseIndex,
  findAttachment,
  getAttachmentKey,
  mainScope,
  normalizeNumber,
} from './clause-index.ts';
import { findClause, indexLabels, type LabelIndex } from './clause-lookup.ts';
import { findTargetLocation, type TargetLocation } from './reference-context.ts';
import { isSurelyMissing, type NumberEvidence } from './reference-evidence.ts';
import { listMentions, type Mention } from './reference-pattern.ts';

export interface ReferenceInput {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  readonly index: ClauseIndex;
  /** Whether it changes another document, so that numbers may refer to that one. */
  readonly isAmendment: boolean;
  /** Attachments that the document mentions but does not contain, by key. */
  readonly missing: ReadonlySet<string>;
  readonly evidence: NumberEvidence;
  /** Tells whether a name is one that the document gives itself. */
  isOwnName(name: string): boolean;
}

interface IndexedInput extends ReferenceInput {
  readonly labels: LabelIndex;
}

type Outcome = Pick<CrossReference, 'status' | 'target' | 'clauseId'>;

interface ReferencePosition {
  readonly scope: string;
  readonly clauseId: string | undefined;
}

/**
 * Lists the references of a document to clauses and attachments of its own and of others. A reference without a target
 * is reported as broken only when the numbering around it is known without a gap; otherwise it is omitted.
 */
export function listCrossReferences(given: ReferenceInput): readonly CrossReference[] {
  const input = { ...given, labels: indexLabels(given.text) };
  return input.sentences.flatMap((sentence) => {
    const { passage, clauseId } = sentence;
    const position = {
      clauseId,
      scope: (clauseId && input.index.scopeOf.get(clauseId)) || mainScope,
    };
    return listMentions(passage.text).flatMap((mention) => {
      const evidence = findEvidence(input.text, passage, mention);
      const outcome = evidence && resolve(input, { mention, position, words: passage.text });
      return evidence === undefined || outcome === undefined ? [] : [{ evidence, ...outcome }];
    });
  });
}

interface Reference {
  readonly mention: Mention;
  readonly position: ReferencePosition;
  readonly words: string;
}

function resolve(
  input: IndexedInput,
  { mention, position, words }: Reference,
): Outcome | undefined {
  if (mention.kind === 'self') return resolveSelf(input.index, { mention, position });
  const targetLocation = findTargetLocation(words, { mention, isOwnName: input.isOwnName });
  if (targetLocation.location === 'elsewhere')
    return { status: 'external', target: getTarget(mention) };
  if (mention.kind === 'attachment') return resolveAttachment(input, mention);
  const scope = findScope(input.index, { targetLocation, position });
  if (scope === undefined) return undefined;
  if (mention.kind === 'paragraph')
    return resolveParagraph(input, { mention, position: { ...position, scope }, targetLocation });
  return resolveNumber(input, {
    mention,
    position: { ...position, scope },
    isHere: targetLocation.location === 'here',
    isSelf: /\bthis\s$/i.test(words.slice(0, mention.listFrom)),
  });
}

/** `this Section` in 4.2(b) is 4.2. */
function resolveSelf(
  index: ClauseIndex,
  { mention: { number: word }, position: { clauseId } }: NumberQuery,
): Outcome | undefined {
  const isWanted = (id: string) => {
    const key = index.keyOf.get(id);
    const clause = index.byId.get(id);
    if (/schedule|exhibit|annex|appendix|attachment/i.test(word))
      return clause?.kind === 'attachment';
    if (key === undefined) return false;
    if (/article/i.test(word)) return key.startsWith('article') || /^\d+$/.test(key);
    return /paragraph|subsection|clause/i.test(word) || !key.includes('(');
  };
  let id = clauseId;
  while (id !== undefined && !isWanted(id)) id = index.byId.get(id)?.parentId;
  const clause = id === undefined ? undefined : index.byId.get(id);
  return clause?.number === undefined
    ? undefined
    : { status: 'resolved', target: getClauseTarget(index, clause.id), clauseId: clause.id };
}

function resolveAttachment(
  { index, missing }: ReferenceInput,
  mention: Mention,
): Outcome | undefined {
  const target = getTarget(mention);
  const clause = findAttachment(index, target);
  if (clause !== undefined) return { status: 'resolved', target, clauseId: clause.id };
  return missing.has(getAttachmentKey(target)) ? { status: 'broken', target } : undefined;
}

/** Returns the attachment in which a reference is looked up. Returns nothing when that is not in this document. */
function findScope(
  index: ClauseIndex,
  { targetLocation, position }: { targetLocation: TargetLocation; position: ReferencePosition },
): string | undefined {
  if (targetLocation.location !== 'inside') return position.scope;
  if (!/schedule|exhibit|annex|appendix|attachment/i.test(targetLocation.word))
    return position.scope;
  return findAttachment(index, `${targetLocation.word} ${targetLocation.number}`)?.id;
}

interface NumberQuery {
  readonly mention: Mention;
  readonly position: ReferencePosition;
}

function resolveNumber(
  input: IndexedInput,
  {
    mention,
    position,
    isHere,
    isSelf,
  }: NumberQuery & { readonly isHere: boolean; readonly isSelf: boolean },
): Outcome | undefined {
  const { index } = input;
  const target = getTarget(mention);
  // "Article 5.2" is a clause below an article.
  const isPart = mention.kind === 'part' && !/[.(]/.test(mention.number);
  const key = normalizeNumber(isPart ? `article ${mention.number}` : mention.number);
  if (key === undefined) return undefined;
  const scopes = position.scope === mainScope ? [mainScope] : [position.scope, mainScope];
  for (const scope of scopes) {
    const clauseId = findClause(input, { scope, key, from: position.clauseId });
    if (clauseId !== undefined) return { status: 'resolved', target, clauseId };
  }
  const first = Number(/^\d+/.exec(key)?.[0] ?? 0);
  if (!isHere && (first >= 100 || /^\d+[a-z]/.test(key))) return { status: 'external', target };
  const isTold = position.scope === mainScope && !isSelf && !input.isAmendment;
  const isMissing = isTold && isSurelyMissing(key, { index, evidence: input.evidence });
  return isMissing ? { status: 'broken', target } : undefined;
}

function resolveParagraph(
  input: IndexedInput,
  { mention, position, targetLocation }: NumberQuery & { readonly targetLocation: TargetLocation },
): Outcome | undefined {
  const { index } = input;
  const label = mention.number.toLowerCase();
  if (targetLocation.location === 'inside') {
    const outer = normalizeNumber(
      /^art/i.test(targetLocation.word)
        ? `article ${targetLocation.number}`
        : targetLocation.number,
    );
    const key = outer === undefined ? undefined : `${outer}${label}`;
    const clauseId =
      key && findClause(input, { scope: position.scope, key, from: position.clauseId });
    return clauseId === undefined || key === undefined
      ? undefined
      : { status: 'resolved', target: key, clauseId };
  }
  for (let id = position.clauseId; id !== undefined; id = index.byId.get(id)?.parentId) {
    const key = index.keyOf.get(id);
    if (key === undefined) continue;
    const clauseId = findClause(input, { scope: position.scope, key: `${key}${label}`, from: id });
    if (clauseId !== undefined) return { status: 'resolved', target: `${key}${label}`, clauseId };
  }
  return undefined;
}

function getTarget({ kind, number, word }: Mention): string {
  if (kind === 'part') return `Article ${number}`;
  if (kind !== 'attachment') return number;
  const singular = word
    .toLowerCase()
    .replace(/^appendices$/, 'appendix')
    .replace(/^annexes$/, 'annex')
    .replace(/s$/, '');
  return `${singular.charAt(0).toUpperCase()}${singular.slice(1)} ${number}`;
}

function getClauseTarget(index: ClauseIndex, clauseId: string): string {
  const number = index.byId.get(clauseId)?.number ?? '';
  return /^(?:section|clause)\s|^§/i.test(number) ? number.replace(/^\D+/, '') : number;
}
