import { parentPort } from 'node:worker_threads';
import { AppError } from '@clauselight/schema';
import { describeFailure } from '../analysis/thread-failure.ts';
import { drawReport } from './draw-output.ts';
import type { OutputThreadReply, OutputThreadRequest } from './output-messages.ts';

if (parentPort === null) throw new Error('this file runs as a worker thread');
const port = parentPort;

port.on('message', async (request: OutputThreadRequest) => {
  port.postMessage(await reply(request));
});

async function reply(request: OutputThreadRequest): Promise<OutputThreadReply> {
  const { id } = request;
  try {
    return { id, kind: 'done', gives: await work(request) };
  } catch (error) {
    return { id, ...describeFailure(error) };
  }
}

function work(request: OutputThreadRequest): Promise<unknown> {
  if (request.kind === 'report') return drawReport(request.takes);
  throw new AppError('comparison_failed');
}
