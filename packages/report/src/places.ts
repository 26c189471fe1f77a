import {
  type Analysis,
  type Clause,
  type ClauseReference,
  covers,
  type DocumentKind,
  getDocumentFamily,
  type SourceText,
  type Span,
} from '@clauselight/schema';

/** Says where passages of a document stand. */
export interface Places {
  /** `4.2 Renewal` of the clause that it is said to stand in, else of the innermost one around it. */
  findClause(span: Span, reference?: ClauseReference): string | undefined;
  /** 1-based, where the document has pages. */
  findPage(span: Span): number | undefined;
  /** `clause 4.2 Renewal, page 3`; nothing where the document has neither there. */
  describe(span: Span, reference?: ClauseReference): string | undefined;
}

/** Kinds whose headings say nothing of where a passage stands: addresses, labels and columns. */
const withoutClauses: ReadonlySet<DocumentKind> = new Set([
  'letter',
  'invoice',
  'quote',
  'table',
  'data',
]);

/** The places of a document, by its clauses and pages. */
export function createPlaces(
  { clauses, documentKind }: Pick<Analysis, 'clauses' | 'documentKind'>,
  { pages }: Pick<SourceText, 'pages'>,
): Places {
  const hasClauses = !withoutClauses.has(documentKind.kind);
  const noun = getDocumentFamily(documentKind.kind) === 'contract' ? 'clause' : 'section';

  const findReference = (span: Span, reference?: ClauseReference) =>
    hasClauses ? (reference ?? findInnermost(clauses, span)) : undefined;
  const findPage = ({ start }: Span) =>
    pages.find((page) => page.start <= start && start < page.end)?.number;

  return {
    findClause(span, reference) {
      const clause = findReference(span, reference);
      return clause && join([clause.number, clause.heading], ' ');
    },
    findPage,
    describe(span, reference) {
      const clause = findReference(span, reference);
      const page = findPage(span);
      return join(
        [clause && nameClause(clause, noun), page === undefined ? undefined : `page ${page}`],
        ', ',
      );
    },
  };
}

function findInnermost(clauses: readonly Clause[], span: Span): Clause | undefined {
  return clauses
    .filter((clause) => covers(clause, span))
    .toSorted((a, b) => a.end - a.start - (b.end - b.start))[0];
}

function nameClause({ number, heading }: ClauseReference, noun: string): string | undefined {
  const numbered = number !== undefined && /^\d/.test(number) ? `${noun} ${number}` : number;
  return join([numbered, heading], ' ');
}

function join(parts: readonly (string | undefined)[], between: string): string | undefined {
  return parts.filter(Boolean).join(between) || undefined;
}
