import type { Analysis, Block, Clause, CrossReference, SourceText } from '@clauselight/schema';
import { type Token, tokenize } from '../text/tokenize.ts';
import { createClauseFinder } from './clause-finder.ts';
import { findNumber } from './find-number.ts';
import { maskContents } from './mask-contents.ts';
import { mergeReferences } from './merge-references.ts';
import type { Passage } from './passage.ts';

/** Longer blocks are divided into sentences: a text without paragraphs is one block. */
const longestPassage = 1500;
const sentenceEnd = /^[.!?;]$/;

/**
 * The passages of a version in text order. Page headers and footers are left out: they repeat and are not part of the
 * agreement.
 */
export function listPassages(source: SourceText, analysis: Analysis): readonly Passage[] {
  const findClauses = createClauseFinder(analysis.clauses);
  const passages: Passage[] = [];
  const references = listReferences(analysis);
  let referenceAt = 0;
  for (const block of source.blocks) {
    if (block.kind === 'header' || block.kind === 'footer') continue;
    const raw = tokenize(source.text, block.start, block.end);
    const merged = mergeReferences(raw, references, referenceAt);
    referenceAt = merged.next;
    for (const tokens of divide(merged.tokens)) {
      const place = getPlace(block, tokens, merged.tokens);
      const clauses = findClauses(place);
      passages.push(
        createPassage({
          index: passages.length,
          text: source.text,
          block,
          tokens,
          ...place,
          ...clauses,
        }),
      );
    }
  }
  return maskContents(passages);
}

/** The references of an analysis in text order. Tokens refer to them by index. */
export function listReferences(analysis: Analysis): readonly CrossReference[] {
  return analysis.crossReferences.toSorted((a, b) => a.evidence.start - b.evidence.start);
}

function divide(tokens: readonly Token[]): readonly (readonly Token[])[] {
  if (tokens.length === 0) return [];
  if (tokens.length <= longestPassage) return [tokens];
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    const last = parts.at(-1);
    last?.push(token);
    if (last !== undefined && last.length > 5 && sentenceEnd.test(token.key)) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

function getPlace(block: Block, tokens: readonly Token[], all: readonly Token[]) {
  const [first] = tokens;
  const last = tokens.at(-1);
  return {
    start: first === undefined || first === all[0] ? block.start : first.start,
    end: last === undefined || last === all.at(-1) ? block.end : last.end,
  };
}

interface Parts {
  readonly index: number;
  readonly text: string;
  readonly block: Block;
  readonly tokens: readonly Token[];
  readonly start: number;
  readonly end: number;
  readonly clause: Clause | undefined;
  readonly opened: readonly Clause[];
}

function createPassage({ index, text, block, tokens, start, end, clause, opened }: Parts): Passage {
  const isFirst = start === block.start;
  const stated = isFirst
    ? (block.number ?? opened.find((one) => one.start === start)?.number)
    : undefined;
  const { bodyAt, number } = isFirst
    ? findNumber(text, tokens, stated)
    : { bodyAt: 0, number: undefined };
  const body = tokens.slice(bodyAt);
  return {
    index,
    start,
    end,
    block,
    tokens,
    bodyAt,
    key: body.map((token) => (token.reference === undefined ? token.key : '§')).join(' '),
    wordCount: body.filter(({ isWord }) => isWord).length,
    opened,
    ...(number !== undefined && { number }),
    ...(clause !== undefined && { clause }),
  };
}
