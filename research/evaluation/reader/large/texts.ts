import { createWords, fill, type Words } from './words.ts';

/** Text of numbered clauses, one paragraph each. */
export function buildText(size: number): Uint8Array {
  const words = createWords('txt');
  const number = createNumbers();
  return fill(size, { next: () => `${number()} ${words.paragraph()}\n\n` });
}

/** Text whose every line is a block. */
export function buildShortLines(size: number): Uint8Array {
  const words = createWords('lines');
  const number = createNumbers();
  return fill(size, { next: () => `${number()} ${words.word()} due.\n` });
}

/** Markdown with headings, paragraphs, lists and tables. */
export function buildMarkdown(size: number): Uint8Array {
  const words = createWords('md');
  return fill(size, {
    next: () =>
      [
        `## ${words.word()} ${words.word()}`,
        `${words.sentence()} **${words.word()}** ${words.sentence()} [${words.word()}](#here)`,
        `- ${words.sentence()}\n- ${words.sentence()}\n  1. ${words.sentence()}`,
        `| Item | Price |\n|---|--:|\n| ${words.word()} | ${words.random.below(9999)} |`,
        words.paragraph(),
        '',
      ].join('\n\n'),
  });
}

/** A web page with the same. */
export function buildHtml(size: number): Uint8Array {
  const words = createWords('html');
  return fill(size, {
    before: '<!doctype html><html><head><title>Terms</title></head><body>',
    after: '</body></html>',
    next: () => buildMarkup(words),
  });
}

/** A section of a web page or a book. */
export function buildMarkup(words: Words): string {
  return `<h2>${words.word()} ${words.word()}</h2>\n<p class="body">${words.paragraph()} <b>${words.word()}</b> ${words.sentence()}</p>
<ul><li>${words.sentence()}</li><li><a href="#x">${words.sentence()}</a></li></ul>
<table><tr><th>Item</th><th>Price</th></tr><tr><td>${words.word()}</td><td>${words.random.below(9999)}</td></tr></table>\n`;
}

/** Rows of seven columns, some quoted, some with line breaks inside. */
export function buildCsv(size: number): Uint8Array {
  const words = createWords('csv');
  let row = 0;
  const note = () =>
    words.random.oneIn(20) ? `"${words.word()},\n""${words.word()}"""` : words.word();
  return fill(size, {
    before: 'No,Item,Note,Price,Due,Paid,Share\r\n',
    next: () =>
      `${++row},${words.word()},${note()},${words.random.below(99_999) / 100},2024-0${1 + words.random.below(9)}-15,yes,${words.random.below(100)}%\r\n`,
  });
}

/** An array of records, each with a list and another record inside. */
export function buildJson(size: number): Uint8Array {
  const words = createWords('json');
  let id = 0;
  const record = () => ({
    id: ++id,
    name: `${words.word()} ${words.word()}`,
    price: words.random.below(99_999) / 100,
    isPaid: words.random.oneIn(2),
    tags: [words.word(), words.word()],
    terms: { notice: words.sentence(), days: words.random.below(90), until: null },
  });
  return fill(size, {
    before: '{"orders":[',
    after: `${JSON.stringify(record())}]}`,
    next: () => `${JSON.stringify(record())},\n`,
  });
}

/** The same as elements and attributes. */
export function buildXml(size: number): Uint8Array {
  const words = createWords('xml');
  let id = 0;
  return fill(size, {
    before: '<?xml version="1.0" encoding="UTF-8"?>\n<orders xmlns:t="urn:terms">\n',
    after: '</orders>\n',
    next: () =>
      `<order id="${++id}" paid="no"><name>${words.word()} &amp; ${words.word()}</name><price>${words.random.below(9999)}</price><t:notice days="30">${words.sentence()}</t:notice></order>\n`,
  });
}

const rtfHead =
  '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss Arial;}}{\\stylesheet{\\s1 heading 1;}}\n';

/** Rich text of paragraphs as Word writes them, with formatting in every other sentence. */
export function buildRtfText(size: number): Uint8Array {
  const words = createWords('rtf');
  return fill(size, { before: rtfHead, after: '}', next: () => buildRtfParagraph(words) });
}

/** Rich text whose bulk are pictures, as hexadecimal digits. */
export function buildRtfPictures(size: number): Uint8Array {
  const words = createWords('rtf pictures');
  const picture = 300_000;
  return fill(size, {
    before: rtfHead,
    after: '}',
    next: () =>
      `${Array.from({ length: 20 }, () => buildRtfParagraph(words)).join('')}{\\pict\\pngblip\\picw100\\pich100 ${Buffer.from(words.noise(picture)).toString('hex')}}\\par\n`,
  });
}

function buildRtfParagraph(words: Words): string {
  const encode = (text: string) =>
    text.replace(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0)}?`);
  return `\\pard\\plain \\ltrpar\\ql \\li0\\ri0\\widctlpar\\f0\\fs22 {\\rtlch\\fcs1 \\af0 \\ltrch\\fcs0 \\insrsid1 ${encode(words.sentence())} }{\\b ${encode(words.word())} }{${encode(words.sentence())}\\par }\n`;
}

/** A message with a long text and attachments of 4 MB each. */
export function buildMail(size: number): Uint8Array {
  const words = createWords('eml');
  const text = fill(1_000_000, { next: () => `${words.paragraph()}\r\n\r\n` });
  const attachment = 3_000_000;
  return fill(size, {
    before: `From: Ann <ann@example.org>\r\nTo: Ben <ben@example.org>\r\nSubject: Terms\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`,
    after: '--b--\r\n',
    next: () =>
      `--b\r\nContent-Type: application/pdf; name="a.pdf"\r\nContent-Disposition: attachment; filename="a.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\n${toLines(words.noise(attachment))}\r\n`,
  });
}

/** A page saved as one file, with pictures of 4 MB each. */
export function buildWebArchive(size: number): Uint8Array {
  const words = createWords('mhtml');
  const page = fill(1_000_000, { next: () => `<p>${words.paragraph()}</p>\r\n` });
  const picture = 3_000_000;
  return fill(size, {
    before: `Snapshot-Content-Location: https://example.org/\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${page}\r\n`,
    after: '--b--\r\n',
    next: () =>
      `--b\r\nContent-Type: image/png\r\nContent-Location: https://example.org/a.png\r\nContent-Transfer-Encoding: base64\r\n\r\n${toLines(words.noise(picture))}\r\n`,
  });
}

function toLines(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n');
}

/** Clause numbers as they rise: 1, 1.1 … 1.9, 2. */
function createNumbers(): () => string {
  let count = -1;
  return () => {
    count += 1;
    const [chapter, clause] = [1 + Math.floor(count / 10), count % 10];
    return clause === 0 ? `${chapter}.` : `${chapter}.${clause}`;
  };
}
