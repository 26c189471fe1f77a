import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildDocx, buildParagraph } from '../testing/build-docx.ts';
import { checkSourceText, listBlocks } from '../testing/check-source-text.ts';

async function read(content: string | Uint8Array, limits = {}) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const source = await readDocument(bytes, { format: 'xml', limits });
  checkSourceText(source);
  expect(source.format).toBe('xml');
  return source;
}

const listCodes = (source: Awaited<ReturnType<typeof read>>) =>
  source.warnings.map(({ code }) => code);

describe('XML that holds data', () => {
  it('reads as labeled values under headings', async () => {
    const source = await read(
      `<?xml version="1.0"?><!-- left out --><Invoice xmlns="urn:i" xmlns:b="urn:b"><b:InvoiceTypeCode>380</b:InvoiceTypeCode>
       <Supplier id="7"><Name>A &amp; B</Name><PostalAddress><Country><Code>DE</Code></Country></PostalAddress></Supplier>
       <Total><Payable currencyID="EUR">1190.00</Payable><Quantity unitCode="C62">10</Quantity><Id schemeID="GLN">5</Id></Total><Paid/></Invoice>`,
    );
    expect(listBlocks(source)).toEqual([
      'heading| Invoice',
      'paragraph| InvoiceTypeCode: 380',
      'heading| Supplier',
      'paragraph| @id: 7',
      'paragraph| Name: A & B',
      'paragraph| PostalAddress / Country / Code: DE',
      'heading| Total',
      'paragraph| Payable: 1190.00 EUR',
      'paragraph| Quantity: 10 C62',
      'paragraph| Id: 5 (@schemeID: GLN)',
      'paragraph| Paid',
    ]);
    expect(source.blocks[2]?.level).toBe(2);
  });

  it('gives like siblings as a table, whether by children or attributes', async () => {
    const source = await read(
      '<?xml version="1.0"?><r><p1><n>Chair</n><c>20</c></p1><p1><n>Table</n><c>50</c></p1><rate of="USD" at="1.08"/><rate of="JPY" at="160"/></r>',
    );
    expect(source.text).toBe(
      'r\np1\nn\tc\nChair\t20\nTable\t50\nrate\n@of\t@at\nUSD\t1.08\nJPY\t160',
    );
    expect(source.blocks.map(({ table }) => table)).toEqual([
      undefined,
      undefined,
      1,
      1,
      1,
      undefined,
      2,
      2,
      2,
    ]);
    expect(source.blocks[3]?.cells?.[1]).toMatchObject({ type: 'number', value: 20 });
  });

  it('shows character data, and takes the tags out of web pages put into it', async () => {
    const source = await read(
      '<rss version="2.0"><channel><title>News</title><text><![CDATA[<p>Hello <b>world</b></p><p>a &lt; b</p>]]></text><code><![CDATA[if (a<b) c]]></code></channel></rss>',
    );
    expect(source.text).toContain('title: News');
    expect(source.text).toContain('text: Hello world a < b');
    expect(source.text).toContain('code: if (a<b) c');
  });

  it('needs no declaration', async () => {
    expect((await read('<a><b>1</b><c>2</c></a>')).text).toBe('a\nb: 1\nc: 2');
  });

  it.each(['ISO-8859-1', 'windows-1251', 'UTF-16', 'Shift_JIS'])(
    'is read in the encoding it declares: %s',
    async (encoding) => {
      const word = {
        'ISO-8859-1': 'Größe',
        'windows-1251': 'Договор',
        'UTF-16': 'Größe',
        Shift_JIS: '契約',
      }[encoding];
      const text = `<?xml version="1.0" encoding="${encoding}"?><a><b>${word}</b><c>1</c></a>`;
      const source = await read(new Uint8Array(iconv.encode(text, encoding)));
      expect(source.text).toContain(`b: ${word}`);
      expect(source.warnings).toEqual([]);
    },
  );
});

describe('XML that holds prose', () => {
  it('reads as headings, paragraphs, lists, tables and notes', async () => {
    const source = await read(
      `<?xml version="1.0"?><article><info><author>Ann</author></info><title>Lease</title>
      <section><num>1.</num><title>Term</title><para>This <emphasis>lease</emphasis> runs
      three years.<footnote><para>Or four.</para></footnote></para>
      <itemizedlist><listitem><para>First</para></listitem><listitem>Second</listitem></itemizedlist>
      <table><thead><row><entry>Item</entry><entry>Fee</entry></row></thead><tbody><row><entry>A</entry><entry>5</entry></row></tbody></table></section></article>`,
    );
    expect(listBlocks(source)).toEqual([
      'paragraph| author: Ann',
      'heading| Lease',
      'heading 1| 1. Term',
      'paragraph| This lease runs three years.',
      'footnote| Or four.',
      'list-item| First',
      'list-item| Second',
      'table-row| Item\tFee',
      'table-row| A\t5',
    ]);
    expect(source.blocks[7]?.isHeaderRow).toBe(true);
    expect(source.blocks.slice(1, 3).map(({ level }) => level)).toEqual([1, 2]);
  });

  it('keeps the numbers of an act in front of what they number', async () => {
    const source = await read(
      '<akomaNtoso><section><num>4.</num><heading>Title</heading><subsection><num>(a)</num><content><p>This Act may be cited.</p></content></subsection></section></akomaNtoso>',
    );
    expect(listBlocks(source)).toEqual([
      'heading 4| 4. Title',
      'list-item (a)| (a) This Act may be cited.',
    ]);
  });

  it('that is a Word file in one piece is read as Word', async () => {
    const files = Object.entries(unzipSync(buildDocx({ body: buildParagraph('Whole text.') })));
    const parts = files
      .filter(([name]) => !name.startsWith('['))
      .map(([name, bytes]) => {
        const xml = strFromU8(bytes).replace(/^<\?xml[^>]*>/, '');
        return `<pkg:part pkg:name="/${name}"><pkg:xmlData>${xml}</pkg:xmlData></pkg:part>`;
      });
    const source = await read(
      `<?xml version="1.0"?><pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage">${parts.join('')}</pkg:package>`,
    );
    expect(source.text).toBe('Whole text.');
  });

  it('that is a spreadsheet in one piece is read as a spreadsheet', async () => {
    const source = await read(
      '<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet><table:table xmlns:table="t" xmlns:text="x" table:name="S"><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell><table:table-cell><text:p>b</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document>',
    );
    expect(source.text).toBe('S\n\na\tb');
  });
});

