import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export type Outcome<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** The process ended instead of answering. */
  | { readonly kind: 'crash'; readonly how: string }
  /** It did not answer in time and was ended. */
  | { readonly kind: 'hang' };

/** A process that answers one question at a time, and is replaced when it dies of one. */
export interface AskedProcess<Question, Answer> {
  ask(question: Question, timeoutMs: number): Promise<Outcome<Answer>>;
  /** Ends the process; the next question starts a new one. */
  end(): Promise<void>;
}

export interface ProcessOptions {
  /** Mebibytes of JavaScript heap. */
  readonly heapMb: number;
}

/** Makes a process of a script; it starts with the first question. */
export function createAskedProcess<Question extends object, Answer>(
  script: string,
  { heapMb }: ProcessOptions,
): AskedProcess<Question, Answer> {
  let child: ChildProcess | undefined;
  const start = () =>
    fork(script, [], {
      execArgv: [`--max-old-space-size=${heapMb}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
  return {
    async ask(question, timeoutMs) {
      child ??= start();
      const outcome = await askOnce<Answer>(child, { question, timeoutMs });
      if (outcome.kind !== 'answer') child = undefined;
      return outcome;
    },
    async end() {
      const ended = child;
      child = undefined;
      if (ended === undefined || ended.exitCode !== null || ended.signalCode !== null) return;
      const isGone = once(ended, 'exit');
      ended.kill('SIGKILL');
      await isGone;
    },
  };
}

const lastWords = 400;

function askOnce<Answer>(
  child: ChildProcess,
  { question, timeoutMs }: { question: object; timeoutMs: number },
): Promise<Outcome<Answer>> {
  return new Promise((resolve) => {
    let complaint = '';
    const hear = (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-lastWords);
    };
    const finish = (outcome: Outcome<Answer>) => {
      clearTimeout(deadline);
      child.off('message', take).off('exit', mourn).off('error', blame);
      child.stderr?.off('data', hear);
      resolve(outcome);
    };
    const take = (answer: unknown) => finish({ kind: 'answer', answer: answer as Answer });
    const mourn = (code: number | null, signal: string | null) =>
      finish({ kind: 'crash', how: `${signal ?? `exit code ${code}`} ${complaint}`.trim() });
    const blame = (error: Error) => finish({ kind: 'crash', how: error.message });
    const deadline = setTimeout(() => {
      finish({ kind: 'hang' });
      child.kill('SIGKILL');
    }, timeoutMs);
    child.on('message', take).on('exit', mourn).on('error', blame);
    child.stderr?.on('data', hear);
    child.send(question, (error) => {
      if (error !== null) blame(error);
    });
  });
}
