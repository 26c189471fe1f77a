import { describe, expect, it } from 'vitest';
import { buildList, buildParagraph, buildRun, buildTable } from '../testing/build-docx.ts';
import { listBlocks } from '../testing/check-source-text.ts';
import { readParts as read } from '../testing/docx-parts.ts';

const by = 'w:id="1" w:author="Ann" w:date="2024-05-01T10:00:00Z"';
const who = { author: 'Ann', date: '2024-05-01T10:00:00Z' };
const insert = (text: string) => `<w:ins ${by}>${buildRun(text)}</w:ins>`;
const remove = (text: string) =>
  `<w:del ${by}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
const paragraph = (content: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const deletedMark = `<w:rPr><w:del ${by}/></w:rPr>`;
const row = (properties: string, text: string) =>
  `<w:tr><w:trPr>${properties}</w:trPr><w:tc>${buildParagraph(text)}</w:tc><w:tc>${buildParagraph('x')}</w:tc></w:tr>`;

describe('tracked changes', () => {
  it('are read as accepted, and kept with author and date at their positions', async () => {
    const body = paragraph(
      `${buildRun('within ')}${remove('thirty')}${insert('ten')}${buildRun(' days')}`,
    );
    const source = await read({ body });
    expect(source.text).toBe('within ten days');
    expect(source.revisions).toEqual([
      { kind: 'deletion', start: 7, end: 7, text: 'thirty', ...who },
      { kind: 'insertion', start: 7, end: 10, ...who },
    ]);
    expect(source.warnings.map(({ code }) => code)).toEqual(['tracked-changes']);
  });

  it('join adjacent runs of one change', async () => {
    const body = paragraph(remove('one ') + remove('two') + insert('three ') + insert('four'));
    expect((await read({ body })).revisions).toEqual([
      { kind: 'deletion', start: 0, end: 0, text: 'one two', ...who },
      { kind: 'insertion', start: 0, end: 10, ...who },
    ]);
  });

  it('keep changes of different authors apart', async () => {
    const other = remove('two').replace('Ann', 'Bob');
    const { revisions } = await read({ body: paragraph(remove('one') + other + buildRun('x')) });
    expect(revisions.map(({ author }) => author)).toEqual(['Ann', 'Bob']);
  });

  it('that move words delete them here and insert them there', async () => {
    const body =
      paragraph(`${buildRun('A. ')}<w:moveFrom ${by}>${buildRun('Moved.')}</w:moveFrom>`) +
      paragraph(`<w:moveTo ${by}>${buildRun('Moved.')}</w:moveTo>`);
    const source = await read({ body });
    expect(source.text).toBe('A.\nMoved.');
    expect(source.revisions).toEqual([
      { kind: 'deletion', start: 2, end: 2, text: 'Moved.', ...who },
      { kind: 'insertion', start: 3, end: 9, ...who },
    ]);
  });

  it('that delete what another change inserted leave a deletion', async () => {
    const body = paragraph(`${buildRun('A')}<w:ins ${by}>${remove('B')}</w:ins>`);
    const source = await read({ body });
    expect(source.text).toBe('A');
    expect(source.revisions).toMatchObject([{ kind: 'deletion', text: 'B' }]);
  });

  it('join two paragraphs if the mark between them was deleted', async () => {
    const body = buildParagraph('One ', { properties: deletedMark }) + buildParagraph('sentence.');
    expect(listBlocks(await read({ body }))).toEqual(['paragraph| One sentence.']);
  });

  it('keep the words of deleted paragraphs before the next one', async () => {
    const body =
      buildParagraph('Stays.') +
      paragraph(remove('Gone.'), deletedMark) +
      paragraph(remove('Gone too.'), deletedMark) +
      buildParagraph('Next.');
    const source = await read({ body });
    expect(source.text).toBe('Stays.\nNext.');
    expect(source.revisions).toMatchObject([
      { kind: 'deletion', start: 7, end: 7, text: 'Gone.\nGone too.\n' },
    ]);
  });

  it('keep the words of a paragraph deleted at the end', async () => {
    const body = buildParagraph('Stays.') + paragraph(remove('Gone.'), deletedMark);
    const source = await read({ body });
    expect(source.revisions).toMatchObject([{ kind: 'deletion', start: 6, text: 'Gone.\n' }]);
  });

  it('leave no number if a numbered paragraph loses all its words', async () => {
    const list = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
    const body = paragraph(remove('Gone.'), list) + buildParagraph('Next.', { list: [1, 0] });
    const source = await read({ body, numbering: buildList(1, [{ text: '%1.' }]) });
    expect(source.text).toBe('2. Next.');
    expect(source.revisions).toMatchObject([{ kind: 'deletion', start: 0, text: 'Gone.' }]);
  });

  it('show the number of an inserted paragraph as inserted', async () => {
    const list = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
    const body = paragraph(insert('New.'), `${list}<w:rPr><w:ins ${by}/></w:rPr>`);
    const source = await read({ body, numbering: buildList(1, [{ text: '%1.' }]) });
    expect(source.revisions).toEqual([{ kind: 'insertion', start: 0, end: 7, ...who }]);
  });

  it('of whole rows and cells insert or delete their words', async () => {
    const deletedCell = `<w:tr><w:tc><w:tcPr><w:cellDel ${by}/></w:tcPr>${buildParagraph('c')}</w:tc><w:tc>${buildParagraph('d')}</w:tc></w:tr>`;
    const table = `<w:tbl>${row(`<w:del ${by}/>`, 'gone')}${row(`<w:ins ${by}/>`, 'new')}${deletedCell}</w:tbl>`;
    const source = await read({ body: table });
    expect(listBlocks(source)).toEqual(['table-row| new\tx', 'table-row| d']);
    expect(source.revisions).toMatchObject([
      { kind: 'deletion', start: 0, text: 'gone\tx\n' },
      { kind: 'insertion', start: 0, end: 3 },
      { kind: 'insertion', start: 4, end: 5 },
      { kind: 'deletion', start: 6, text: 'c' },
    ]);
  });

  it('of formatting do not change the text', async () => {
    const run =
      '<w:b/><w:rPrChange w:id="2" w:author="Ann"><w:rPr><w:vanish/></w:rPr></w:rPrChange>';
    const source = await read({ body: buildParagraph('Bold now.', { run }) });
    expect(source.text).toBe('Bold now.');
    expect(source.revisions).toEqual([]);
    expect(source.warnings).toEqual([]);
  });

  it('delete footnotes and text boxes too', async () => {
    const box = `<w:pict><w:txbxContent>${buildParagraph('Boxed.')}</w:txbxContent></w:pict>`;
    const body = paragraph(
      `${buildRun('A')}<w:del ${by}><w:r><w:footnoteReference w:id="1"/></w:r><w:r>${box}</w:r></w:del>`,
    );
    const source = await read({
      body,
      footnotes: `<w:footnote w:id="1">${buildParagraph('Note.')}</w:footnote>`,
    });
    expect(source.text).toBe('A');
    expect(source.revisions).toMatchObject([{ kind: 'deletion', text: 'Boxed.' }]);
  });
});

describe('comments', () => {
  const comment = (id: number, text: string, paragraphId = '') =>
    `<w:comment w:id="${id}" w:author="Ann" w:date="2024-05-01T10:00:00Z"><w:p w14:paraId="${paragraphId}"><w:r><w:t>${text}</w:t></w:r></w:p></w:comment>`;
  const start = (id: number) => `<w:commentRangeStart w:id="${id}"/>`;
  const end = (id: number) => `<w:commentRangeEnd w:id="${id}"/>`;
  const reference = (id: number) => `<w:r><w:commentReference w:id="${id}"/></w:r>`;

  it('are kept apart from the text, on their passage', async () => {
    const body = paragraph(
      `${buildRun('Fee of ')}${start(1)}${buildRun('ten')}${end(1)}${reference(1)}${buildRun(' euros')}`,
    );
    const source = await read({ body, comments: comment(1, 'Too low?') });
    expect(source.text).toBe('Fee of ten euros');
    expect(source.comments).toEqual([{ start: 7, end: 10, text: 'Too low?', ...who }]);
    expect(source.warnings.map(({ code }) => code)).toEqual(['comments-left-out']);
  });

  it('may span paragraphs, and begin between two', async () => {
    const body =
      start(1) +
      paragraph(buildRun('One.')) +
      paragraph(`${buildRun('Two')}${end(1)}${buildRun('.')}`);
    const source = await read({ body, comments: comment(1, 'Both.') });
    expect(source.comments).toMatchObject([{ start: 0, end: 8, text: 'Both.' }]);
  });

  it('without a passage are at their reference', async () => {
    const body = paragraph(`${buildRun('One')}${reference(1)}${buildRun(' two')}`);
    const source = await read({ body, comments: comment(1, 'Here.') });
    expect(source.comments).toMatchObject([{ start: 3, end: 3, text: 'Here.' }]);
  });

  it('that answer another are at its position', async () => {
    const body = paragraph(`${start(1)}${buildRun('One')}${end(1)}${reference(1)}`);
    const source = await read({
      body,
      comments: comment(1, 'Why?', '00000001') + comment(2, 'Because.', '00000002'),
      commentsExtended:
        '<w15:commentEx w15:paraId="00000001"/><w15:commentEx w15:paraId="00000002" w15:paraIdParent="00000001"/>',
    });
    expect(source.comments).toMatchObject([
      { start: 0, end: 3, text: 'Why?' },
      { start: 0, end: 3, text: 'Because.' },
    ]);
  });

  it('inside a table keep their position', async () => {
    const cell = paragraph(`${start(1)}${buildRun('ten')}${end(1)}`);
    const body = buildTable([[buildParagraph('Fee'), cell]]);
    const source = await read({ body, comments: comment(1, 'Low.') });
    expect(source.comments).toMatchObject([{ start: 4, end: 7 }]);
  });
});
