import type {
  Analysis,
  Check,
  ClauseCategory,
  DocumentKind,
  Term,
  Usual,
  UsualFigure,
} from '@clauselight/schema';
import { noticeLabels } from '../notice-labels.ts';
import { type CountedClause, findAnswers, findRange, findShare } from './base-rates.ts';
import {
  clausesOfRules,
  figuresOfCategories,
  figuresOfRules,
  namesOfCounted,
} from './counted-subjects.ts';

type Noted = {
  readonly [Name in
    | 'checks'
    | 'provisions'
    | 'terms'
    | 'ndaChecks']: readonly Analysis[Name][number][];
};

/** What is noted, and what decides whether it is. */
export interface NoteUsualInput {
  readonly kind: DocumentKind;
  /** Whether private persons are parties: the counted contracts are between businesses, and say nothing of theirs. */
  readonly hasPeople: boolean;
  /** The display names of the categories. */
  readonly labels: Readonly<Record<ClauseCategory, string>>;
  readonly found: Noted;
}

/**
 * Adds to checks, provisions, terms and answers what is usual in real contracts of the kind. It changes nothing else:
 * what is found and how it is weighed is decided before. Questions to non-disclosure agreements are answered for every
 * one; the rest is noted for contracts between businesses alone.
 */
export function noteUsual({ kind, hasPeople, labels, found }: NoteUsualInput): Noted {
  const ndaChecks = found.ndaChecks.map((check) => addUsual(check, findAnswers(check.id)));
  if (hasPeople) return { ...found, ndaChecks };
  const names: Readonly<Record<CountedClause, string>> = { ...labels, ...namesOfCounted };
  const share = (clause: CountedClause | undefined) => {
    const counted = clause && findShare(kind, clause);
    return counted && { ...counted, clause: names[clause] };
  };
  const range = (figure: UsualFigure | undefined) => figure && findRange(kind, figure);
  const firsts = new Set<ClauseCategory>();
  return {
    ndaChecks,
    terms: found.terms.map((term) => addUsual(term, range(findFigure(term)))),
    checks: found.checks.map((check) =>
      addUsual(
        check,
        check.outcome === 'not-checked'
          ? undefined
          : join(
              share(clausesOfRules[check.ruleId]),
              isThere(check) ? range(figuresOfRules[check.ruleId]) : undefined,
            ),
      ),
    ),
    provisions: found.provisions.map((provision) => {
      const { category } = provision;
      if (firsts.has(category)) return provision;
      firsts.add(category);
      return addUsual(provision, join(share(category), range(figuresOfCategories[category])));
    }),
  };
}

/** The same with `usual`, if it is known. */
function addUsual<Entry extends object, Value>(entry: Entry, usual: Value | undefined) {
  return usual === undefined ? entry : { ...entry, usual };
}

function join(share: Usual['share'], range: Usual['range']): Usual | undefined {
  if (share === undefined && range === undefined) return undefined;
  return { ...(share && { share }), ...(range && { range }) };
}

/** A length is compared with others only where there is one; what a rule finds missing has no passage. */
function isThere({ outcome }: Check): boolean {
  return outcome === 'present' || outcome === 'found';
}

/** The figure that a term states; only lengths of time are compared. */
function findFigure({ type, label, value }: Term): UsualFigure | undefined {
  if (value.kind !== 'duration') return undefined;
  if (type === 'renewal-term') return 'renewal-term';
  if (type !== 'notice-period') return undefined;
  if (label === noticeLabels.renewal) return 'renewal-notice';
  return label === noticeLabels.termination ? 'termination-notice' : undefined;
}