describe('hostile XML', () => {
  it('never grows by its entities', async () => {
    const names = 'abcdefghij';
    const entities = [...names].map(
      (name, at) => `<!ENTITY ${name} "${at === 0 ? 'ha' : `&${names[at - 1]};`.repeat(10)}">`,
    );
    const source = await read(
      `<?xml version="1.0"?><!DOCTYPE x [${entities.join('')}<!ENTITY f SYSTEM "file:///etc/passwd">]><x><y>&j;</y><z>&f; &nbsp;&auml;</z></x>`,
    );
    expect(source.text).toBe('x\ny: &j;\nz: &f; ä');
    expect(listCodes(source)).toEqual(['damaged-parts']);
  });

  it.each([
    ['a tag closed by another name', '<a><b>1</b><c>2</d></c><e>3</e></a>', 'a\nb: 1\nc: 2\ne: 3'],
    [
      'a bare ampersand',
      '<a><b>R & D</b><c>&amp;x <![CDATA[& y]]></c></a>',
      'a\nb: R & D\nc: &x & y',
    ],
    ['its end missing', '<a><b>1</b><c>2</c><d>3', 'a\nb: 1\nc: 2\nd: 3'],
    ['several outermost elements', '<a>1</a><a>2</a><b>3</b>', 'a: 1\na: 2\nb: 3'],
    ['an attribute without a value', '<a><b x>1</b><c>2</c></a>', 'a\nb: 1 (@x: x)\nc: 2'],
  ])('is read in spite of a fault: %s', async (_, xml, expected) => {
    const source = await read(`<?xml version="1.0"?>${xml}`);
    expect(source.text).toBe(expected);
    expect(listCodes(source)).toEqual(['damaged-parts']);
  });

  it('of nothing but faults is given up soon', async () => {
    const source = await read(`<?xml version="1.0"?><a><b>1</b>${'</x>'.repeat(100_000)}<c>2</c>`);
    expect(source.text).toContain('b: 1');
    expect(listCodes(source)).toContain('damaged-parts');
  });

  it('without its first line is known by its name', async () => {
    const source = await read('<a><b>one</b><c>two');
    expect(source.text).toBe('a\nb: one\nc: two');
    expect(listCodes(source)).toEqual(['damaged-parts']);
  });

  it('of one text too long is read in part', async () => {
    const source = await read(`<?xml version="1.0"?><a>${'word '.repeat(500)}</a>`, {
      maxTextLength: 300,
    });
    expect(source.text).toMatch(/^a: word word/);
    expect(source.text.length).toBeGreaterThan(250);
    expect(listCodes(source)).toEqual(['read-in-part']);
  });

  it('that holds nothing is corrupt', async () => {
    await expect(read('<?xml version="1.0"?><')).rejects.toMatchObject({
      code: 'document_corrupt',
    });
    await expect(read('<?xml version="1.0"?>words')).rejects.toMatchObject({
      code: 'document_corrupt',
    });
  });

  it('is read as deep as anyone nests it', async () => {
    const text = `<?xml version="1.0"?><a><b>first</b>${'<d>'.repeat(200_000)}x${'</d>'.repeat(200_000)}</a>`;
    const source = await read(text);
    expect(source.text).toContain('b: first');
    expect(listCodes(source)).toEqual(['read-in-part']);
  });

  it('too long for the text is read in part', async () => {
    const source = await read(`<?xml version="1.0"?><a>${'<b>word</b>'.repeat(5000)}</a>`, {
      maxTextLength: 300,
    });
    expect(source.text.length).toBeLessThanOrEqual(300);
    expect(listCodes(source)).toContain('read-in-part');
  });

  it('of any pieces is read or refused with a code', async () => {
    const piece = fc.constantFrom(
      '<a>',
      '</a>',
      '<p>',
      '</p>',
      '<b x="1"/>',
      '<title>',
      '</title>',
      '<table>',
      '</table>',
      '<tr>',
      '</tr>',
      '<td>',
      '</td>',
      'words ',
      '1.',
      '<num>',
      '</num>',
      '&amp;',
      '&x;',
      '<![CDATA[<p>x</p>]]>',
      '<!-- -->',
      '\n\n',
    );
    let readings = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
        const result = await read(`<?xml version="1.0"?><r>${pieces.join('')}</r>`).catch(
          (error) => {
            expect(error.code).toBeTypeOf('string');
            return undefined;
          },
        );
        if (result === undefined) return;
        readings += 1;
        checkSourceText(result);
      }),
      { numRuns: 200 },
    );
    expect(readings).toBeGreaterThan(0);
  });
});
