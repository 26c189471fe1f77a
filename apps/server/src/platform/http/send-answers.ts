import type { FastifyReply, FastifyRequest } from 'fastify';
import { openEventStream } from './event-stream.ts';

/**
 * Sends the last of an answer's snapshots, or all of them as events named `answer` if the client accepts
 * `text/event-stream`. A failure before the first snapshot is answered like any other failure. If the stream breaks
 * off later, it ends without a final snapshot.
 */
export async function sendAnswers<Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  answers: AsyncGenerator<Answer, void, undefined>,
): Promise<Answer> {
  if (!(request.headers.accept ?? '').includes('text/event-stream')) return readLast(answers);
  const first = await answers.next();
  const stream = openEventStream(reply);
  try {
    if (!first.done) stream.send({ event: 'answer', data: first.value });
    for await (const answer of answers) stream.send({ event: 'answer', data: answer });
  } catch (error) {
    if (!stream.closed.aborted) request.log.info({ err: error }, 'an answer broke off');
  } finally {
    stream.close();
  }
  return reply as never;
}

async function readLast<Answer>(answers: AsyncGenerator<Answer, void, undefined>): Promise<Answer> {
  let last: { readonly answer: Answer } | undefined;
  for await (const answer of answers) last = { answer };
  if (last === undefined) throw new Error('an answer without a snapshot');
  return last.answer;
}
