export interface MessageFacts {
  /** Header fields over those every message has; an empty value takes a field away. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Parts of a multipart message, each with its own header; `body` is left out then. */
  readonly parts?: readonly string[];
  /** Kind of the multipart message. */
  readonly multipart?: string;
}

let boundaries = 0;

/** Builds an e-mail message, as text. */
export function buildMessage({
  headers = {},
  body = 'Dear all,\n\nthe term ends on 31 December.',
  parts,
  multipart = 'mixed',
}: MessageFacts = {}): string {
  boundaries += 1;
  const boundary = `part-${boundaries}`;
  const fields: Record<string, string> = {
    From: 'Jane Doe <jane@example.com>',
    To: 'board@example.com',
    Subject: 'Renewal',
    Date: 'Tue, 5 Mar 2024 10:00:00 +0100',
    'MIME-Version': '1.0',
    ...(parts === undefined
      ? { 'Content-Type': 'text/plain; charset=utf-8' }
      : { 'Content-Type': `multipart/${multipart}; boundary="${boundary}"` }),
    ...headers,
  };
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`);
  const content =
    parts === undefined
      ? body
      : `${parts.map((part) => `--${boundary}\n${part}\n`).join('')}--${boundary}--\n`;
  return `${lines.join('\n')}\n\n${content}`.replaceAll('\n', '\r\n').replaceAll('\r\r', '\r');
}

/** One part of a multipart message. */
export function buildMessagePart(type: string, body: string, more = ''): string {
  return `Content-Type: ${type}\n${more}\n${body}`;
}
