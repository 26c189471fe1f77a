import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Behavior } from './behavior.ts';
import { type AnswerPlan, planAnswer } from './plan-answer.ts';
import { countTokens, type Protocol, type Question } from './protocols/protocol.ts';
import type { OpenRequest, RequestEnd } from './request-log.ts';

export interface WriteOptions {
  readonly protocol: Protocol;
  readonly question: Question;
  readonly behavior: Behavior;
  readonly open: OpenRequest;
  readonly response: ServerResponse;
  /** Aborts when the client has disconnected. */
  readonly gone: AbortSignal;
}

/** Writes the answer of the behavior, streamed or at once, and returns how the request ended. */
export async function writeAnswer(writing: WriteOptions): Promise<RequestEnd> {
  const { behavior, question, open, response, gone } = writing;
  await pause(behavior.firstDelayMs ?? 0, gone);
  if (behavior.holdAfter === 0) await open.hold(gone);
  if (gone.aborted) return 'left';
  const plan = planAnswer(behavior, question);
  open.request.status = 200;
  const end = question.isStreamed ? await stream(writing, plan) : await writeWhole(writing, plan);
  return response.destroyed && end === 'answered' ? 'left' : end;
}

async function writeWhole(writing: WriteOptions, plan: AnswerPlan): Promise<RequestEnd> {
  const { protocol, question, open, response, gone } = writing;
  if (plan.fault !== undefined) return endFaulty(writing, plan.fault);
  if (writing.behavior.holdAfter) await open.hold(gone);
  note(open, plan.text);
  const { text, toolCall, ending } = plan;
  const { outputTokens } = open.request;
  const body = protocol.createWhole(question, { text, toolCall, ending, outputTokens });
  response.writeHead(200, { 'content-type': 'application/json' });
  open.leave();
  response.end(JSON.stringify(body));
  return 'answered';
}

async function stream(writing: WriteOptions, plan: AnswerPlan): Promise<RequestEnd> {
  const { protocol, question, open, response, gone } = writing;
  const writer = protocol.createWriter(question);
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  await send(response, writer.start(), gone);
  const hold = createHold(writing);
  const { kind, delayMs = kind === 'slow' ? 20 : 0 } = writing.behavior;
  for (const chunk of cutText(plan.text, writing.behavior)) {
    await hold();
    await pause(delayMs, gone);
    if (gone.aborted) return 'left';
    note(open, chunk);
    await send(response, writer.text(chunk), gone);
  }
  await hold(true);
  if (gone.aborted) return 'left';
  if (plan.fault?.kind === 'breaks') {
    open.leave();
    response.end(writer.trouble());
    return 'broken';
  }
  if (plan.fault !== undefined) return endFaulty(writing, plan.fault);
  if (plan.toolCall !== undefined) await send(response, writer.toolCall(plan.toolCall), gone);
  open.leave();
  response.end(writer.end(plan.ending, open.request.outputTokens));
  return 'answered';
}

/** Fails in the middle. Without streaming it fails before the first byte. */
async function endFaulty(
  { protocol, question, open, response, gone }: WriteOptions,
  fault: NonNullable<AnswerPlan['fault']>,
): Promise<RequestEnd> {
  if (fault.kind === 'endless' && question.isStreamed) {
    const writer = protocol.createWriter(question);
    const more = 'and so on and so forth '.repeat(100);
    while (!gone.aborted) {
      await send(response, writer.text(more), gone);
      open.request.outputTokens += countTokens(more);
      await setImmediate();
    }
    return 'left';
  }
  if (fault.kind === 'stalls' || fault.kind === 'endless') {
    if (!gone.aborted) await once(gone, 'abort');
    return 'left';
  }
  open.close('broken');
  response.destroy();
  return 'broken';
}

/** Chunks of whole characters. A chunk ends where the answer is held. */
function* cutText(
  text: string,
  { chunkCharacters = 16, holdAfter = 0 }: Behavior,
): Iterable<string> {
  let start = 0;
  while (start < text.length) {
    let end = Math.min(start + chunkCharacters, text.length);
    if (start < holdAfter && holdAfter < end) end = holdAfter;
    if (end < text.length && isLowSurrogate(text, end)) end += 1;
    yield text.slice(start, end);
    start = end;
  }
}

function isLowSurrogate(text: string, index: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === 0xdc00;
}

/** Holds the answer once: after the given number of characters, or before the end of a shorter answer. */
function createHold({ behavior, open, gone }: WriteOptions): (isEnd?: boolean) => Promise<void> {
  let { holdAfter = 0 } = behavior;
  return async (isEnd = false) => {
    if (holdAfter === 0 || (!isEnd && open.request.answer.length < holdAfter)) return;
    holdAfter = 0;
    await open.hold(gone);
  };
}

async function pause(milliseconds: number, gone: AbortSignal): Promise<void> {
  if (milliseconds === 0 || gone.aborted) return;
  await setTimeout(milliseconds, undefined, { signal: gone }).catch(() => undefined);
}

/** Waits until the bytes have been sent, so that the client receives the chunk before the next one or a break. */
function send(response: ServerResponse, bytes: string, gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      gone.removeEventListener('abort', finish);
      resolve();
    };
    if (gone.aborted) return resolve();
    gone.addEventListener('abort', finish);
    response.write(bytes, finish);
  });
}

function note({ request }: OpenRequest, chunk: string): void {
  request.answer += chunk;
  request.outputTokens = countTokens(request.answer);
}
