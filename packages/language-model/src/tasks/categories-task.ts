import * as z from 'zod/mini';
import type { ModelTask } from '../client.ts';
import { fenceParts } from './fence.ts';
import { createSystemPrompt } from './rules.ts';
import { getRoom, limitOutput } from './sizes.ts';
import type { TaskSettings } from './task-context.ts';

const categoriesAnswerSchema = z.object({
  found: z.array(
    z.object({
      category: z.string(),
      quote: z.string(),
      /** 0-1. */
      probability: z.number(),
    }),
  ),
});
/** The passages of a portion that belong to a category, with the model's probability for each. */
export type CategoriesAnswer = z.infer<typeof categoriesAnswerSchema>;

/** A clause category to be found. */
export interface TaskCategory {
  readonly name: string;
  /** Describes the content of such a passage. */
  readonly question: string;
}

export interface CategoriesInput {
  readonly settings: TaskSettings;
  readonly categories: readonly TaskCategory[];
  /** At most as long as `fitCategories` allows. */
  readonly text: string;
}

const wantedOutput = 4096;

function createSystem(categories: readonly TaskCategory[]): string {
  return createSystemPrompt({
    role: 'You find the passages of a contract that a lawyer would mark. You read one portion of it.',
    quoting:
      'without changing anything. Of a quote longer than 40 words write the first ten words, then " … ", then the last ten words.',
    steps: `For each category below find every passage of the portion that answers its question: the whole sentence, or the sentences where several belong together; names and dates alone where the question asks for them. A passage may belong to several categories. Give each with the probability, 0 to 1, that a lawyer would mark it for this category; also list what is doubtful, with a low probability. Most categories have no passage here.
${categories.map(({ name, question }) => `- ${name}: ${question}`).join('\n')}`,
    answer: `{
 "found": [{ "category": name of a category, exactly, "quote": quote, "probability": 0-1 }]
}`,
  });
}

/**
 * Computes how much of a contract's text fits into one portion with these categories.
 *
 * @param settings - The context window and the longest answer, in tokens.
 * @param categories - The categories that are described in the prompt.
 * @returns Tokens, as `estimateTokens` counts them.
 */
export function fitCategories(settings: TaskSettings, categories: readonly TaskCategory[]): number {
  const outputTokens = limitOutput(wantedOutput, settings);
  return getRoom(settings, { system: createSystem(categories), outputTokens });
}

/**
 * Finds the passages of every category in a portion of a contract. Used to measure a model like the engine.
 *
 * @param input - The portion, the categories and the settings of the model.
 * @returns The task, for `LanguageModelClient`.
 */
export function createCategoriesTask(input: CategoriesInput): ModelTask<CategoriesAnswer> {
  const prompt = fenceParts([{ name: 'portion', content: input.text }]);
  return {
    id: 'find-categories/1',
    system: createSystem(input.categories),
    prompt: `${prompt}\n\nNow write the JSON object about the portion.`,
    answer: categoriesAnswerSchema,
    outputTokens: limitOutput(wantedOutput, input.settings),
    // A portion may contain none of them.
    isEmpty: () => false,
  };
}
