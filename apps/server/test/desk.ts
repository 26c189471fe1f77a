import { randomUUID } from 'node:crypto';
import {
  estimateTokens,
  type ModelTask,
  type PassageAnswer,
  passageAnswerSchema,
} from '@clauselight/language-model';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { createModelDesk, type DeskRequest } from '../src/domain/model-budget/model-desk.ts';
import { modelDaySpending, modelDocumentSpending } from '../src/domain/tables/model-tables.ts';
import { parseConfig } from '../src/platform/config.ts';
import type { Database } from '../src/platform/database/open.ts';
import { createDocument } from './documents.ts';
import { createScriptedModel } from './scripted-model.ts';

/** The default answer of a desk's scripted model. */
export const usualAnswer: PassageAnswer = {
  isAnswered: true,
  sentences: [{ text: 'The fee is due.', quotes: ['fee is due'] }],
};
/** When the clock of a desk begins. */
export const noon = Date.UTC(2026, 10, 22, 12);
export const minuteMs = 60_000;

/** A desk before a scripted model, with a clock whose waits are over at once. */
export function openTestDesk(database: Database, settings: Record<string, string> = {}) {
  const model = createScriptedModel();
  model.always(async () => usualAnswer);
  const waits: number[] = [];
  const lines: string[] = [];
  let now = noon;
  const desk = createModelDesk({
    platform: {
      database,
      config: parseConfig(settings),
      log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }),
    },
    settings: {
      provider: 'openai',
      name: 'scripted',
      apiKey: 'sk-secret',
      contextTokens: 32_000,
      outputTokens: 4096,
      hasStructuredOutput: true,
      prices: { input: 1, output: 10 },
    },
    client: model.client,
    clock: {
      now: () => now,
      random: () => 0,
      async wait(ms) {
        waits.push(ms);
        now += ms;
      },
    },
  });
  const setNow = (time: number) => {
    now = time;
  };
  return { desk, model, waits, lines, setNow };
}

/** A task with a unique question. */
export function buildTask(given: Partial<ModelTask<PassageAnswer>> = {}): ModelTask<PassageAnswer> {
  return {
    id: 'answer/1',
    system: 'You answer.',
    prompt: `What is due? ${randomUUID()}`,
    answer: passageAnswerSchema,
    outputTokens: 100,
    ...given,
  };
}

/** Tokens that are sent, as they are estimated before. */
export function estimateSent({ system, prompt }: ModelTask<unknown>): number {
  return estimateTokens(system) + estimateTokens(prompt);
}

/** A request for a new document, unless one is given, with a minute's time. */
export async function buildRequest(
  database: Database,
  given: Partial<DeskRequest> = {},
): Promise<DeskRequest> {
  return {
    ...(await createDocument(database)),
    signal: new AbortController().signal,
    deadline: noon + minuteMs,
    ...given,
  };
}

/** What was spent on a document. */
export async function findSpending({ orm }: Database, documentId: string) {
  const [row] = await orm
    .select()
    .from(modelDocumentSpending)
    .where(eq(modelDocumentSpending.documentId, documentId));
  return row;
}

/** What was spent on each day, the first one first. */
export function listDays({ orm }: Database) {
  return orm.select().from(modelDaySpending).orderBy(modelDaySpending.day);
}
