import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: Buffer;
}

/** What the server does instead of taking a mail, each for the next attempt; afterwards it takes every mail. */
export interface Mishap {
  /** Before the mail was accepted, or after. */
  readonly at: 'recipient' | 'content';
  /** What it answers; or the connection breaks there. */
  readonly code: number | 'dies';
  /** What happens before it answers. */
  readonly meanwhile?: () => Promise<void>;
}

export interface TestMailServer {
  readonly url: string;
  /** Mails whose every byte arrived, accepted or not. */
  readonly received: readonly ReceivedMail[];
  readonly mishaps: Mishap[];
  close(): Promise<void>;
}

/**
 * Starts a real mail server on a free port. It can be told to reject or to crash; with `user` it requires
 * authentication.
 */
export async function startMailServer(user?: {
  readonly name: string;
  readonly password: string;
}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const mishaps: Mishap[] = [];
  const sockets = new Set<Socket>();
  const takeMishap = (at: Mishap['at']) => (mishaps[0]?.at === at ? mishaps.shift() : undefined);
  const respond = async (mishap: Mishap | undefined, done: (error?: Error) => void) => {
    if (mishap === undefined) return done();
    await mishap.meanwhile?.();
    if (mishap.code !== 'dies') {
      return done(Object.assign(new Error('not now'), { responseCode: mishap.code }));
    }
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    disabledCommands: user === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    authOptional: user === undefined,
    allowInsecureAuth: true,
    closeTimeout: 10,
    onAuth: (given, _, done) =>
      given.username === user?.name && given.password === user?.password
        ? done(null, { user: given.username })
        : done(new Error('wrong password')),
    onRcptTo: (_, __, done) => void respond(takeMishap('recipient'), done),
    async onData(stream, { envelope }, done) {
      const source = await buffer(stream);
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
      await respond(takeMishap('content'), done);
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const login = user === undefined ? '' : `${user.name}:${encodeURIComponent(user.password)}@`;
  return {
    url: `smtp://${login}127.0.0.1:${port}`,
    received,
    mishaps,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A mail as a mail program shows it. */
export async function readMail(
  mail: ReceivedMail | undefined,
): Promise<
  Email & { readonly text: string; readonly html: string; header(name: string): string | undefined }
> {
  if (mail === undefined) throw new Error('no mail has arrived');
  const email = await PostalMime.parse(mail.source);
  const { text, html } = email;
  if (text === undefined || html === undefined) throw new Error('a part is missing');
  const header = (name: string) =>
    email.headers.find(({ key }) => key === name.toLowerCase())?.value;
  return { ...email, text, html, header };
}
