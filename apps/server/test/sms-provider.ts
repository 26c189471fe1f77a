import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedSms {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

export interface TestSmsProvider {
  readonly url: string;
  readonly received: readonly ReceivedSms[];
  /** Statuses of the next answers, then 201; `dies` breaks the connection instead. */
  readonly answers: (number | 'dies')[];
  close(): Promise<void>;
}

/** Stands in for the HTTP API of the provider of text messages. */
export async function startSmsProvider(): Promise<TestSmsProvider> {
  const received: ReceivedSms[] = [];
  const answers: (number | 'dies')[] = [];
  const server = createServer(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    const { url: path = '', headers } = request;
    received.push({ path, authorization: headers.authorization, fields });
    const answer = answers.shift() ?? 201;
    if (answer === 'dies') {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer, { 'content-type': 'application/json', location: '/elsewhere' });
    response.end('{"sid":"SM1"}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answers,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
