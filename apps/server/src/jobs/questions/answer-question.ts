import type { ModelTask, PassageAnswer, TaskSettings } from '@clauselight/language-model';
import { AppError, type ModelPart } from '@clauselight/schema';
import type { ModelDesk } from '../../domain/model-budget/model-desk.ts';
import type { AnyAnswer, AnyRequest, QuestionKind } from '../../domain/questions/question-kinds.ts';
import {
  createQuestionTaskStore,
  findLatestAnalysis,
  type QuestionTask,
} from '../../domain/questions/question-task-store.ts';
import { isModelAllowed } from '../../domain/reviews/model-permission.ts';
import { getModelSettings } from '../../platform/model-settings.ts';
import type { Platform } from '../../platform/open.ts';
import { loadMaterial } from '../analysis/load-material.ts';
import { askModel } from './ask-model.ts';
import type { EngineAnswer, ThreadWork, ThreadWorkKind } from './question-messages.ts';
import type { QuestionRunner } from './question-runner.ts';
import { createSnapshotWriter } from './snapshot-writer.ts';

/** Timeout of the engine's answer, in milliseconds. */
const engineTimeoutMs = 20_000;
/** Time that is reserved for storing a language model's answer, in milliseconds. */
const marginMs = 1000;

/** Sends a request about one document to the thread. */
export type AskThread = <Kind extends ThreadWorkKind>(
  kind: Kind,
  takes: ThreadWork[Kind]['takes'],
) => Promise<ThreadWork[Kind]['gives']>;

/** How a kind of question is answered. */
export interface AnsweredKind<Request extends AnyRequest, Answer extends AnyAnswer, Input> {
  readonly kind: QuestionKind<Request, Answer>;
  askEngine(ask: AskThread, request: Request): Promise<EngineAnswer<Answer, Input>>;
  createTask(input: Input & { readonly settings: TaskSettings }): ModelTask<PassageAnswer>;
  /** Adds a language model's answer to the engine's. */
  addModel(answer: Answer, model: ModelPart): Answer;
}

export interface AnswerParts {
  readonly platform: Platform;
  readonly runner: QuestionRunner;
  /** Undefined if no language model is configured. */
  readonly desk: ModelDesk | undefined;
}

/**
 * Creates a function that answers questions of a kind: first with the engine's answer, then, if there is a language
 * model and the asker wants it, with the model's, sentence by sentence.
 */
export function createQuestionAnswerer<Request extends AnyRequest, Answer extends AnyAnswer, Input>(
  { platform, runner, desk }: AnswerParts,
  answered: AnsweredKind<Request, Answer, Input>,
) {
  const { database, config } = platform;
  const store = createQuestionTaskStore(database, answered.kind);
  const settings = getModelSettings(config);

  const findDesk = async ({ ownerId, request }: QuestionTask<Request>) => {
    if (request.useModel === false || desk === undefined || settings === undefined) return;
    return (await isModelAllowed(database, ownerId)) ? { desk, settings } : undefined;
  };

  const answerByModel = async (
    task: QuestionTask<Request>,
    asked: { desk: ModelDesk; answer: Answer; modelTask: ModelTask<PassageAnswer> },
    rest: Pick<Parameters<typeof askModel>[1], 'verify' | 'deadline'> & { signal: AbortSignal },
  ): Promise<Answer> => {
    const gone = new AbortController();
    const writer = createSnapshotWriter<Answer>({
      write: (snapshot) => store.show(task.id, snapshot),
      onGone: () => gone.abort(new AppError('not_found')),
    });
    const addModel = (part: ModelPart, isFinal: boolean) => ({
      ...answered.addModel(asked.answer, part),
      isFinal,
    });
    try {
      const part = await askModel(asked.modelTask, {
        ...rest,
        desk: asked.desk,
        documentId: task.documentId,
        ownerId: task.ownerId,
        signal: AbortSignal.any([rest.signal, gone.signal]),
        onPart: (standing) => writer.show(addModel(standing, false)),
      });
      return addModel(part, true);
    } finally {
      await writer.stop();
    }
  };

  return {
    store,
    /** The final answer. Snapshots of it are stored meanwhile. */
    async answer(task: QuestionTask<Request>, { shutdown, left }: StopSignals): Promise<Answer> {
      const deadline = Date.now() + config.MODEL_SECONDS * 1000 - marginMs;
      const ask = await openDocument({ platform, runner, task, signal: shutdown });
      const signal = AbortSignal.any([shutdown, left]);
      const { answer, input, passages } = await answered.askEngine(ask, task.request);
      const model = await findDesk(task);
      if (model === undefined || input === undefined) return answer;
      const modelTask = answered.createTask({ ...input, settings: model.settings });
      return answerByModel(
        task,
        { desk: model.desk, answer, modelTask },
        { signal, deadline, verify: (sentences) => ask('verify', { passages, sentences }) },
      );
    },
  };
}

/** The signals that end the work on a question. */
export interface StopSignals {
  readonly shutdown: AbortSignal;
  /**
   * Aborts when nobody waits for the answer any more. The thread finishes its current work: stopping it would lose
   * the cached documents of others.
   */
  readonly left: AbortSignal;
}

interface OpenOptions {
  readonly platform: Platform;
  readonly runner: QuestionRunner;
  readonly task: QuestionTask<AnyRequest>;
  readonly signal: AbortSignal;
}

/** Opens the document's latest analysis. Throws `analysis_missing` if there is none. */
async function openDocument({ platform, runner, task, signal }: OpenOptions): Promise<AskThread> {
  const { documentId } = task;
  const analysisId = await findLatestAnalysis(platform.database, documentId);
  if (analysisId === undefined) throw new AppError('analysis_missing');
  const load = () => loadMaterial(platform, { documentId, analysisId });
  const materialKey = `${analysisId} ${task.readerVersion}`;
  return (kind, takes) =>
    runner.ask(kind, takes, { materialKey, signal, timeoutMs: engineTimeoutMs, load });
}
