import type { DocumentFormat } from '@clauselight/schema';
import { encodeLatin, type HostileFile } from './hostile-file.ts';

const tooComplex = { endings: ['document_too_complex'] } as const;

/** Texts that are easy to write and hard to parse. */
export const hostileTexts: readonly HostileFile[] = [
  write('json', '200,000 arrays deep', () => `${'['.repeat(200_000)}${']'.repeat(200_000)}`),
  write('json', '100,000 objects deep', () => `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`),
  write('json', 'with a number of a million digits', () => `[${'9'.repeat(1_000_000)}]`),
  write('json', 'with keys of the language', () => '{"__proto__":{"a":1},"constructor":2,"a":[]}'),
  write('json', 'of 300,000 small objects', () => `[${'{"a":1},'.repeat(300_000)}{}]`, {
    isSlow: true,
  }),
  write('json', 'that never ends', () => `[${'"words",'.repeat(100_000)}`, {
    warnings: ['damaged-parts'],
  }),
  write(
    'html',
    'with 100,000 elements never closed',
    () => `<html>${'<div><p><b>'.repeat(33_000)}words`,
  ),
  write(
    'html',
    'with 100,000 tables in one another',
    () => `<html>${'<table><tr><td>'.repeat(33_000)}words`,
  ),
  write(
    'html',
    'with a row of a billion columns',
    () =>
      '<html><table><tr><td colspan="1000000000" rowspan="1000000000">words<tr><td>more</table>',
  ),
  write('html', 'with lists 20,000 deep', () => `<html>${'<ol><li>a'.repeat(20_000)}`),
  write(
    'html',
    'with 50,000 style rules',
    () =>
      `<html><style>${'a b c d>e~f+g:not(.h){display:none}'.repeat(50_000)}</style>${'<a><b><c><d>words</d></c></b></a>'.repeat(2000)}`,
  ),
  write(
    'html',
    'that begins with comments without end',
    () => `${'<!---->'.repeat(200_000)}<p>words`,
  ),
  write(
    'html',
    'with scripts and frames',
    () =>
      '<html><script>process.exit()</script><iframe src="file:///etc/passwd"></iframe><object data="file:///etc/passwd"></object><p>words',
  ),
  write(
    'html',
    'with names of the language',
    () =>
      '<html><ol type="constructor" style="color:constructor;list-style:toString"><li type="__proto__" value="constructor" style="font-size:__proto__">words</ol>',
  ),
  write('md', 'with quotes 20,000 deep', () => `${'>'.repeat(20_000)} words`),
  write('md', 'with brackets 50,000 deep', () => `${'['.repeat(50_000)}words${']'.repeat(50_000)}`),
  write('md', 'with links that never end', () => '[a]('.repeat(50_000)),
  write('md', 'with emphasis that never ends', () => '*a **b _c __d '.repeat(20_000)),
  write('md', 'with backticks of every length', () =>
    Array.from({ length: 2000 }, (_, n) => '`'.repeat(n)).join(' '),
  ),
  write(
    'md',
    'with a paragraph of 30,000 lines in a bracket',
    () => `[^${'> '.repeat(9000)}${'a\n'.repeat(30_000)}]: b`,
  ),
  write('md', 'with lists 2,000 deep', () =>
    Array.from({ length: 2000 }, (_, n) => `${'  '.repeat(n)}- a`).join('\n'),
  ),
  write(
    'md',
    'with a table of 10,000 columns',
    () =>
      `${'|a'.repeat(10_000)}|\n${'|-'.repeat(10_000)}|\n${`${'|b'.repeat(10)}|\n`.repeat(1000)}`,
  ),
  write('md', 'with 20,000 notes on nothing', () => '[^a]: b\n\n[^a] '.repeat(20_000), {
    isSlow: true,
  }),
  write('csv', 'of one row with a million cells', () => 'a,'.repeat(1_000_000)),
  write('csv', 'of 500,000 rows', () => 'a,b\n'.repeat(500_000), { isSlow: true }),
  write('csv', 'with a quote that never closes', () => `a,"${'b,c\n'.repeat(500_000)}`, {
    isSlow: true,
  }),
  write('csv', 'of quotes alone', () => '"'.repeat(1_000_001)),
  write('csv', 'of separators of every kind', () => ',;\t|'.repeat(250_000)),
  write('txt', 'of one word of 5 MB', () => 'x'.repeat(5_000_000)),
  write('txt', 'of line feeds and spaces', () => ' \n'.repeat(2_500_000), {
    endings: ['document_without_text'],
  }),
  write('txt', 'of 300,000 numbered lines', () => '1.1.1.1.1 a\n'.repeat(300_000)),
  write('txt', 'of marks that combine', () => `a${'\xcc\x81'.repeat(1_000_000)}`),
  write('txt', 'of bytes that are no text', () => '\x80\xff\xfe\xc3('.repeat(100_000), {
    warnings: ['encoding-guessed'],
  }),
  write('eml', 'with parts 1,000 deep', buildDeepMail, tooComplex),
  write(
    'eml',
    'with 50,000 parts',
    () => `${mailHead('multipart/mixed; boundary=b')}${'--b\r\n\r\nwords\r\n'.repeat(50_000)}--b--`,
    tooComplex,
  ),
  write(
    'eml',
    'with a header of 5 MB',
    () =>
      mailHead('text/plain').replace(
        'Subject: a',
        `Subject: ${'=?UTF-8?B?YQ==?= '.repeat(300_000)}`,
      ),
    tooComplex,
  ),
  write('eml', 'of 300 messages in one another', buildNestedMail),
  write(
    'eml',
    'with 100,000 headers',
    () => `${'X-A: b\r\n'.repeat(100_000)}${mailHead('text/plain')}words`,
  ),
  write(
    'rtf',
    'with groups 200,000 deep',
    () => `{\\rtf1 ${'{'.repeat(200_000)}words${'}'.repeat(200_000)}}`,
  ),
  write(
    'rtf',
    'with names of the language',
    () =>
      '{\\rtf1{\\fonttbl{\\f0\\constructor A;}}{\\*\\pn\\pnlvlbody\\constructor\\toString}{\\constructor x}\\valueOf words\\par}',
  ),
  write('rtf', 'with more ends than beginnings', () => `{\\rtf1 words${'}'.repeat(200_000)}`),
  write('rtf', 'with binary data of two gigabytes', () => '{\\rtf1 words\\bin2147483647 more}'),
  write(
    'rtf',
    'with numbers beyond every measure',
    () =>
      '{\\rtf1 \\u99999999999 \\uc-5 \\fs-99999999999 \\ls99999999 \\trowd\\cellx-2147483648 words\\cell\\row}',
  ),
  write(
    'rtf',
    'with skipping without end',
    () => `{\\rtf1 ${"\\uc1000000\\u8364 '".repeat(20_000)}words}`,
  ),
  write(
    'rtf',
    'with 50,000 cells in one row',
    () => `{\\rtf1 \\trowd${'\\cellx1'.repeat(50_000)}${'a\\cell '.repeat(50_000)}\\row}`,
  ),
  write(
    'rtf',
    'with 20,000 tables of fonts',
    () => `{\\rtf1 ${'{\\fonttbl{\\f0 A;}}'.repeat(20_000)}words}`,
  ),
  write(
    'rtf',
    'with a program in it',
    () =>
      `{\\rtf1 {\\object\\objemb{\\*\\objclass Package}{\\*\\objdata ${'4d5a'.repeat(50_000)}}}words}`,
    { warnings: ['attachments-left-out'] },
  ),
];

function write(
  format: DocumentFormat,
  name: string,
  getText: () => string,
  facts: Partial<HostileFile> = {},
): HostileFile {
  return {
    name: `${format} ${name}`,
    format,
    endings: ['read'],
    build: () => encodeLatin(getText()),
    ...facts,
  };
}

function mailHead(type: string): string {
  return `From: a@example.org\r\nSubject: a\r\nMessage-ID: <1@example.org>\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\n\r\n`;
}

function buildDeepMail(): string {
  const opens = Array.from(
    { length: 1000 },
    (_, depth) => `--b${depth}\r\nContent-Type: multipart/mixed; boundary=b${depth + 1}\r\n\r\n`,
  );
  return `${mailHead('multipart/mixed; boundary=b0')}${opens.join('')}--b1000\r\n\r\nwords\r\n--b1000--`;
}

function buildNestedMail(): string {
  const opens = Array.from({ length: 300 }, () => mailHead('message/rfc822'));
  return `${opens.join('')}${mailHead('text/plain')}words`;
}
