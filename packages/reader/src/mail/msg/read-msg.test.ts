import type { SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { detectFormat } from '../../detect.ts';
import { readDocument } from '../../read-document.ts';
import { buildMsg, type MsgFacts } from '../../testing/build-msg.ts';
import { checkSourceText, listBlocks } from '../../testing/check-source-text.ts';

async function read(facts: MsgFacts): Promise<SourceText> {
  const source = await readDocument(buildMsg(facts), { format: 'msg' });
  checkSourceText(source);
  return source;
}

const encode = (text: string) => new TextEncoder().encode(text);
const ann = { name: 'Ann Lee', address: 'ann@example.org' };
const ben = { name: 'Ben', address: 'ben@example.org', kind: 1 };
const body = 'Dear all,\n\nthe term ends on 31 December.';

/** A body in the form of Outlook without compression: [MS-OXRTFCP] 2.1.3. */
function store(rtf: string): Uint8Array {
  const bytes = encode(rtf);
  const stored = new Uint8Array(16 + bytes.length);
  const view = new DataView(stored.buffer);
  view.setUint32(0, bytes.length + 12, true);
  view.setUint32(4, bytes.length, true);
  view.setUint32(8, 0x414c454d, true);
  stored.set(bytes, 16);
  return stored;
}

describe('a message of Outlook', () => {
  it('is read as mail programs show it', async () => {
    const source = await read({
      subject: 'Renewal',
      sender: ann,
      recipients: [ben, { name: 'Eve', address: '/o=example/cn=eve', kind: 2 }],
      date: new Date(Date.UTC(2024, 2, 5, 9)),
      text: body,
    });
    expect(listBlocks(source)).toEqual([
      'heading| Renewal',
      'paragraph| From: Ann Lee <ann@example.org>',
      'paragraph| To: Ben <ben@example.org>',
      'paragraph| Cc: Eve',
      'paragraph| Date: Tue, 05 Mar 2024 09:00:00 +0000',
      'paragraph| Dear all,',
      'paragraph| the term ends on 31 December.',
    ]);
    expect(source.warnings).toEqual([]);
  });

  it('has the date its header states', async () => {
    const headers = 'Received: by example\r\nDate: Tue, 5 Mar 2024 10:00:00 +0100\r\n';
    const source = await read({ subject: 'A', headers, date: new Date(), text: body });
    expect(source.text).toContain('Date: Tue, 5 Mar 2024 10:00:00 +0100');
  });

  it.each([
    ['words', '<p>The <b>fee</b></p><p>is due: €</p>'],
    ['bytes', encode('<meta charset="utf-8"><p>The <b>fee</b></p><p>is due: €</p>')],
  ])('has its words laid out, stored as %s', async (_, html) => {
    const source = await read({ subject: 'A', html, text: 'The fee is due' });
    expect(source.text).toBe('A\nThe fee\nis due: €');
  });

  it('may have Rich Text alone', async () => {
    const rtf = store(String.raw`{\rtf1\ansi The fee\par is due.\par}`);
    expect((await read({ subject: 'A', rtf })).text).toBe('A\nThe fee\nis due.');
  });

  it('has compressed Rich Text, which is the example of the specification', async () => {
    // [MS-OXRTFCP] 3.1.1.
    const example =
      '2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af32068656c0900206277' +
      '05b06c647d0a800fa0';
    const rtf = new Uint8Array(Buffer.from(example, 'hex'));
    expect((await read({ subject: 'A', rtf })).text).toBe('A\nhello world');
  });

  it('has 8-bit words in the encoding it names', async () => {
    const source = await read({
      subject: '\u0416\u0416'.replace(/./g, '\u00C6'),
      codePage: 1251,
      text: '\u00C4\u00E0.',
    });
    expect(source.text).toBe('ЖЖ\nДа.');
  });

  it('lists its attachments, but not the pictures among its words', async () => {
    const source = await read({
      subject: 'A',
      text: body,
      attachments: [
        { name: 'Lease.pdf', bytes: new Uint8Array(2048) },
        { name: 'logo.png', mimeType: 'image/png', contentId: 'logo', bytes: new Uint8Array(9) },
      ],
    });
    expect(source.warnings).toEqual([
      {
        code: 'attachments-left-out',
        message: 'An attachment was left out: Lease.pdf (2 KB).',
      },
    ]);
  });

  it('has the messages attached to it read as well, down to a limit', async () => {
    let message: MsgFacts = { subject: 'Level 12', text: 'Innermost.' };
    for (let level = 11; level > 0; level -= 1)
      message = { subject: `Level ${level}`, text: 'Words.', attachments: [{ message }] };
    const source = await read(message);
    expect(source.text).toMatch(/^Level 1\nWords\.\nLevel 2\nWords\.\nLevel 3/);
    expect(source.text).not.toContain('Level 12');
    expect(source.warnings.map(({ code }) => code)).toEqual(['attachments-left-out']);
  });

  it.each([
    ['encrypted', { kind: 'IPM.Note.SMIME' }],
    ['under rights management', { attachments: [{ name: 'message.rpmsg' }] }],
  ])('that is %s is refused as locked', async (_, facts) => {
    await expect(read({ subject: 'A', ...facts })).rejects.toMatchObject({
      code: 'document_encrypted',
    });
  });

  it('is known by its content', async () => {
    expect(await detectFormat(buildMsg({ subject: 'A' }))).toBe('msg');
  });

  it('without anything in it has no text', async () => {
    await expect(read({})).rejects.toMatchObject({ code: 'document_without_text' });
  });
});
