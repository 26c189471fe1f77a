import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('a reading process reaches nothing over the network', async () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const probe = `
    import { forbidNetwork } from ${JSON.stringify(new URL('./no-network.ts', import.meta.url).href)};
    import http from 'node:http';
    import dns from 'node:dns/promises';
    const attempts = [
      () => fetch('http://127.0.0.1:${port}'),
      () => new Promise((resolve, reject) => http.get('http://127.0.0.1:${port}', resolve).on('error', reject)),
      () => dns.lookup('localhost'),
    ];
    const failures = async () => (await Promise.allSettled(attempts.map(async (attempt) => attempt())))
      .filter(({ status }) => status === 'rejected').length;
    const before = await failures();
    forbidNetwork();
    process.send({ before, after: await failures() });
    process.disconnect();`;
  const child = fork(`data:text/javascript,`, [], {
    execArgv: ['--import', 'tsx', '--input-type=module', '--eval', probe],
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  });
  const [answer] = await once(child, 'message');
  server.close();
  expect(answer).toEqual({ before: 0, after: 3 });
  expect(requests).toBe(2);
});
