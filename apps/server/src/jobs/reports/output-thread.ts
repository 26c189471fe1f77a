import { parentPort } from 'node:worker_threads';
import { describeFailure } from '../threads/thread-failure.ts';
import { drawChanges, drawRedline, drawRevisions } from './draw-changes.ts';
import { drawComments, drawComparison, drawReport } from './draw-output.ts';
import type { OutputAnswer, OutputThreadReply, OutputThreadRequest } from './output-messages.ts';

if (parentPort === null) throw new Error('this file runs as a worker thread');
const port = parentPort;

port.on('message', async (request: OutputThreadRequest) => {
  const answer = await reply(request);
  port.postMessage({
    ...answer,
    id: request.id,
    heldBytes: process.memoryUsage().external,
  } satisfies OutputThreadReply);
});

async function reply(request: OutputThreadRequest): Promise<OutputAnswer> {
  try {
    return { kind: 'done', gives: await work(request) };
  } catch (error) {
    return describeFailure(error);
  }
}

function work({ kind, takes }: OutputThreadRequest): unknown {
  switch (kind) {
    case 'report':
      return drawReport(takes);
    case 'comments':
      return drawComments(takes);
    case 'comparison':
      return drawComparison(takes);
    case 'changes':
      return drawChanges(takes);
    case 'revisions':
      return drawRevisions(takes);
    case 'redline':
      return drawRedline(takes);
  }
}
