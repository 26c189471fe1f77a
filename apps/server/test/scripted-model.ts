import type {
  AskOptions,
  LanguageModelClient,
  ModelAnswer,
  ModelTask,
  TokenUsage,
} from '@clauselight/language-model';

export interface ScriptedCall {
  readonly task: ModelTask<unknown>;
  readonly options: AskOptions;
}

/** How one call goes: what it returns is the answer, what it throws the failure. */
export type Step = (call: ScriptedCall) => Promise<unknown>;

export const scriptedUsage: TokenUsage = { inputTokens: 40, outputTokens: 10 };

/** A client without a provider: a test says how each call goes, and sees what came. */
export function createScriptedModel() {
  const calls: ScriptedCall[] = [];
  const steps: Step[] = [];
  let usual: Step = async () => ({ isAnswered: true, sentences: [] });
  let open = 0;
  let mostOpen = 0;

  const client: LanguageModelClient = {
    provider: 'openai',
    name: 'scripted',
    async ask<Answer>(task: ModelTask<Answer>, options: AskOptions): Promise<ModelAnswer<Answer>> {
      const call = { task, options };
      calls.push(call);
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      try {
        const answer = await (steps.shift() ?? usual)(call);
        return { answer: answer as Answer, usage: scriptedUsage };
      } finally {
        open -= 1;
      }
    },
  };
  return {
    client,
    calls,
    /** The next calls go so, one after the other. */
    script: (...next: Step[]) => void steps.push(...next),
    /** Every call that is not scripted goes so. */
    always(step: Step) {
      usual = step;
    },
    /** Calls that were open at the same time, at most. */
    countMostOpen: () => mostOpen,
  };
}

/** A step that waits until it is let go on, or its call is aborted. */
export function createGate(answer: unknown) {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const step: Step = ({ options: { signal } }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      void opened.then(() => resolve(answer));
    });
  return { step, open };
}
