import { describe, expect, inject, it } from 'vitest';
import { listBlocks } from '../testing/check-source-text.ts';
import { buildMessage, buildMessagePart, type MessageFacts } from '../testing/markup-message.ts';
import { readAs, tryReadAs } from '../testing/markup-read.ts';

const read = (facts: MessageFacts = {}) => readAs('eml', buildMessage(facts));
const header = [
  'heading| Renewal',
  'paragraph| From: Jane Doe <jane@example.com>',
  'paragraph| To: board@example.com',
  'paragraph| Date: Tue, 5 Mar 2024 10:00:00 +0100',
];

describe('a message', () => {
  it('has its subject, its people, its date and its words', async () => {
    const source = await read();
    expect(listBlocks(source)).toEqual([
      ...header,
      'paragraph| Dear all,',
      'paragraph| the term ends on 31 December.',
    ]);
    expect(source.warnings).toEqual([]);
  });

  it('names everybody it went to, in their own letters', async () => {
    const { text } = await read({
      headers: {
        To: '=?iso-8859-1?Q?J=FCrgen_Gro=DF?= <jg@example.com>, "Doe, John" <jd@example.com>',
        Cc: 'Team: a@example.com, B <b@example.com>;',
        Subject: '=?UTF-8?B?VmVybMOkbmdlcnVuZw==?=\r\n =?UTF-8?Q?_der_Frist?=',
      },
    });
    expect(text).toContain('Verlängerung der Frist\n');
    expect(text).toContain('To: Jürgen Groß <jg@example.com>, Doe, John <jd@example.com>\n');
    expect(text).toContain('Cc: Team: a@example.com, B <b@example.com>\n');
  });

  it('is read as it was laid out, where it was', async () => {
    const source = await read({
      multipart: 'alternative',
      parts: [
        buildMessagePart('text/plain', 'Points: one'),
        buildMessagePart('text/html; charset=utf-8', '<p>Points:</p><ol><li>one</li></ol>'),
      ],
    });
    expect(listBlocks(source).slice(4)).toEqual(['paragraph| Points:', 'list-item 1| 1. one']);
  });

  it('is read as plain text where its layout has no words', async () => {
    const source = await read({
      multipart: 'alternative',
      parts: [
        buildMessagePart('text/plain', 'All the words of the message.'),
        buildMessagePart('text/html', '<img src="cid:x">'),
      ],
    });
    expect(source.text).toContain('All the words of the message.');
  });

  it('keeps what it quotes, and joins lines that were only wrapped', async () => {
    const { text } = await read({
      headers: { 'Content-Type': 'text/plain; charset=utf-8; format=flowed' },
      body: 'The term \nends soon.\n\n> How long\n> is it?\n',
    });
    expect(text).toContain('The term ends soon.\n\n> How long\n> is it?');
  });

  it('is read without the line of a mailbox, and the next message of the mailbox after it', async () => {
    const line = 'From jane@example.com Tue Mar  5 10:00:00 2024\r\n';
    const first = buildMessage({ body: 'One.\n\nFrom here on\nit goes well.\n\n' });
    const second = buildMessage({ headers: { Subject: 'Again' }, body: 'Two.' });
    expect(listBlocks(await readAs('eml', line + first + line + second))).toEqual([
      ...header,
      'paragraph| One.',
      'paragraph| From here on\nit goes well.',
      'heading| Again',
      ...header.slice(1),
      'paragraph| Two.',
    ]);
  });

  it('that is a page saved with its pictures is that page, whatever its name says', async () => {
    const page = buildMessage({
      headers: { From: '<Saved by a browser>', To: '', Subject: 'Terms' },
      multipart: 'related',
      parts: [
        buildMessagePart(
          'text/html',
          '<p>The =E2=80=9CTerm=E2=80=9D</p>',
          'Content-Transfer-Encoding: quoted-printable\n',
        ),
        buildMessagePart('text/css', 'p{}', 'Content-Location: https://example.com/a.css\n'),
        buildMessagePart('image/png', 'x', 'Content-Location: https://example.com/a.png\n'),
      ],
    });
    const source = await readAs('html', page);
    expect(source.text.split('\n').at(-1)).toBe('The “Term”');
    expect(source.warnings.map(({ code }) => code)).toEqual(['name-differs']);
  });

  it('that is signed is read without its signature', async () => {
    const source = await read({
      multipart: 'signed',
      parts: [
        buildMessagePart('text/plain; charset=utf-8', 'Signed words.'),
        buildMessagePart(
          'application/pkcs7-signature; name=smime.p7s',
          'AAAA',
          'Content-Disposition: attachment; filename=smime.p7s\nContent-Transfer-Encoding: base64\n',
        ),
      ],
    });
    expect(listBlocks(source).at(-1)).toBe('paragraph| Signed words.');
    expect(source.warnings).toEqual([]);
  });

  it('has the rows of tables set in plain text', async () => {
    const source = await read({ body: 'Plan    Fee\nBasic   10\nPro     20\n' });
    expect(listBlocks(source).slice(4)).toEqual([
      'table-row| Plan\tFee',
      'table-row| Basic\t10',
      'table-row| Pro\t20',
    ]);
  });
});

