export type {
  AskOptions,
  LanguageModelClient,
  ModelAnswer,
  ModelTask,
  TokenUsage,
} from './client.ts';
export { ModelError } from './model-error.ts';
export type { ModelPrices, ModelSettings } from './settings.ts';
export { type PassageAnswer, passageAnswerSchema } from './tasks/passage-answer.ts';
export { type PortionAnswer, portionAnswerSchema } from './tasks/portion-answer.ts';
export { type WholeAnswer, wholeAnswerSchema } from './tasks/whole-answer.ts';
