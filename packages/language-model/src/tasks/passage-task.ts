import type { ModelTask } from '../client.ts';
import { fenceParts } from './fence.ts';
import { isEmptyAnswer, type PassageAnswer, passageAnswerSchema } from './passage-answer.ts';
import { createSystemPrompt } from './rules.ts';
import { fitText, fitValues, getRoom, limitOutput } from './sizes.ts';
import {
  describeAudience,
  fenceContext,
  type TaskContext,
  type TaskSettings,
} from './task-context.ts';

export interface PassageInput extends TaskContext {
  readonly settings: TaskSettings;
  /** The words that were selected. */
  readonly selected: string;
  /** Text of the document around the selection, including it. */
  readonly surrounding: string;
  /** The engine's explanation. */
  readonly explanation: readonly { readonly title: string; readonly text: string }[];
}

const wantedOutput = 1200;

const createSystem = (context: TaskContext) =>
  createSystemPrompt({
    role: 'You explain a passage of a document that a reader has selected. A rule-based engine has explained it already; its words are shown to you.',
    steps: `${describeAudience(context)}
- Say in 2 to 5 sentences what the words in the selected part mean in practice, what they oblige whom to do, and what is unusual or risky about them. The surrounding part only helps to understand them.
- Add to what the engine says, do not repeat or contradict it.
- After each sentence give the quotes it rests on, from the selected or the surrounding part.
- Where the words mean nothing that can be explained, isAnswered is false and sentences is empty.`,
    answer: `{
 "isAnswered": true or false,
 "sentences": [{ "text": one sentence, "quotes": [1-2 quotes] }]
}`,
  });

/**
 * Explains selected words of the document.
 *
 * @param input - The selected words, the text around them and the document.
 * @returns The task, for `LanguageModelClient`.
 */
export function createPassageTask(input: PassageInput): ModelTask<PassageAnswer> {
  const { settings } = input;
  const system = createSystem(input);
  const outputTokens = limitOutput(wantedOutput, settings);
  const room = getRoom(settings, { system, outputTokens });
  const prompt = fenceParts([
    fenceContext(input),
    { name: 'explanation', content: fitValues(input.explanation, room * 0.2) },
    { name: 'surrounding', content: fitText(input.surrounding, room * 0.35) },
    { name: 'selected', content: fitText(input.selected, room * 0.4) },
  ]);
  return {
    id: 'explain-passage/1',
    system,
    prompt: `${prompt}\n\nNow write the JSON object about the selected words.`,
    answer: passageAnswerSchema,
    outputTokens,
    isEmpty: isEmptyAnswer,
  };
}
