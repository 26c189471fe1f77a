import { ModelError } from '@clauselight/language-model';
import { AppError, type ModelFailure } from '@clauselight/schema';
import { eq, sql } from 'drizzle-orm';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/open.ts';
import { documents } from '../tables/document-tables.ts';
import { modelDaySpending, modelDocumentSpending } from '../tables/model-tables.ts';

export interface Amount {
  readonly tokens: number;
  /** Millionths of a US dollar; 0 if no prices are configured. */
  readonly microdollars: number;
}

/** The document and the day whose budgets pay. */
export interface BudgetScope {
  readonly documentId: string;
  /** ISO day in UTC, for example `2026-11-22`. */
  readonly day: string;
}

/** An amount that is reserved and not settled yet. */
export interface Reservation extends BudgetScope, Amount {}

type Transaction = Parameters<Parameters<Database['orm']['transaction']>[0]>[0];
type BudgetConfig = Pick<
  Config,
  | 'MODEL_TOKENS_PER_DOCUMENT'
  | 'MODEL_TOKENS_PER_DAY'
  | 'MODEL_DOLLARS_PER_DOCUMENT'
  | 'MODEL_DOLLARS_PER_DAY'
>;

/**
 * The budgets of documents and days. Every amount is reserved before it is spent, so that simultaneous calls cannot
 * exceed a budget. The reservation of a crashed process remains: counting too much is safer than counting too little.
 */
export function createBudgets({ orm }: Pick<Database, 'orm'>, config: BudgetConfig) {
  const perDocument = readAmount(
    config.MODEL_TOKENS_PER_DOCUMENT,
    config.MODEL_DOLLARS_PER_DOCUMENT,
  );
  const perDay = readAmount(config.MODEL_TOKENS_PER_DAY, config.MODEL_DOLLARS_PER_DAY);

  return {
    /**
     * Reserves an amount. If it does not fit, nothing is reserved and a ModelError `document-budget` or `day-budget`
     * is thrown; `not_found` if the document has been removed.
     */
    reserve: (place: BudgetScope, amount: Amount): Promise<Reservation> =>
      orm.transaction(async (tx) => {
        await lockDocument(tx, place.documentId);
        if (!(await addToDocument(tx, place.documentId, { amount, limit: perDocument }))) {
          return rollBack('document-budget');
        }
        if (!(await addToDay(tx, place.day, { amount, limit: perDay }))) {
          return rollBack('day-budget');
        }
        return { ...place, ...amount };
      }),
    /** Replaces the reserved amount by the amount that was spent. */
    settle: ({ documentId, day, ...reserved }: Reservation, spent: Amount): Promise<void> =>
      orm.transaction(async (tx) => {
        const tokens = spent.tokens - reserved.tokens;
        const microdollars = spent.microdollars - reserved.microdollars;
        const ofDocument = modelDocumentSpending;
        await tx
          .update(ofDocument)
          .set({
            tokens: sql`${ofDocument.tokens} + ${tokens}`,
            microdollars: sql`${ofDocument.microdollars} + ${microdollars}`,
          })
          .where(eq(ofDocument.documentId, documentId));
        const ofDay = modelDaySpending;
        await tx
          .update(ofDay)
          .set({
            tokens: sql`${ofDay.tokens} + ${tokens}`,
            microdollars: sql`${ofDay.microdollars} + ${microdollars}`,
          })
          .where(eq(ofDay.day, day));
      }),
  };
}

interface Addition {
  readonly amount: Amount;
  readonly limit: Amount;
}

function readAmount(tokens: number, dollars: number): Amount {
  return { tokens, microdollars: Math.round(dollars * 1_000_000) };
}

/** Rolls the transaction back. */
function rollBack(failure: ModelFailure): never {
  throw new ModelError(failure);
}

async function lockDocument(tx: Transaction, documentId: string): Promise<void> {
  const held = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.id, documentId))
    .for('key share');
  if (held.length === 0) throw new AppError('not_found');
}

/** Returns whether the amount fits. An existing row is only increased up to its limit. */
async function addToDocument(
  tx: Transaction,
  documentId: string,
  addition: Addition,
): Promise<boolean> {
  if (!isWithin(addition)) return false;
  const added = await tx
    .insert(modelDocumentSpending)
    .values({ documentId, ...addition.amount })
    .onConflictDoUpdate({
      target: modelDocumentSpending.documentId,
      ...describeAddition(modelDocumentSpending, addition),
    })
    .returning({ tokens: modelDocumentSpending.tokens });
  return added.length > 0;
}

async function addToDay(tx: Transaction, day: string, addition: Addition): Promise<boolean> {
  if (!isWithin(addition)) return false;
  const added = await tx
    .insert(modelDaySpending)
    .values({ day, ...addition.amount })
    .onConflictDoUpdate({
      target: modelDaySpending.day,
      ...describeAddition(modelDaySpending, addition),
    })
    .returning({ tokens: modelDaySpending.tokens });
  return added.length > 0;
}

/** Whether the amount would fit into an unused budget. */
function isWithin({ amount, limit }: Addition): boolean {
  return amount.tokens <= limit.tokens && amount.microdollars <= limit.microdollars;
}

function describeAddition(
  spent: typeof modelDocumentSpending | typeof modelDaySpending,
  { amount, limit }: Addition,
) {
  const tokens = sql`${spent.tokens} + ${amount.tokens}`;
  const microdollars = sql`${spent.microdollars} + ${amount.microdollars}`;
  return {
    set: { tokens, microdollars },
    setWhere: sql`${tokens} <= ${limit.tokens} and ${microdollars} <= ${limit.microdollars}`,
  };
}
