import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMail, startMailServer, type TestMailServer } from '../../../test/mail-server.ts';
import { type Mail, sendMail } from './send-mail.ts';

const never = new AbortController().signal;
const from = 'Clauselight <mail@light.example>';

function buildMail(mail: Partial<Mail> = {}): Mail {
  return {
    id: '0b6f1a3e-54f2-4d0c-9f3f-7a4f6f1c2b3a',
    date: new Date('2026-11-22T10:00:00Z'),
    to: 'ada@example.com',
    subject: 'Analysis completed: Übersicht.pdf',
    text: 'Grüße\n.\nend',
    html: '<p>Grüße</p>',
    ...mail,
  };
}

describe('sending a mail', () => {
  let server: TestMailServer;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.close());
  const send = (mail: Partial<Mail> = {}, signal = never) =>
    sendMail({ url: server.url, from }, buildMail(mail), signal);

  it('delivers both parts, and headers by which a mail is known', async () => {
    expect(await send()).toEqual({ outcome: 'accepted' });
    const [received] = server.received;
    expect(received).toMatchObject({ from: 'mail@light.example', to: ['ada@example.com'] });
    const mail = await readMail(received);
    expect(mail).toMatchObject({
      subject: 'Analysis completed: Übersicht.pdf',
      from: { name: 'Clauselight', address: 'mail@light.example' },
      to: [{ address: 'ada@example.com' }],
      messageId: '<0b6f1a3e-54f2-4d0c-9f3f-7a4f6f1c2b3a@light.example>',
      date: '2026-11-22T10:00:00.000Z',
    });
    expect(mail.text.trimEnd()).toBe('Grüße\n.\nend');
    expect(mail.html.trimEnd()).toBe('<p>Grüße</p>');
    expect(mail.header('auto-submitted')).toBe('auto-generated');
    expect(mail.header('list-unsubscribe')).toBeUndefined();
  });

  it('carries the address that stops such mails by one click', async () => {
    const unsubscribeUrl = `https://light.example/api/unsubscribe?token=${'x'.repeat(64)}`;
    await send({ unsubscribeUrl });
    const mail = await readMail(server.received.at(-1));
    expect(mail.header('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`);
    expect(mail.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('lets no word become a header', async () => {
    await send({ subject: 'a\r\nBcc: eve@example.com\r\n\r\nbody' });
    const mail = await readMail(server.received.at(-1));
    expect(mail.header('bcc')).toBeUndefined();
    expect(mail.text.trimEnd()).toBe('Grüße\n.\nend');
    expect(server.received.at(-1)?.to).toEqual(['ada@example.com']);
  });

  it.each([
    'ada@example.com, eve@example.com',
    'ada@example.com\r\nRCPT TO:<eve@example.com>',
    '<ada@example.com>',
  ])('sends nothing to “%s”', async (to) => {
    const before = server.received.length;
    expect(await send({ to })).toMatchObject({ outcome: 'refused', isFinal: true });
    expect(server.received).toHaveLength(before);
  });

  it.each([
    [
      { at: 'recipient', code: 451 },
      { outcome: 'refused', isFinal: false },
    ],
    [
      { at: 'recipient', code: 550 },
      { outcome: 'refused', isFinal: true },
    ],
    [
      { at: 'content', code: 451 },
      { outcome: 'refused', isFinal: false },
    ],
    [
      { at: 'content', code: 554 },
      { outcome: 'refused', isFinal: true },
    ],
    [
      { at: 'recipient', code: 'dies' },
      { outcome: 'refused', isFinal: false },
    ],
    [{ at: 'content', code: 'dies' }, { outcome: 'unknown' }],
  ] as const)('meets %o with %o', async (mishap, delivery) => {
    server.mishaps.push(mishap);
    const answer = await send();
    expect(answer).toMatchObject(delivery);
    expect(JSON.stringify(answer)).not.toContain('ada');
    expect(server.mishaps).toEqual([]);
  });
});

it('signs in where the address of the mail server holds a user', async () => {
  const server = await startMailServer({ name: 'light', password: 'p@ss:w/rd' });
  expect(await sendMail({ url: server.url, from }, buildMail(), never)).toEqual({
    outcome: 'accepted',
  });
  const wrong = server.url.replace('p%40ss', 'other');
  expect(await sendMail({ url: wrong, from }, buildMail(), never)).toMatchObject({
    outcome: 'refused',
    isFinal: false,
    reason: expect.stringContaining('535'),
  });
  await server.close();
});

describe('sending a mail to a server that does not answer', () => {
  let silent: Server;
  let url: string;
  beforeAll(async () => {
    silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    url = `smtp://127.0.0.1:${address instanceof Object ? address.port : 0}`;
  });

  it('ends when the process stops, certain that nothing went out', async () => {
    const stop = new AbortController();
    const delivery = sendMail({ url, from }, buildMail(), stop.signal);
    silent.once('connection', () => stop.abort());
    expect(await delivery).toEqual({ outcome: 'refused', isFinal: false, reason: 'EABORT' });
  });

  it('is certain of the same where nothing listens', async () => {
    await new Promise((resolve) => silent.close(resolve));
    expect(await sendMail({ url, from }, buildMail(), never)).toMatchObject({
      outcome: 'refused',
      isFinal: false,
    });
  });
});
