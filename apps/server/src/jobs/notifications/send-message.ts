import {
  createMessageStore,
  type Message,
  type Postponement,
} from '../../domain/messages/message-store.ts';
import { expiresAfterMs } from '../../domain/messages/outbox.ts';
import { optionalKinds } from '../../domain/messages/recipient.ts';
import { createUnsubscribeToken } from '../../domain/messages/unsubscribe-token.ts';
import type { Config } from '../../platform/config.ts';
import type { Delivery } from '../../platform/delivery/delivery.ts';
import { type Mail, type MailServer, sendMail } from '../../platform/delivery/send-mail.ts';
import { type SmsProvider, sendSms } from '../../platform/delivery/send-sms.ts';
import type { Platform } from '../../platform/open.ts';
import type { JobHandler } from '../../platform/queue/worker.ts';
import { type ComposedMessage, composeMessage } from './compose.ts';
import { createLinks, type Links } from './links.ts';
import type { Footer } from './mail-content.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

export interface SenderOptions {
  readonly platform: Pick<Platform, 'database' | 'log' | 'config'>;
  readonly cookieSecret: string;
  /** Public address of the product, without a slash at its end. */
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const shortestWaitMs = 1000;
const longestWaitMs = 3_600_000;

/**
 * Creates the job that sends one message of the outbox at most once. The state `sending` is stored before the first
 * byte is sent, and a message in this state is never sent again. A message that was certainly not accepted is retried
 * until it expires; each delay equals the time it has already waited.
 */
export function createSendMessageHandler(options: SenderOptions): JobHandler<'send-message'> {
  const { platform, address, now = Date.now } = options;
  const { database, log, config } = platform;
  const store = createMessageStore(database);
  const links = createLinks(address);

  const settle = async (
    message: Message,
    { attempt, signal }: { attempt: Delivery; signal: AbortSignal },
  ) => {
    const { id, content } = message;
    const facts = { messageId: id, message: content.kind };
    if (attempt.outcome === 'accepted') {
      await store.settle(id, 'sent');
      return log.info(facts, 'a message was sent');
    }
    const { reason, outcome } = attempt;
    if (outcome === 'unknown') {
      await store.settle(id, 'unknown');
      return log.warn({ ...facts, reason }, 'a message may have been sent or not');
    }
    const next = findNextTry(await store.findAge(id));
    if (attempt.isFinal || next === undefined) {
      await store.settle(id, 'failed');
      return log.warn({ ...facts, reason }, 'a message was refused');
    }
    await store.postpone(message, signal.aborted ? { ...next, delayMs: 0 } : next);
    log.warn({ ...facts, reason }, 'a message will be tried again');
  };

  return {
    async run({ messageId }, signal) {
      const message = await store.find(messageId);
      if (message?.status === 'sending') {
        await store.settle(messageId, 'unknown');
        return log.warn({ messageId }, 'a message may have been sent or not: its sender is gone');
      }
      if (message?.status !== 'ready') return;
      const words = await composeMessage({ database, links, now }, message);
      const send = words && prepare(words, { message, links, config, options });
      if (send === undefined) return store.settle(messageId, 'failed');
      signal.throwIfAborted();
      if (!(await store.claim(messageId))) return;
      await settle(message, { attempt: await send(signal), signal });
    },
    async giveUp({ messageId }) {
      await store.settle(messageId, 'unknown');
      const message = await store.find(messageId);
      if (message?.status === 'ready') await store.settle(messageId, 'failed');
    },
  };
}

/** When a rejected message is retried; undefined if it would have expired by then. */
function findNextTry(ageMs: number): Postponement | undefined {
  const delayMs = Math.min(Math.max(ageMs, shortestWaitMs), longestWaitMs);
  const expiresInMs = expiresAfterMs - ageMs - delayMs;
  return expiresInMs > 0 ? { delayMs, expiresInMs } : undefined;
}

interface PrepareParts {
  readonly message: Message;
  readonly links: Links;
  readonly config: Config;
  readonly options: SenderOptions;
}

/** The channel of a message; undefined if this server has none. */
function prepare(
  words: ComposedMessage,
  { message, links, config, options }: PrepareParts,
): ((signal: AbortSignal) => Promise<Delivery>) | undefined {
  if (words.channel === 'sms') {
    const provider = findSmsProvider(config);
    return provider && (() => sendSms(provider, words));
  }
  const server = findMailServer(config);
  if (server === undefined) return undefined;
  const { userId, content, id, createdAt } = message;
  const token =
    userId !== null && optionalKinds.has(content.kind)
      ? createUnsubscribeToken(options.cookieSecret, userId)
      : undefined;
  const footer: Footer = {
    homeUrl: links.home,
    settingsUrl: links.settings,
    unsubscribeUrl: token && links.unsubscribePage(token),
  };
  const mail: Mail = {
    id,
    date: createdAt,
    to: words.to,
    subject: words.mail.subject,
    text: renderText(words.mail, footer),
    html: renderHtml(words.mail, footer),
    unsubscribeUrl: token && links.unsubscribeCall(token),
  };
  return (signal) => sendMail(server, mail, signal);
}

function findMailServer({ SMTP_URL: url, MAIL_FROM: from }: Config): MailServer | undefined {
  return url === undefined || from === undefined ? undefined : { url, from };
}

function findSmsProvider(config: Config): SmsProvider | undefined {
  const {
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_FROM: from,
  } = config;
  if (accountSid === undefined || authToken === undefined || from === undefined) return undefined;
  return { baseUrl: config.TWILIO_BASE_URL, accountSid, authToken, from };
}
