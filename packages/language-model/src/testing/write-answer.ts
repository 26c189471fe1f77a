import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Behaviour } from './behaviour.ts';
import { type AnswerPlan, planAnswer } from './plan-answer.ts';
import { countTokens, type Protocol, type Question } from './protocols/protocol.ts';
import type { OpenRequest, RequestEnd } from './request-log.ts';

export interface Writing {
  readonly protocol: Protocol;
  readonly question: Question;
  readonly behaviour: Behaviour;
  readonly open: OpenRequest;
  readonly response: ServerResponse;
  /** Aborted when the client has gone. */
  readonly gone: AbortSignal;
}

/** Writes the answer that the behaviour makes of the question, in a stream or at once, and says how that ended. */
export async function writeAnswer(writing: Writing): Promise<RequestEnd> {
  const { behaviour, question, open, response, gone } = writing;
  await pause(behaviour.firstDelayMs ?? 0, gone);
  if (behaviour.holdAfter === 0) await open.hold(gone);
  if (gone.aborted) return 'left';
  const plan = planAnswer(behaviour, question);
  open.request.status = 200;
  const end = question.isStreamed ? await stream(writing, plan) : await writeWhole(writing, plan);
  return response.destroyed && end === 'answered' ? 'left' : end;
}

async function writeWhole(writing: Writing, plan: AnswerPlan): Promise<RequestEnd> {
  const { protocol, question, open, response, gone } = writing;
  if (plan.fault !== undefined) return endFaulty(writing, plan.fault);
  if (writing.behaviour.holdAfter) await open.hold(gone);
  note(open, plan.text);
  const { text, toolCall, ending } = plan;
  const { outputTokens } = open.request;
  const body = protocol.createWhole(question, { text, toolCall, ending, outputTokens });
  response.writeHead(200, { 'content-type': 'application/json' });
  open.leave();
  response.end(JSON.stringify(body));
  return 'answered';
}

async function stream(writing: Writing, plan: AnswerPlan): Promise<RequestEnd> {
  const { protocol, question, open, response, gone } = writing;
  const writer = protocol.createWriter(question);
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  await send(response, writer.start(), gone);
  const hold = createHold(writing);
  const { kind, delayMs = kind === 'slow' ? 20 : 0 } = writing.behaviour;
  for (const chunk of cutText(plan.text, writing.behaviour)) {
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

/** What goes wrong in the middle; without a stream the middle is before the first byte. */
async function endFaulty(
  { protocol, question, open, response, gone }: Writing,
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

/** Chunks of whole characters; a chunk ends where the writing is to be held. */
function* cutText(
  text: string,
  { chunkCharacters = 16, holdAfter = 0 }: Behaviour,
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

/** Holds the writing once: when as much is written as was told, or before the end of a shorter answer. */
function createHold({ behaviour, open, gone }: Writing): (isEnd?: boolean) => Promise<void> {
  let { holdAfter = 0 } = behaviour;
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

/** Written bytes are on their way before more are: a chunk is one for the client too, and a break comes after it. */
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
