import type { CrossReference } from '@clauselight/schema';
import type { Sentence } from '../document-structure.ts';
import { findEvidence } from '../passage.ts';
import {
  type ClauseIndex,
  findAttachment,
  getAttachmentKey,
  mainScope,
  normaliseNumber,
} from './clause-index.ts';
import { findClause } from './clause-lookup.ts';
import { findWhereabouts, type Whereabouts } from './reference-context.ts';
import { isSurelyMissing, type NumberEvidence } from './reference-evidence.ts';
import { listMentions, type Mention } from './reference-pattern.ts';

export interface ReferenceInput {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  readonly index: ClauseIndex;
  /** Whether it changes another document, so that numbers may be that one's. */
  readonly isAmendment: boolean;
  /** Attachments that the document speaks of and does not hold, by key. */
  readonly missing: ReadonlySet<string>;
  readonly evidence: NumberEvidence;
  /** Whether a name is one by which the document calls itself. */
  isOwnName(name: string): boolean;
}

type Outcome = Pick<CrossReference, 'status' | 'target' | 'clauseId'>;

interface Place {
  readonly scope: string;
  readonly clauseId: string | undefined;
}

/**
 * The references of a document to places in itself and in others. A reference whose target was not found is
 * reported as broken only where the numbering around it is known without a gap; where it is not, it is left out.
 */
export function listCrossReferences(input: ReferenceInput): readonly CrossReference[] {
  return input.sentences.flatMap((sentence) => {
    const { passage, clauseId } = sentence;
    const place = { clauseId, scope: (clauseId && input.index.scopeOf.get(clauseId)) || mainScope };
    return listMentions(passage.text).flatMap((mention) => {
      const evidence = findEvidence(input.text, passage, mention);
      const outcome = evidence && resolve(input, { mention, place, words: passage.text });
      return evidence === undefined || outcome === undefined ? [] : [{ evidence, ...outcome }];
    });
  });
}

interface Reference {
  readonly mention: Mention;
  readonly place: Place;
  readonly words: string;
}

function resolve(input: ReferenceInput, { mention, place, words }: Reference): Outcome | undefined {
  if (mention.kind === 'self') return resolveSelf(input.index, { mention, place });
  const whereabouts = findWhereabouts(words, { mention, isOwnName: input.isOwnName });
  if (whereabouts.place === 'elsewhere') return { status: 'external', target: getTarget(mention) };
  if (mention.kind === 'attachment') return resolveAttachment(input, mention);
  const scope = findScope(input.index, { whereabouts, place });
  if (scope === undefined) return undefined;
  if (mention.kind === 'paragraph')
    return resolveParagraph(input, { mention, place: { ...place, scope }, whereabouts });
  return resolveNumber(input, {
    mention,
    place: { ...place, scope },
    isHere: whereabouts.place === 'here',
    isSelf: /\bthis\s$/i.test(words.slice(0, mention.listFrom)),
  });
}

/** `this Section` in 4.2(b) is 4.2. */
function resolveSelf(
  index: ClauseIndex,
  { mention: { number: word }, place: { clauseId } }: Lookup,
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

/** The attachment a reference is to be looked up in; nothing where that is not in this document. */
function findScope(
  index: ClauseIndex,
  { whereabouts, place }: { whereabouts: Whereabouts; place: Place },
): string | undefined {
  if (whereabouts.place !== 'inside') return place.scope;
  if (!/schedule|exhibit|annex|appendix|attachment/i.test(whereabouts.word)) return place.scope;
  return findAttachment(index, `${whereabouts.word} ${whereabouts.number}`)?.id;
}

interface Lookup {
  readonly mention: Mention;
  readonly place: Place;
}

function resolveNumber(
  input: ReferenceInput,
  {
    mention,
    place,
    isHere,
    isSelf,
  }: Lookup & { readonly isHere: boolean; readonly isSelf: boolean },
): Outcome | undefined {
  const { index } = input;
  const target = getTarget(mention);
  // "Article 5.2" is a clause below an article.
  const isPart = mention.kind === 'part' && !/[.(]/.test(mention.number);
  const key = normaliseNumber(isPart ? `article ${mention.number}` : mention.number);
  if (key === undefined) return undefined;
  const scopes = place.scope === mainScope ? [mainScope] : [place.scope, mainScope];
  for (const scope of scopes) {
    const clauseId = findClause(input, { scope, key, from: place.clauseId });
    if (clauseId !== undefined) return { status: 'resolved', target, clauseId };
  }
  const first = Number(/^\d+/.exec(key)?.[0] ?? 0);
  if (!isHere && (first >= 100 || /^\d+[a-z]/.test(key))) return { status: 'external', target };
  const isTold = place.scope === mainScope && !isSelf && !input.isAmendment;
  const isMissing = isTold && isSurelyMissing(key, { index, evidence: input.evidence });
  return isMissing ? { status: 'broken', target } : undefined;
}

function resolveParagraph(
  input: ReferenceInput,
  { mention, place, whereabouts }: Lookup & { readonly whereabouts: Whereabouts },
): Outcome | undefined {
  const { index } = input;
  const label = mention.number.toLowerCase();
  if (whereabouts.place === 'inside') {
    const outer = normaliseNumber(
      /^art/i.test(whereabouts.word) ? `article ${whereabouts.number}` : whereabouts.number,
    );
    const key = outer === undefined ? undefined : `${outer}${label}`;
    const clauseId = key && findClause(input, { scope: place.scope, key, from: place.clauseId });
    return clauseId === undefined || key === undefined
      ? undefined
      : { status: 'resolved', target: key, clauseId };
  }
  for (let id = place.clauseId; id !== undefined; id = index.byId.get(id)?.parentId) {
    const key = index.keyOf.get(id);
    if (key === undefined) continue;
    const clauseId = findClause(input, { scope: place.scope, key: `${key}${label}`, from: id });
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
