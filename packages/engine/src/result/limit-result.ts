import type { Analysis, Finding, LeftOut, LeftOutPart, TermType } from '@clauselight/schema';
import {
  getCharacterLimit,
  innerCharacters,
  listLimits,
  longestInnerList,
  longestQuote,
  longestText,
} from './result-limits.ts';

type ListName = Exclude<LeftOutPart, 'texts'>;

/** Terms that are left out last: what a document is about, before what it repeats. */
const firstTerms: ReadonlySet<TermType> = new Set([
  'party',
  'document-title',
  'document-kind',
  'agreement-date',
  'effective-date',
  'expiration-date',
  'contract-value',
  'contract-term',
  'renewal-term',
  'notice-period',
  'governing-law',
]);

/** Which entries of a list are kept first, by a number that is smaller for those. Others are kept in their order. */
const ranks: { readonly [Name in ListName]?: (entry: Analysis[Name][number]) => number } = {
  findings: getFindingRank,
  terms: ({ type }) => (firstTerms.has(type) ? 0 : 1),
  crossReferences: ({ status }) => (status === 'broken' ? 0 : 1),
  attachments: ({ status }) => (status === 'missing' ? 0 : 1),
};

/** The severest first, and of equal ones those with the most points. */
function getFindingRank({ severity, points }: Pick<Finding, 'severity' | 'points'>): number {
  return -severity - points / (1 + points);
}

/**
 * Limits every list and every text of a result, so that no document makes it larger than a few times its own length.
 * Ordinary documents are returned as they are. The score stays that of all findings. What was left out is counted.
 * @param analysis everything that was found
 * @param textLength the length of the document's text, in UTF-16 code units
 */
export function limitResult(analysis: Analysis, textLength: number): Analysis {
  const counts = new Map<LeftOutPart, number>();
  const characters = getCharacterLimit(textLength);
  const shorten = createShortener(() => counts.set('texts', (counts.get('texts') ?? 0) + 1));
  const limit = <Name extends ListName>(name: Name, list: Analysis[Name]): Analysis[Name] => {
    const most = listLimits[name] ?? Number.POSITIVE_INFINITY;
    const kept = keepFirst(list as readonly Entry[], {
      most,
      characters,
      shorten,
      rank: ranks[name] as ((entry: Entry) => number) | undefined,
    });
    if (kept.length < list.length) counts.set(name, list.length - kept.length);
    return kept as unknown as Analysis[Name];
  };

  const limited: Analysis = {
    ...analysis,
    clauses: limit('clauses', analysis.clauses),
    definitions: limit('definitions', analysis.definitions),
    crossReferences: limit('crossReferences', analysis.crossReferences),
    signatureBlocks: limit('signatureBlocks', analysis.signatureBlocks),
    attachments: limit('attachments', analysis.attachments),
    amendments: limit('amendments', analysis.amendments),
    provisions: limit('provisions', analysis.provisions),
    conceptPassages: limit('conceptPassages', analysis.conceptPassages),
    lawNotes: limit('lawNotes', analysis.lawNotes),
    terms: limit('terms', analysis.terms),
    sides: limit('sides', analysis.sides),
    findings: limit('findings', analysis.findings),
    recommendations: limit('recommendations', analysis.recommendations),
    strengths: limit('strengths', analysis.strengths),
    summary: limit('summary', analysis.summary),
    ndaChecks: analysis.ndaChecks.map(shorten),
    documentKind: shorten(analysis.documentKind),
    ...(analysis.gist && { gist: shorten(analysis.gist) }),
    ...(analysis.details && { details: shorten(analysis.details) }),
  };
  return { ...dropUnknown(limited, analysis), leftOut: listLeftOut(counts) };
}

type Entry = Readonly<Record<string, unknown>>;

interface ListOptions {
  readonly most: number;
  readonly characters: number;
  readonly shorten: <Value>(value: Value) => Value;
  readonly rank: ((entry: Entry) => number) | undefined;
}

/** The entries of the lowest ranks that fit, in the order of the list. */
function keepFirst(
  list: readonly Entry[],
  { most, characters, shorten, rank }: ListOptions,
): readonly Entry[] {
  const order = list.map((_, index) => index);
  if (rank !== undefined) {
    const rankOf = list.map(rank);
    order.sort((a, b) => (rankOf[a] ?? 0) - (rankOf[b] ?? 0) || a - b);
  }
  const kept: { index: number; entry: Entry }[] = [];
  let left = characters;
  for (const index of order) {
    if (kept.length >= most) break;
    const entry = shorten(list[index] as Entry);
    left -= JSON.stringify(entry).length;
    if (left < 0) break;
    kept.push({ index, entry });
  }
  return kept.sort((a, b) => a.index - b.index).map(({ entry }) => entry);
}

