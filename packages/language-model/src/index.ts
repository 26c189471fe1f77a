export type {
  AskOptions,
  LanguageModelClient,
  ModelAnswer,
  ModelTask,
  TokenUsage,
} from './client.ts';
export { computeMicrodollars } from './compute-microdollars.ts';
export { estimateTokens } from './estimate-tokens.ts';
export { listCompleteElements } from './list-complete-elements.ts';
export { ModelError } from './model-error.ts';
export type { ModelPrices, ModelSettings } from './settings.ts';
export { type AnswerInput, createAnswerTask, type TaskPassage } from './tasks/answer-task.ts';
export {
  type CategoriesAnswer,
  type CategoriesInput,
  createCategoriesTask,
  fitCategories,
  type TaskCategory,
} from './tasks/categories-task.ts';
export { type PassageAnswer, passageAnswerSchema } from './tasks/passage-answer.ts';
export { createPassageTask, type PassageInput } from './tasks/passage-task.ts';
export { type PortionAnswer, portionAnswerSchema } from './tasks/portion-answer.ts';
export {
  createPortionTask,
  fitExplanations,
  fitPortion,
  type PortionInput,
} from './tasks/portion-task.ts';
export type { TaskContext, TaskFinding, TaskSettings, TaskTerm } from './tasks/task-context.ts';
export { type WholeAnswer, wholeAnswerSchema } from './tasks/whole-answer.ts';
export { createWholeTask, type TaskNote, type WholeInput } from './tasks/whole-task.ts';
