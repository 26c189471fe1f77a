import { describeSandbox, readToJson } from '@clauselight/reader';
import { createEngineRunner, type EngineRunner } from './analysis/engine-runner.ts';
import { createQuestionRunner, type QuestionRunner } from './questions/question-runner.ts';
import { createOutputRunner, type OutputRunner } from './reports/output-runner.ts';
import { createReviewRunner, type ReviewRunner } from './reviews/review-runner.ts';

/** What the worker runs outside its own thread: reading in a process, the rest in threads that are kept warm. */
export interface Runners {
  readonly read: typeof readToJson;
  /** What protects this machine from the documents that are read. */
  readonly describeSandbox: typeof describeSandbox;
  readonly engine: EngineRunner;
  readonly questions: QuestionRunner;
  readonly reviews: ReviewRunner;
  readonly outputs: OutputRunner;
  /** Ends the threads. */
  close(): Promise<void>;
}

/** Starts nothing yet: each thread begins with the first request for it. */
export function createRunners(): Runners {
  const threads = {
    engine: createEngineRunner(),
    questions: createQuestionRunner(),
    reviews: createReviewRunner(),
    outputs: createOutputRunner(),
  };
  return {
    read: readToJson,
    describeSandbox,
    ...threads,
    async close() {
      await Promise.all(Object.values(threads).map((thread) => thread.close()));
    },
  };
}
