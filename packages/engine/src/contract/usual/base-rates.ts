import type {
  ClauseCategory,
  DocumentKind,
  UsualAnswers,
  UsualFigure,
  UsualRange,
  UsualShare,
} from '@clauselight/schema';
import baseRates from './base-rates.generated.json' with { type: 'json' };

/** What is counted: clauses of a category, or what is narrower than any. */
export type CountedClause = ClauseCategory | 'liability-ceiling';

/** A number over all contracts, and over those of each kind of which there are enough. */
interface KindCounts {
  readonly all: number;
  readonly kinds: Readonly<Partial<Record<DocumentKind, number>>>;
}

/** What `npm run build:base-rates` counts. It gives no number for fewer documents than `fewestUsualDocuments`. */
interface BaseRates {
  /** Whose documents they are, and their licence. */
  readonly source: string;
  readonly documents: KindCounts;
  readonly presence: Readonly<Partial<Record<ClauseCategory, KindCounts>>>;
  readonly ceilings: KindCounts;
  readonly figures: readonly UsualRange[];
  readonly answers: Readonly<Record<string, UsualAnswers>>;
}

const rates: BaseRates = baseRates as unknown as BaseRates;

/** Kinds of contracts between businesses, as the counted ones are: where there are too few of a kind, all of them count. */
const commercialKinds: ReadonlySet<DocumentKind> = new Set([
  'saas',
  'services',
  'supply',
  'licence',
  'joint-venture',
  'franchise',
  'distribution',
  'agency',
  'sponsorship',
]);

/**
 * In how many contracts a clause stands: of the kind if enough of them were counted, or else of all kinds.
 * Undefined for kinds that are not commercial, and for clauses that were not counted.
 */
export function findShare(
  kind: DocumentKind,
  clause: CountedClause,
): Omit<UsualShare, 'clause'> | undefined {
  const counts = clause === 'liability-ceiling' ? rates.ceilings : rates.presence[clause];
  if (counts === undefined || !commercialKinds.has(kind)) return undefined;
  const [withClause, total] = [counts.kinds[kind], rates.documents.kinds[kind]];
  return withClause === undefined || total === undefined
    ? { withClause: counts.all, total: rates.documents.all }
    : { kind, withClause, total };
}

/** The middle half of a figure: in contracts of the kind if enough of them state it, or else in all. */
export function findRange(kind: DocumentKind, figure: UsualFigure): UsualRange | undefined {
  if (!commercialKinds.has(kind)) return undefined;
  const ranges = rates.figures.filter((range) => range.figure === figure);
  return (
    ranges.find((range) => range.kind === kind) ?? ranges.find((range) => range.kind === undefined)
  );
}

/** What non-disclosure agreements answer to one of the standard questions, by its id. */
export function findAnswers(id: string): UsualAnswers | undefined {
  return rates.answers[id];
}
