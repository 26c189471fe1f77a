import { parentPort } from 'node:worker_threads';
import { describeFailure } from '../analysis/thread-failure.ts';
import { drawComments, drawComparison, drawReport } from './draw-output.ts';
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

function work({ kind, takes }: OutputThreadRequest): unknown {
  if (kind === 'report') return drawReport(takes);
  return kind === 'comments' ? drawComments(takes) : drawComparison(takes);
}
