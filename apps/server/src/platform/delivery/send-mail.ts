import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Delivery } from './delivery.ts';

export interface Mail {
  /** Names the mail for good: sent by mistake a second time, it would be known as the same. */
  readonly id: string;
  readonly date: Date;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address that switches such mails off by a POST alone (RFC 8058); absent if they cannot be. */
  readonly unsubscribeUrl?: string | undefined;
}

export interface MailServer {
  /** `smtp:` or `smtps:` with user and password where the server asks for them. */
  readonly url: string;
  /** Who the mail is from, with or without a name. */
  readonly from: string;
}

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  // Servers look through a mail before they accept it.
  socketTimeout: 60_000,
  socketCloseTimeout: 0,
};
/** Time for the answer to a mail that is under way when the process is told to stop. */
const lastAnswerMs = 5000;

/**
 * Sends a mail over a connection of its own and says what came of it; it does not throw for what servers do.
 * `signal` ends an attempt: before the first byte of the mail it is then certain that it did not go out.
 */
export async function sendMail(
  server: MailServer,
  mail: Mail,
  signal: AbortSignal,
): Promise<Delivery> {
  if (/[\s<>\p{Cc}]/u.test(mail.to)) {
    return { outcome: 'refused', isFinal: true, reason: 'no address' };
  }
  const composed = compose(server.from, mail).compile();
  const { from } = composed.getEnvelope();
  const domain = /@([^@>]+)$/.exec(from || '')?.[1] ?? 'localhost';
  composed.setHeader('Message-ID', `<${mail.id}@${domain}>`);
  return transmit({
    url: server.url,
    envelope: { from: from || '', to: [mail.to] },
    content: await composed.build(),
    signal,
  });
}

function compose(from: string, { to, date, subject, text, html, unsubscribeUrl }: Mail) {
  return new MailComposer({
    from,
    // An object is one address, whatever is in it; a string could be a list of them.
    to: { name: '', address: to },
    date,
    subject,
    text,
    html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

interface Transmission {
  readonly url: string;
  readonly envelope: { readonly from: string; readonly to: string[] };
  readonly content: Buffer;
  readonly signal: AbortSignal;
}

function transmit({ url, envelope, content, signal }: Transmission): Promise<Delivery> {
  const { auth, ...options } = parseConnectionUrl(url);
  const connection = new SMTPConnection({ ...options, ...timeouts });
  let hasBegun = false;
  // The connection asks for the first byte once the server has said that it takes the mail.
  const message = new Readable({
    read() {
      hasBegun = true;
      this.push(content);
      this.push(null);
    },
  });
  return new Promise((resolve) => {
    const end = (delivery: Delivery) => {
      signal.removeEventListener('abort', stop);
      resolve(delivery);
    };
    const fail = (error: SmtpFailure) => {
      end(judge(error, hasBegun));
      connection.close();
    };
    const stop = () => {
      if (!hasBegun) return fail({ code: 'EABORT' });
      setTimeout(() => fail({ code: 'EABORT' }), lastAnswerMs).unref();
    };
    // The listener stays: an error of the connection after its mail does not matter, but without a listener it ends the process.
    connection.on('error', fail);
    connection.on('end', () => end(judge({ code: 'ECONNECTION' }, hasBegun)));
    signal.addEventListener('abort', stop);
    if (signal.aborted) return stop();

    const send = () =>
      connection.send(envelope, message, (error) => {
        if (error) return fail(error);
        end({ outcome: 'accepted' });
        connection.quit();
      });
    connection.connect((error) => {
      if (error) return fail(error);
      if (auth === undefined) return send();
      connection.login(auth, (refusal) => (refusal ? fail(refusal) : send()));
    });
  });
}

/** What is read of an error: its words can hold addresses. */
interface SmtpFailure {
  readonly code?: string | undefined;
  readonly command?: string | undefined;
  readonly responseCode?: number | undefined;
  /** Whether the server says that the same would be refused again. */
  readonly permanent?: boolean | undefined;
}

/** Answers for good to these are about the mail itself; any other, to a login for one, an operator can mend. */
const finalCommands: ReadonlySet<string | undefined> = new Set(['RCPT TO', 'DATA']);

function judge(failure: SmtpFailure, hasBegun: boolean): Delivery {
  const { code, command, responseCode, permanent = false } = failure;
  const reason = [code, command, responseCode].filter((part) => part !== undefined).join(' ');
  if (responseCode === undefined && hasBegun) return { outcome: 'unknown', reason };
  return { outcome: 'refused', isFinal: permanent && finalCommands.has(command), reason };
}
