import {
  computeMicrodollars,
  estimateTokens,
  type LanguageModelClient,
  ModelError,
  type ModelSettings,
  type ModelTask,
  type TokenUsage,
} from '@clauselight/language-model';
import type { ModelFailure } from '@clauselight/schema';
import type { Platform } from '../../platform/open.ts';
import { getUtcDay } from '../../platform/utc-day.ts';
import { type Amount, createBudgets, type Reservation } from './budgets.ts';
import type { Clock } from './clock.ts';
import type { ModelSpending } from './spending.ts';

export interface MeteredCallOptions {
  readonly documentId: string;
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  readonly deadline: number;
  onPartial?(partial: unknown): void;
  onSpent(spending: ModelSpending): void;
}

export interface MeteredCallParts {
  readonly platform: Pick<Platform, 'database' | 'config' | 'log'>;
  readonly settings: ModelSettings;
  readonly client: LanguageModelClient;
  readonly clock: Clock;
}

/** Failures before the provider began to process the request. */
const refusals: ReadonlySet<ModelFailure> = new Set([
  'key-refused',
  'rate-limited',
  'misconfigured',
  'too-long',
  'unavailable',
]);

/** Single calls to the language model. The budgets of the document and of the day pay for each. */
export function createMeteredCalls({ platform, settings, client, clock }: MeteredCallParts) {
  const { database, config, log } = platform;
  const { prices } = settings;
  const budgets = createBudgets(database, config);

  const priceUsage = (usage: TokenUsage): Amount => ({
    tokens: usage.inputTokens + usage.outputTokens,
    microdollars: prices === undefined ? 0 : computeMicrodollars(usage, prices),
  });
  const settle = async (reservation: Reservation, usage: TokenUsage): Promise<void> => {
    // If settling fails, the reserved amount stays counted. The answer is still returned.
    await budgets
      .settle(reservation, priceUsage(usage))
      .catch((error: unknown) => log.warn({ err: error }, 'spending was not settled'));
  };

  return {
    /** Makes one call. Throws what the client and the budgets throw. */
    async ask<Answer>(task: ModelTask<Answer>, options: MeteredCallOptions): Promise<Answer> {
      const { documentId, signal, deadline } = options;
      const startedAt = clock.now();
      const sent = estimateTokens(task.system) + estimateTokens(task.prompt);
      const most = Math.min(task.outputTokens, settings.outputTokens);
      const reservation = await budgets.reserve(
        { documentId, day: getUtcDay(startedAt) },
        priceUsage({ inputTokens: sent, outputTokens: most }),
      );
      let received: unknown;
      let usage: TokenUsage = { inputTokens: sent, outputTokens: most };
      let failure: string | undefined;
      try {
        const answered = await client.ask(task, {
          signal,
          timeoutMs: Math.max(1, deadline - startedAt),
          onPartial(partial) {
            received = partial;
            options.onPartial?.(partial);
          },
        });
        usage = completeUsage(answered.usage, sent, answered.answer);
        return answered.answer;
      } catch (error) {
        failure = error instanceof ModelError ? error.failure : 'aborted';
        usage = measureFailure(error, sent, received);
        throw error;
      } finally {
        await settle(reservation, usage);
        const spent = prices && { microdollars: computeMicrodollars(usage, prices) };
        options.onSpent({ calls: 1, ...usage, ...spent });
        const durationMs = Math.round(clock.now() - startedAt);
        log.info(
          { documentId, task: task.id, ...usage, durationMs, failure },
          'the model was asked',
        );
      }
    },
  };
}

/** The usage of a failed call: what the provider counted, or an estimate from the text that was sent and received. */
function measureFailure(error: unknown, sent: number, received: unknown): TokenUsage {
  const nothing = { inputTokens: 0, outputTokens: 0 };
  const counted = (error instanceof ModelError ? error.usage : undefined) ?? nothing;
  const isUnread = error instanceof ModelError && refusals.has(error.failure);
  return isUnread && received === undefined ? counted : completeUsage(counted, sent, received);
}

/** Servers without a counter report 0. Usage is then estimated from the text that was sent and received. */
function completeUsage(counted: TokenUsage, sent: number, received: unknown): TokenUsage {
  return {
    inputTokens: counted.inputTokens || sent,
    outputTokens: counted.outputTokens || estimateAnswer(received),
  };
}

function estimateAnswer(received: unknown): number {
  return received === undefined ? 0 : estimateTokens(JSON.stringify(received));
}
