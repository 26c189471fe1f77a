import type { ModelServer } from '@clauselight/language-model/testing/model-server.ts';
import type { ModelPart } from '@clauselight/schema';
import { readEventBlocks } from './event-blocks.ts';
import { startTestServer, type TestServerOptions, type Visitor } from './server.ts';

/** A contract that questions can be asked about. */
export const contract = `SERVICES AGREEMENT

This agreement is made between Alder Works LLC (the "Provider") and Birch Retail Inc. (the "Customer").

1. Fees. The Customer shall pay a monthly fee of USD 5,000 within ten days of the invoice. A late fee bears interest of 2 per cent a month.

2. Term. This agreement begins on 1 March 2026 and runs for two years. The Customer may end it with sixty days' notice in writing.

3. Liability. The Provider's liability is limited to the fees paid in the twelve months before the claim. The Customer shall indemnify the Provider against all claims of third parties.

4. Governing law. This agreement is governed by the laws of the State of New York.`;

/** The contract, uploaded and analyzed; returns its id. */
export async function addContract(visitor: Visitor): Promise<string> {
  const { id } = await visitor.uploadDocument({ name: 'deal.txt', content: contract });
  await visitor.analyze(id);
  return id;
}

/** Starts a server with a stand-in for the language model. */
export function startAskingServer(
  provider: ModelServer,
  { settings, ...options }: TestServerOptions,
) {
  const environment = provider.environment('openai');
  const often = { MODEL_REQUESTS_PER_MINUTE: '10000' };
  return startTestServer({ ...options, settings: { ...environment, ...often, ...settings } });
}

/** Asks something in JSON, and for a stream where `isStreamed`. */
export function post(
  visitor: Visitor,
  url: string,
  {
    body,
    isStreamed = false,
    signal,
  }: { body: object; isStreamed?: boolean; signal?: AbortSignal },
): Promise<Response> {
  return visitor.call(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(isStreamed && { accept: 'text/event-stream' }),
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}

/** The snapshots of an answer, as they come. */
export async function* readAnswers<Answer>(
  response: Response,
): AsyncGenerator<Answer, void, undefined> {
  for await (const block of readEventBlocks(response)) {
    const data = /^event: answer\ndata: (.*)$/m.exec(block)?.[1];
    if (data !== undefined) yield JSON.parse(data) as Answer;
  }
}

/** Everything that is still to come. */
export async function collect<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const collected: Value[] = [];
  for await (const value of values) collected.push(value);
  return collected;
}

/** The verified part of a model's answer, as text. */
export function listTexts(model: ModelPart | undefined): readonly string[] {
  return model?.sentences.map(({ text }) => text.text) ?? [];
}