/** Shortens the texts and lists inside a value. A quotation is cut together with its span. */
function createShortener(onShortened: () => void): <Value>(value: Value) => Value {
  const shorten = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (value.length <= longestText) return value;
      onShortened();
      return `${cut(value, longestText - 1)}…`;
    }
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const kept = takeWithin(value, shorten, innerCharacters);
      if (kept.length < value.length) onShortened();
      return kept;
    }
    if (isQuotation(value)) {
      if (value.quote.length <= longestQuote) return value;
      onShortened();
      const quote = cut(value.quote, longestQuote);
      return { ...value, quote, end: value.start + quote.length };
    }
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]));
  };
  return shorten as <Value>(value: Value) => Value;
}

/** The first entries, shortened, that fit. */
function takeWithin(
  list: readonly unknown[],
  shorten: (value: unknown) => unknown,
  characters: number,
): unknown[] {
  const kept: unknown[] = [];
  let left = characters;
  for (const entry of list.slice(0, longestInnerList)) {
    const short = shorten(entry);
    left -= JSON.stringify(short).length;
    if (left < 0) break;
    kept.push(short);
  }
  return kept;
}

interface Quotation {
  readonly start: number;
  readonly end: number;
  readonly quote: string;
}

function isQuotation(value: object): value is Quotation {
  return 'quote' in value && typeof value.quote === 'string' && 'start' in value;
}

/** The beginning of a text, without half of a character at its end. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/** Drops what names an entry that was left out. */
function dropUnknown(limited: Analysis, whole: Analysis): Analysis {
  const findings = new Set(limited.findings.map(({ id }) => id));
  const recommendations = limited.recommendations.filter(({ findingId }) =>
    findings.has(findingId),
  );
  const steps = new Set(recommendations.map(({ id }) => id));
  const sides = new Set(limited.sides.map(({ id }) => id));
  const lawNotes = limited.lawNotes.map((note) => ({
    ...note,
    restates: note.restates.filter((id) => findings.has(id)),
  }));
  const known = { ...limited, recommendations, lawNotes };
  const named = limited.clauses.length < whole.clauses.length ? dropClauses(known) : known;
  return {
    ...named,
    firstSteps: keepSteps(named.firstSteps, steps),
    views: named.views
      .filter(({ side }) => sides.has(side))
      .map((view) => ({
        ...view,
        findings: view.findings.filter(({ id }) => findings.has(id)),
        recommendations: view.recommendations.filter(({ id }) => steps.has(id)),
        firstSteps: keepSteps(view.firstSteps, steps),
      })),
  };
}

function keepSteps(
  firstSteps: Analysis['firstSteps'],
  steps: ReadonlySet<string>,
): Analysis['firstSteps'] {
  const recommendationIds = firstSteps.recommendationIds.filter((id) => steps.has(id));
  return { ...firstSteps, recommendationIds };
}

/** Entries in clauses that were left out name no clause. */
function dropClauses(analysis: Analysis): Analysis {
  const ids = new Set(analysis.clauses.map(({ id }) => id));
  const drop = <
    Item extends { clause?: { id: string } | undefined; clauseId?: string | undefined },
  >(
    items: readonly Item[],
  ): Item[] =>
    items.map((item) => {
      const { clause, clauseId, ...rest } = item;
      return {
        ...rest,
        ...(clause !== undefined && ids.has(clause.id) && { clause }),
        ...(clauseId !== undefined && ids.has(clauseId) && { clauseId }),
      } as Item;
    });
  return {
    ...analysis,
    definitions: drop(analysis.definitions),
    crossReferences: drop(analysis.crossReferences),
    attachments: drop(analysis.attachments),
    provisions: drop(analysis.provisions),
    conceptPassages: drop(analysis.conceptPassages),
    lawNotes: drop(analysis.lawNotes),
    terms: drop(analysis.terms),
    findings: drop(analysis.findings),
    recommendations: drop(analysis.recommendations),
  };
}

function listLeftOut(counts: ReadonlyMap<LeftOutPart, number>): LeftOut[] {
  return [...counts].map(([part, count]) => ({ part, count }));
}
