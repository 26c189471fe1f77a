import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { blocksOfHtml as blocksOf, readHtmlText as read } from '../testing/markup-read.ts';

describe('the words of a page', () => {
  it('are closed up as browsers do, with line ends where the page has them', async () => {
    const { text } = await read(
      '<p>The  <b>Supplier</b>\n shall <!-- never -->deliver.<br> At once.</p><div>And <span>pay</span>.</div>',
    );
    expect(text).toBe('The Supplier shall deliver.\nAt once.\nAnd pay.');
  });

  it('leave out what no reader of the page sees', async () => {
    const { text, warnings } = await read(
      '<head><title>T</title><style>p{}</style></head><script>x()</script><noscript>n</noscript><template>t</template><svg><text>s</text></svg><iframe>i</iframe><p>Seen.<img alt="a"></p>',
    );
    expect({ text, warnings }).toEqual({ text: 'Seen.', warnings: [] });
  });

  it('hold what is typed, chosen and ticked in forms', async () => {
    const { text } = await read(
      '<form>Name<input value="Jane"><input type=hidden value=x><input type=submit value=Go> Plan <select><option>Basic<option selected>Pro</select> <input type=checkbox checked>yes<input type=radio>no<textarea>As\nagreed</textarea></form>',
    );
    expect(text).toBe('Name Jane Plan Pro ☒ yes ☐ no As\nagreed');
  });

  it('are set apart where padding, not a space, sets them apart', async () => {
    expect(
      await blocksOf('<p><span>(a)</span><span style="padding-left:11pt">the fee;</span></p>'),
    ).toEqual(['list-item (a)| (a) the fee;']);
  });

  it('leave out the pronunciation of ruby and keep details, terms and captions', async () => {
    expect(
      (
        await read(
          '<details><summary>More</summary>inside</details><ruby>漢<rp>(</rp><rt>kan</rt></ruby>字<dl><dt>Term<dd>one year</dl><figure><img><figcaption>Fig. 1</figcaption></figure>',
        )
      ).text,
    ).toBe('More\ninside\n漢字\nTerm\none year\nFig. 1');
  });

  it('keep quotation marks that the element draws', async () => {
    expect((await read('<p>the <q>Agreement</q></p>')).text).toBe('the “Agreement”');
  });

  it('keep their lines in preformatted text', async () => {
    expect(await blocksOf('<pre>\n  1. Term\n     one year\n\n  2. Fee\n</pre>')).toEqual([
      'paragraph 1| 1. Term\n     one year',
      'heading 2| 2. Fee',
    ]);
  });

  it('keep their lines if a text file is between two tags', async () => {
    const lines = Array.from({ length: 120 }, (_, at) => `Line ${at} of the text.`).join('\n');
    expect((await read(`<html><body>\n${lines}\n</body></html>`)).text).toBe(lines);
  });
});

describe('the blocks of a page', () => {
  it('are headings by their element, and by their looks', async () => {
    const source = await read(
      '<h1>Terms</h1><h3>4.2 Payment</h3><p><b>Limitation of Liability</b></p><p>Plain words here</p><div role="heading" aria-level="4">Notices</div>',
    );
    expect(source.blocks.map(({ kind, level }) => [kind, level])).toEqual([
      ['heading', 1],
      ['heading', 3],
      ['heading', 1],
      ['paragraph', undefined],
      ['heading', 4],
    ]);
    expect(source.blocks[1]?.number).toBe('4.2');
  });

  it('are paragraphs where a heading element holds a whole clause', async () => {
    const clause =
      'Either party may end this agreement at any time by thirty days of written notice.';
    expect(await blocksOf(`<h2>${clause}</h2>`)).toEqual([`paragraph| ${clause}`]);
  });

  it('part at blank lines, and where a line opens a clause', async () => {
    expect(await blocksOf('<div>One<br><br>two<br>three:<br>1. four;<br>2. five.</div>')).toEqual([
      'paragraph| One',
      'paragraph| two\nthree:',
      'paragraph 1| 1. four;',
      'paragraph 2| 2. five.',
    ]);
  });

  it('take a page number above a page end for a page trace', async () => {
    expect(
      await blocksOf(
        '<p>Text</p><p>- 4 -</p><hr><p>More</p><p style="page-break-after:always">5</p><p>End 6</p>',
      ),
    ).toEqual([
      'paragraph| Text',
      'footer| - 4 -',
      'paragraph| More',
      'footer| 5',
      'paragraph| End 6',
    ]);
    expect(await blocksOf('<p>Text</p><p align=center>Page 2</p>')).toEqual([
      'paragraph| Text',
      'footer| Page 2',
    ]);
    expect(await blocksOf('<p>In the year</p><p>2024</p>')).toEqual([
      'paragraph| In the year',
      'paragraph| 2024',
    ]);
  });

  it('are header and footer where a word processor wrote them so', async () => {
    expect(
      await blocksOf('<div title="header"><p>Draft</p></div><p>x</p><div title="footer">v1</div>'),
    ).toEqual(['header| Draft', 'paragraph| x', 'footer| v1']);
  });
});

describe('the encoding of a page', () => {
  const words = 'Gebühr – „Käufer“';

  it.each([
    ['its meta element', `<meta charset="windows-1252"><p>${words}`, 'windows-1252'],
    [
      'its http-equiv',
      `<meta http-equiv="Content-Type" content="text/html; charset=macintosh"><p>${words}`,
      'macintosh',
    ],
    [
      'its XML declaration',
      `<?xml version="1.0" encoding="windows-1252"?><html><p>${words}</p></html>`,
      'windows-1252',
    ],
  ])('is what %s says', async (_, html, encoding) => {
    const source = await read(iconv.encode(html, encoding));
    expect([source.text, source.warnings]).toEqual([words, []]);
  });

  it('is UTF-8 if the bytes are, even if the page declares another encoding', async () => {
    expect((await read(`<meta charset="iso-8859-1"><p>${words}`)).text).toBe(words);
  });
});

describe('XHTML', () => {
  it('ends elements that end themselves, and holds character data', async () => {
    expect(
      (
        await read(
          '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title/><script src="x"/></head><body><p><a id="a"/>One <![CDATA[<two>]]><br/>three</p></body></html>',
        )
      ).text,
    ).toBe('One <two>\nthree');
  });
});

describe('a filing', () => {
  it('has numbers in cells of their own and headings in bold type', async () => {
    expect(
      await blocksOf(
        '<P ALIGN="center"><FONT SIZE="2"><B>ARTICLE I<BR>DEFINITIONS</B></FONT></P><TABLE><TR><TD WIDTH="4%">&nbsp;</TD><TD WIDTH="4%">1.1</TD><TD><U>Term</U>. One year.</TD></TR></TABLE><TABLE><TR><TD>&#8226;</TD><TD>a point;</TD></TR></TABLE><p>&nbsp;&nbsp;(a)&nbsp;&nbsp;first;</p>',
      ),
    ).toEqual([
      'heading ARTICLE I| ARTICLE I\nDEFINITIONS',
      'paragraph 1.1| 1.1 Term. One year.',
      'list-item| • a point;',
      'list-item (a)| (a)  first;',
    ]);
  });

  it('is read without its envelope', async () => {
    expect(
      await blocksOf(
        '<DOCUMENT>\n<TYPE>EX-10.1\n<SEQUENCE>2\n<FILENAME>x.htm\n<DESCRIPTION>AGREEMENT\n<TEXT>\n<HTML><BODY><P>The term.</P></BODY></HTML></TEXT></DOCUMENT>',
      ),
    ).toEqual(['paragraph| The term.']);
  });
});