describe('what is attached to a message', () => {
  const file = (name: string, size: number) =>
    buildMessagePart(
      'application/pdf',
      Buffer.alloc(size, 'x').toString('base64'),
      `Content-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n`,
    );

  it('is listed by name and size', async () => {
    const source = await read({
      parts: [
        buildMessagePart('text/plain', 'See the files.'),
        file('a.pdf', 2048),
        file('b\u202e.pdf', 10),
      ],
    });
    expect(source.warnings).toEqual([
      {
        code: 'attachments-left-out',
        message: '2 attachments were left out: a.pdf (2 KB), b.pdf (10 bytes).',
      },
    ]);
  });

  it('is listed by its own name, in any encoding, or by its type', async () => {
    const source = await read({
      parts: [
        buildMessagePart('text/plain', 'See the files.'),
        buildMessagePart(
          'application/pdf',
          'AAAA',
          "Content-Disposition: attachment; filename*0*=UTF-8''Vertr%C3%A4; filename*1*=ge.pdf\nContent-Transfer-Encoding: base64\n",
        ),
        buildMessagePart(
          'application/pdf; name="=?utf-8?Q?Geb=C3=BChr.pdf?="',
          'AAAA',
          'Content-Transfer-Encoding: base64\n',
        ),
        buildMessagePart('application/ms-tnef; name=winmail.dat', 'x'),
        buildMessagePart('text/calendar', 'BEGIN:VCALENDAR'),
      ],
    });
    expect(source.warnings.map(({ message }) => message)).toEqual([
      '4 attachments were left out: Verträge.pdf (3 bytes), Gebühr.pdf (3 bytes), winmail.dat (2 bytes), a file without a name (text/calendar, 16 bytes).',
    ]);
  });

  it('is not listed if it is a picture inside the text', async () => {
    const source = await read({
      multipart: 'related',
      parts: [
        buildMessagePart('text/html', '<p>Logo: <img src="cid:x"></p>'),
        buildMessagePart('image/png', 'x', 'Content-ID: <x>\nContent-Disposition: inline\n'),
      ],
    });
    expect(source.warnings).toEqual([]);
  });

  it('is read where it is a message', async () => {
    const inner = buildMessage({ headers: { Subject: '' }, body: 'The first offer.' });
    const source = await read({
      parts: [
        buildMessagePart('text/plain', 'See below.'),
        buildMessagePart('message/rfc822', inner),
      ],
    });
    expect(listBlocks(source).slice(4)).toEqual([
      'paragraph| See below.',
      'heading| Attached message',
      ...header.slice(1),
      'paragraph| The first offer.',
    ]);
    expect(source.blocks[5]?.level).toBe(2);
  });
});

const isFullRun = inject('isFullRun');
describe('a locked, damaged or hostile message', () => {
  it.each([
    ['application/pkcs7-mime; smime-type=enveloped-data', 'MIAGCSqGSIb3'],
    ['multipart/encrypted; protocol="application/pgp-encrypted"; boundary=x', '--x\n\n--x--'],
    ['text/plain', '-----BEGIN PGP MESSAGE-----\n\nhQEM\n-----END PGP MESSAGE-----'],
  ])('%s is refused as encrypted', async (type, body) => {
    expect(await tryReadAs('eml', buildMessage({ headers: { 'Content-Type': type }, body }))).toBe(
      'document_encrypted',
    );
  });

  it('that is no message is read as text', async () => {
    const source = await readAs('eml', 'Dear all,\n\nthis is only text.\n');
    expect(source.text).toBe('Dear all,\n\nthis is only text.');
  });

  it('with parts in parts without end is refused', async () => {
    let part = 'Content-Type: text/plain\n\nx';
    for (let depth = 0; depth < 80; depth += 1)
      part = `Content-Type: multipart/mixed; boundary="b${depth}"\n\n--b${depth}\n${part}\n--b${depth}--\n`;
    expect(await tryReadAs('eml', `From: a@example.com\n${part}`)).toBe('document_too_complex');
  });

  it('with parts without number is refused', async () => {
    const body = '--b\n\nx\n'.repeat(30_000);
    const message = `From: a@b.c\nContent-Type: multipart/mixed; boundary=b\n\n${body}`;
    expect(await tryReadAs('eml', message)).toBe('document_too_complex');
  });

  if (isFullRun) {
    it('that is very long is read in part, and its attachments are listed', async () => {
      const source = await read({
        parts: [
          buildMessagePart('text/plain', 'a word\n'.repeat(160_000)),
          buildMessagePart('application/pdf; name=a.pdf', 'A'.repeat(2000)),
        ],
      });
      expect(source.warnings.map(({ code }) => code)).toEqual([
        'read-in-part',
        'attachments-left-out',
      ]);
    });
  }

  it('with messages in messages is read as far as they may nest', async () => {
    let message = buildMessage({ body: 'innermost' });
    for (let depth = 0; depth < 20; depth += 1)
      message = buildMessage({ parts: [buildMessagePart('message/rfc822', message)] });
    const source = await readAs('eml', message);
    expect(source.text).not.toContain('innermost');
    expect(source.warnings.map(({ code }) => code)).toEqual(['attachments-left-out']);
  });

  it('damaged anywhere is read or refused with a code', async () => {
    const good = new TextEncoder().encode(
      buildMessage({
        parts: [
          buildMessagePart('text/html', '<p>x</p>'),
          buildMessagePart('message/rfc822', buildMessage()),
        ],
      }),
    );
    for (let at = 0; at < good.length; at += 23) {
      const bytes = good.slice();
      bytes[at] = (bytes[at] ?? 0) ^ 0x15;
      expect(await tryReadAs('eml', bytes)).toMatch(/^(read|document_\w+|file_type_mismatch)$/);
    }
  });
});
