import type { Span, Term } from '@clauselight/schema';
import { escapePattern } from '../../../text/escape-pattern.ts';
import { listBlankDates } from '../../../text/values/blank-dates.ts';
import { type EntityCategory, type EntitySpan, statements } from './entity-spans.ts';

const categories: Partial<Record<Term['type'], EntityCategory>> = {
  'document-title': 'document-name',
  party: 'parties',
  'agreement-date': 'agreement-date',
  'effective-date': 'effective-date',
};
/** In characters; set by hand. */
const longestDescription = 600;
/** In characters; set by hand. */
const openingLength = 8000;
/** Set by hand. */
const mostBlanks = 4;

/** Lists the names and dates that the text itself states, as candidates in addition to the tagger's. */
export function listStatedEntities(text: string, terms: readonly Term[]): readonly EntitySpan[] {
  return [...listTermEntities(text, terms), ...listGroups(text), ...listBlanks(text)];
}

function listTermEntities(text: string, terms: readonly Term[]): readonly EntitySpan[] {
  return terms.flatMap((term) => {
    const category = categories[term.type];
    if (category === undefined) return [];
    const stated = createSpan(text, { category, span: term.evidence, statement: 'stated' });
    return [stated, ...listDescriptions(text, term)];
  });
}

/** The alias of a party, and the party with its description: `Acme, Inc., a Delaware corporation ("Acme")`. */
function listDescriptions(text: string, { value, evidence }: Term): readonly EntitySpan[] {
  if (value.kind !== 'party' || value.alias === undefined) return [];
  const after = text.slice(evidence.end, evidence.end + longestDescription);
  const spans = value.alias.split(' or ').flatMap((alias) => {
    const place = after.search(new RegExp(`["“'‘(]\\s?${escapePattern(alias)}`));
    if (place < 0) return [];
    const start = evidence.end + after.indexOf(alias, place);
    return [{ start, end: start + alias.length }];
  });
  const last = spans.at(-1);
  if (last === undefined) return [];
  const bracket = text.slice(last.end, last.end + 40).indexOf(')');
  const end = bracket < 0 ? last.end : last.end + bracket + 1;
  return [
    ...spans.map((span) => createSpan(text, { category: 'parties', span, statement: 'alias' })),
    createSpan(text, {
      category: 'parties',
      span: { start: evidence.start, end },
      statement: 'described',
    }),
  ];
}

const groups =
  /\((?:each|collectively|together|individually|hereinafter)\b[^()]{0,120}["“][Pp]art(?:y|ies)[.,]?["”][^()]{0,120}\)|(?<=^|[.;)\n]\s{0,3})[A-Z][^.;\n]{2,160}["“][Pp]art(?:y|ies)[.,]?["”](?:[^.;\n]{0,120}["“][Pp]art(?:y|ies)[.,]?["”])?\.?/g;

/** Words that name the parties together: `Acme and Beta are each a "Party" and together the "Parties"`. */
function listGroups(text: string): readonly EntitySpan[] {
  return Array.from(text.slice(0, openingLength).matchAll(groups), (match) => {
    const span = { start: match.index, end: match.index + match[0].length };
    return createSpan(text, { category: 'parties', span, statement: 'group' });
  });
}

/** Dates of the opening that are blank. */
function listBlanks(text: string): readonly EntitySpan[] {
  return listBlankDates(text.slice(0, openingLength))
    .slice(0, mostBlanks)
    .flatMap(({ from, to }) =>
      (['agreement-date', 'effective-date'] as const).map((category) =>
        createSpan(text, { category, span: { start: from, end: to }, statement: 'blank' }),
      ),
    );
}

interface CreateRequest {
  readonly category: EntityCategory;
  readonly span: Span;
  readonly statement: keyof typeof statements;
}

function createSpan(text: string, { category, span, statement }: CreateRequest): EntitySpan {
  const { start, end } = span;
  const length = text.slice(start, end).split(/\s+/).length;
  return {
    category,
    start,
    end,
    probability: 0,
    beginning: 0,
    length,
    statement: statements[statement],
  };
}
