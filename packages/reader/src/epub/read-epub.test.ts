import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { listBlocks } from '../testing/check-source-text.ts';
import { buildEpub, type EpubFacts } from '../testing/markup-epub.ts';
import { readAs, tryReadAs } from '../testing/markup-read.ts';

const read = (facts: EpubFacts) => readAs('epub', buildEpub(facts));

describe('a book', () => {
  it('is read page after page, as its spine orders them', async () => {
    const source = await read({
      pages: {
        'z.xhtml': '<h1>Terms</h1><p><a id="a"/>One.</p>',
        'sub/a b.xhtml': '<ol><li>Two</li></ol>',
      },
    });
    expect(listBlocks(source)).toEqual([
      'heading| Terms',
      'paragraph| One.',
      'list-item 1| 1. Two',
    ]);
  });

  it('leaves out a page that is only its table of contents', async () => {
    const nav =
      '<nav epub:type="toc"><h1>Contents</h1><ol><li><a href="b.xhtml">First <i>chapter</i></a></li></ol></nav>';
    const attributes = { 'nav.xhtml': 'properties="nav"' };
    const source = await read({
      pages: { 'nav.xhtml': nav, 'b.xhtml': '<p>Text.</p>' },
      attributes,
    });
    expect(source.text).toBe('Text.');
    const words = `<p>${'This book is about the law of contracts. '.repeat(3)}</p>`;
    const kept = await read({ pages: { 'nav.xhtml': nav + words }, attributes });
    expect(kept.text).toContain('law of contracts');
  });

  it('leaves out the table of contents that an older book names in its guide', async () => {
    const source = await read({
      pages: { 'toc.xhtml': '<p><a href="a.xhtml">First</a> ... 3</p>', 'a.xhtml': '<p>a</p>' },
      more: '<guide><reference type="toc" href="toc.xhtml"/></guide>',
    });
    expect(source.text).toBe('a');
  });

  it('is not read beyond its pages, nor a page twice', async () => {
    const source = await read({
      pages: { 'a.xhtml': '<p>a</p>' },
      files: {
        'OEBPS/book.opf':
          '<package><manifest><item id="a" href="a.xhtml#x" media-type="application/xhtml+xml"/><item id="b" href="./a.xhtml" media-type="application/xhtml+xml"/><item id="c" href="c.svg" media-type="image/svg+xml"/></manifest><spine><itemref idref="a"/><itemref idref="b" linear="no"/><itemref idref="c"/><itemref idref="none"/></spine></package>',
        'OEBPS/c.svg': '<svg><text>picture</text></svg>',
        'OEBPS/other.xhtml': '<p>not in the spine</p>',
      },
    });
    expect(source.text).toBe('a');
    expect(source.warnings).toEqual([]);
  });

  it('has the looks of its style sheets', async () => {
    const source = await read({
      pages: { 'a.xhtml': '<p class="t">Payment terms</p><p class="h">hidden</p><p>Text.</p>' },
      files: { 'OEBPS/look.css': '.t{font-weight:bold}.h{display:none}' },
    });
    expect(listBlocks(source)).toEqual(['heading| Payment terms', 'paragraph| Text.']);
    expect(source.hiddenTexts.map(({ text }) => text)).toEqual(['hidden']);
  });

  it('tells notes on another page from text', async () => {
    const source = await read({
      pages: {
        'a.xhtml': '<p>Fee<a epub:type="noteref" href="n.xhtml#n1">1</a>.</p>',
        'n.xhtml': '<aside epub:type="footnote" id="n1"><p>In euros.</p></aside>',
      },
    });
    expect(listBlocks(source)).toEqual(['paragraph| Fee[1].', 'footnote| In euros.']);
  });

  it('counts its pages as progress', async () => {
    const done: number[] = [];
    const bytes = buildEpub({ pages: { 'a.xhtml': '<p>a</p>', 'b.xhtml': '<p>b</p>' } });
    await readDocument(bytes, {
      format: 'epub',
      onProgress: (progress) => done.push(progress.done),
    });
    expect(done).toEqual([1, 2]);
  });
});

describe('a damaged or protected book', () => {
  it('is read without the pages that are missing, with a warning', async () => {
    const source = await read({
      pages: { 'a.xhtml': '<p>a</p>', 'b.xhtml': '<p>b</p>' },
      missing: ['a.xhtml'],
    });
    expect(source.text).toBe('b');
    expect(source.warnings.map(({ code }) => code)).toEqual(['damaged-parts']);
  });

  it('without any of its pages is corrupt', async () => {
    const bytes = buildEpub({ pages: { 'a.xhtml': '<p>a</p>' }, missing: ['a.xhtml'] });
    expect(await tryReadAs('epub', bytes)).toBe('document_corrupt');
  });

  it('without a readable package is read in the order of its names', async () => {
    const source = await read({
      pages: { 'b.xhtml': '<p>b</p>', 'a.xhtml': '<p>a</p>' },
      files: { 'OEBPS/book.opf': '<package' },
    });
    expect(source.text).toBe('a\nb');
  });

  const encryption = (algorithm: string) =>
    `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><EncryptedData xmlns="http://www.w3.org/2001/04/xmlenc#"><EncryptionMethod Algorithm="${algorithm}"/></EncryptedData></encryption>`;

  it.each([
    ['http://www.w3.org/2001/04/xmlenc#aes128-cbc', 'document_encrypted'],
    ['http://www.idpf.org/2008/embedding', 'read'],
    ['http://ns.adobe.com/pdf/enc#RC', 'read'],
  ])('encrypted by %s: %s', async (algorithm, result) => {
    const bytes = buildEpub({
      pages: { 'a.xhtml': '<p>a</p>' },
      files: { 'META-INF/encryption.xml': encryption(algorithm) },
    });
    expect(await tryReadAs('epub', bytes)).toBe(result);
  });

  it('that inflates beyond the limit is stopped', async () => {
    const bytes = buildEpub({ pages: { 'a.xhtml': `<p>${'x '.repeat(50_000)}</p>` } });
    expect(await tryReadAs('epub', bytes, { maxInflatedBytes: 50_000 })).toBe(
      'document_too_complex',
    );
  });

  it('longer than the limit is read in part', async () => {
    const bytes = buildEpub({
      pages: { 'a.xhtml': `<p>${'One word. '.repeat(200)}</p>`, 'b.xhtml': '<p>b</p>' },
    });
    const source = await readAs('epub', bytes, { maxTextLength: 1000 });
    expect(source.warnings.map(({ code }) => code)).toEqual(['read-in-part']);
  });

  it('damaged at any byte is refused with a code or read, never breaks', async () => {
    const good = buildEpub({ pages: { 'a.xhtml': '<p>a</p>', 'b.xhtml': '<p>b</p>' } });
    for (let at = 0; at < good.length; at += 17) {
      const bytes = good.slice();
      bytes[at] = (bytes[at] ?? 0) ^ 0xff;
      expect(await tryReadAs('epub', bytes)).toMatch(/^(read|document_\w+|file_type_mismatch)$/);
    }
  });
});
