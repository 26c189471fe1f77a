import type { Assertion } from './assertion.ts';
import { type Judgement, type Verdict, verdicts } from './judgement.ts';

/** Counts of a group of assertions. */
export interface Figures {
  readonly name: string;
  readonly asserted: number;
  readonly judged: number;
  readonly counts: Readonly<Record<Verdict, number>>;
  /** Right ones among those that could be judged, 0-1; absent if there are none. */
  readonly right?: number;
}

/**
 * Figures of each class; of findings by severity, of bearers that are one side alone; and of all. Where both readers
 * judged an assertion the reading of A counts.
 */
export function measureClasses(
  assertions: readonly Assertion[],
  judgements: readonly Judgement[],
): readonly Figures[] {
  const byId = new Map(
    judgements
      .toSorted((a, b) => (a.reader < b.reader ? 1 : -1))
      .map(({ id, verdict }) => [id, verdict]),
  );
  const classes = [...new Set(assertions.map((assertion) => assertion.class))].sort();
  const measure = (name: string, belongs: (assertion: Assertion) => boolean) =>
    measureGroup(name, assertions.filter(belongs), byId);
  return [
    ...classes.map((own) => measure(own, (assertion) => assertion.class === own)),
    measure('finding, severity 4-5', ({ severity }) => (severity ?? 0) >= 4),
    measure('finding, severity 1-3', ({ severity }) => severity !== undefined && severity <= 3),
    measure('bearer, one side', ({ sides }) => sides === 1),
    measure('all', () => true),
  ].filter(({ asserted }) => asserted > 0);
}

function measureGroup(
  name: string,
  assertions: readonly Assertion[],
  byId: ReadonlyMap<string, Verdict>,
): Figures {
  const found = assertions.flatMap(({ id }) => byId.get(id) ?? []);
  const count = (verdict: Verdict) => found.filter((one) => one === verdict).length;
  const counts = Object.fromEntries(
    verdicts.map((verdict) => [verdict, count(verdict)]),
  ) as Figures['counts'];
  const told = found.length - counts['cannot-tell'];
  return {
    name,
    asserted: assertions.length,
    judged: found.length,
    counts,
    ...(told > 0 && { right: counts.right / told }),
  };
}

/** How far two readers agree on what both judged. */
export interface Agreement {
  readonly count: number;
  /** The share of equal verdicts, 0-1. */
  readonly same: number;
  /**
   * Cohen's kappa: `(same - chance) / (1 - chance)`, where chance is the sum over the verdicts of the product of both
   * readers' shares (J. Cohen, A coefficient of agreement for nominal scales, 1960). 1 where chance is 1.
   */
  readonly kappa: number;
}

/** The agreement of readers A and B; undefined if they have no assertion in common. */
export function measureAgreement(judgements: readonly Judgement[]): Agreement | undefined {
  const ofB = new Map(
    judgements.filter(({ reader }) => reader === 'B').map(({ id, verdict }) => [id, verdict]),
  );
  const pairs = judgements.flatMap(({ reader, id, verdict }) => {
    const other = ofB.get(id);
    return reader === 'A' && other !== undefined ? [{ a: verdict, b: other }] : [];
  });
  if (pairs.length === 0) return undefined;
  const share = (has: (pair: { readonly a: Verdict; readonly b: Verdict }) => boolean) =>
    pairs.filter(has).length / pairs.length;
  const same = share(({ a, b }) => a === b);
  const chance = verdicts.reduce(
    (sum, verdict) => sum + share(({ a }) => a === verdict) * share(({ b }) => b === verdict),
    0,
  );
  const kappa = chance === 1 ? 1 : (same - chance) / (1 - chance);
  return { count: pairs.length, same, kappa };
}

/** What became of judged assertions: ids of those the product makes anew, no longer, and as before. */
export interface Changes {
  readonly fresh: readonly Assertion[];
  readonly gone: readonly Judgement[];
  readonly kept: readonly Assertion[];
}

/**
 * Compares the assertions with the judgements.
 *
 * @param assertions - All assertions of the documents. Judgements of other documents are left out.
 * @param drawn - Those of them that are to be judged. Only they are new.
 */
export function listChanges(
  { assertions, drawn }: Record<'assertions' | 'drawn', readonly Assertion[]>,
  judgements: readonly Judgement[],
): Changes {
  const documents = new Set(assertions.map(({ document }) => document));
  const ids = new Set(assertions.map(({ id }) => id));
  const judged = new Set(judgements.map(({ id }) => id));
  const gone = judgements.filter(({ id, document }) => documents.has(document) && !ids.has(id));
  return {
    fresh: drawn.filter(({ id }) => !judged.has(id)),
    gone: [...new Map(gone.map((one) => [one.id, one])).values()],
    kept: assertions.filter(({ id }) => judged.has(id)),
  };
}
