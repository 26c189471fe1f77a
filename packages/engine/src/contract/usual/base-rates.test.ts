import {
  clauseCategorySchema,
  documentKindSchema,
  fewestUsualDocuments,
  usualAnswersSchema,
  usualFigureSchema,
  usualRangeSchema,
  usualShareSchema,
} from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { ndaIds } from '../nda/outputs.ts';
import { findAnswers, findRange, findShare } from './base-rates.ts';

describe('base rates', () => {
  it('count clauses in contracts of the kind', () => {
    expect(findShare('distribution', 'exclusivity')).toEqual({
      kind: 'distribution',
      withClause: 25,
      total: 37,
    });
  });

  it('count them in all commercial contracts where the kind has too few', () => {
    expect(findShare('franchise', 'exclusivity')).toEqual({ withClause: 144, total: 373 });
    expect(findRange('supply', 'renewal-notice')).toEqual({
      figure: 'renewal-notice',
      lower: 30,
      median: 90,
      upper: 180,
      total: 74,
    });
    expect(findRange('services', 'renewal-notice')).toMatchObject({ kind: 'services', total: 19 });
  });

  it.each(['consumer', 'employment', 'lease', 'nda', 'contract', 'invoice', 'other'] as const)(
    'say nothing of a document of kind %s',
    (kind) => {
      expect(findShare(kind, 'governing-law')).toBeUndefined();
      expect(findRange(kind, 'cure-period')).toBeUndefined();
    },
  );

  it('count ceilings on liability, of which CUAD has no category', () => {
    const cap = findShare('services', 'cap-on-liability');
    const ceiling = findShare('services', 'liability-ceiling');
    expect([ceiling?.withClause, cap?.withClause]).toEqual([22, 66]);
  });

  it('say nothing of what was not annotated', () => {
    expect(findShare('supply', 'confidentiality')).toBeUndefined();
    expect(findShare('supply', 'parties')).toBeUndefined();
  });

  it('never rest on fewer than fifteen documents, and no clause is in more than there are', () => {
    const shares = documentKindSchema.options.flatMap((kind) =>
      clauseCategorySchema.options.flatMap((category) => findShare(kind, category) ?? []),
    );
    const ranges = documentKindSchema.options.flatMap((kind) =>
      usualFigureSchema.options.flatMap((figure) => findRange(kind, figure) ?? []),
    );
    expect([shares.length, ranges.length]).toEqual([9 * 37, 9 * usualFigureSchema.options.length]);
    for (const share of shares) {
      expect(usualShareSchema.parse({ ...share, clause: 'Any' }).total).toBeGreaterThanOrEqual(
        fewestUsualDocuments,
      );
      expect(share.withClause).toBeLessThanOrEqual(share.total);
    }
    for (const range of ranges) {
      const { lower, median, upper } = usualRangeSchema.parse(range);
      expect([lower, median, upper]).toEqual([lower, median, upper].sort((a, b) => a - b));
    }
  });

  it('count the answers to every question to non-disclosure agreements', () => {
    for (const id of ndaIds) {
      const { said, denied, total } = usualAnswersSchema.parse(findAnswers(id));
      expect(said + denied).toBeLessThanOrEqual(total);
    }
    expect(findAnswers('nda-6')).toBeUndefined();
  });
});
