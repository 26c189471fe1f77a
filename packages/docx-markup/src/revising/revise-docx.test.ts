import { changeText, sortEdits } from '@clauselight/core';
import { readDocument } from '@clauselight/reader';
import { buildDocx, buildParagraph, buildRun } from '@clauselight/reader/testing/build-docx.ts';
import type { ChangeEdit, SourceText } from '@clauselight/schema';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { reviseDocx } from './revise-docx.ts';
import type { Revision } from './revision.ts';

const date = '2026-11-28T10:00:00.000Z';

/** A revision of the only occurrence of words. */
function build(source: SourceText, words: string, text: string, paragraphs = ['Why']): Revision {
  const start = source.text.indexOf(words);
  const passage = { start, end: start + words.length, quote: words };
  return {
    edits: [{ start, end: start + words.length, text }],
    passage,
    paragraphs,
    author: 'Clauselight',
    date,
  };
}

/** A new clause behind a paragraph. */
function buildClause(source: SourceText, before: string, model: string): Revision {
  const end = source.text.indexOf(before) + before.length;
  const edit: ChangeEdit = {
    start: end,
    end,
    text: 'Neither party answers for storms.',
    paragraph: { number: '3.', heading: 'Force Majeure', model: source.text.indexOf(model) },
  };
  const passage = { start: end - before.length, end, quote: before };
  return { edits: [edit], passage, paragraphs: ['Why'], author: 'Clauselight', date };
}

type Change = (source: SourceText) => readonly Revision[];

/** Writes revisions, and reads what came of it: the file, and its text with all changes rejected. */
async function revise(parts: Parameters<typeof buildDocx>[0], change: Change) {
  const original = buildDocx(parts);
  const before = await readDocument(original, { format: 'docx' });
  const revisions = change(before);
  const { bytes, isWritten } = await reviseDocx(original, { revisions });
  const after = await readDocument(bytes, { format: 'docx' });
  const edits = sortEdits(
    revisions.flatMap((revision, index) => (isWritten[index] ? revision.edits : [])),
  );
  return {
    before,
    after,
    isWritten,
    expected: changeText(before.text, edits),
    xml: strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array()),
  };
}

describe('a change of words', () => {
  it('deletes and inserts in the look of the words it stands by', async () => {
    const body = `<w:p>${buildRun('The fee is ')}<w:r><w:rPr><w:b/></w:rPr><w:t>due in ten</w:t></w:r>${buildRun(' days.')}</w:p>`;
    const { after, expected, xml, isWritten } = await revise({ body }, (source) => [
      build(source, 'ten', 'thirty'),
    ]);
    expect(isWritten).toEqual([true]);
    expect(after.text).toBe(expected);
    expect(after.text).toContain('due in thirty days.');
    expect(xml).toContain('<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">thirty</w:t></w:r>');
    expect(xml).toMatch(
      /<w:del w:id="\d+" w:author="Clauselight" w:date="2026-11-28T10:00:00Z"><w:r><w:rPr><w:b\/><\/w:rPr><w:delText xml:space="preserve">ten<\/w:delText>/,
    );
    expect(after.revisions).toMatchObject([
      { kind: 'deletion', text: 'ten', author: 'Clauselight' },
      { kind: 'insertion', author: 'Clauselight' },
    ]);
  });

  it('reaches over runs, tabs and bookmarks', async () => {
    const body = `<w:p>${buildRun('One ')}<w:bookmarkStart w:id="4" w:name="b"/>${buildRun('two')}<w:r><w:tab/></w:r><w:bookmarkEnd w:id="4"/>${buildRun('three')}${buildRun(' four.')}</w:p>`;
    const { after, isWritten } = await revise({ body }, (source) => [
      build(source, 'two\tthree', '2 and 3'),
    ]);
    expect(isWritten).toEqual([true]);
    expect(after.text).toBe('One 2 and 3 four.');
  });

  it('keeps changes and comments of others', async () => {
    const body = `<w:p>${buildRun('The fee ')}<w:ins w:id="3" w:author="Ann" w:date="2026-01-01T00:00:00Z">${buildRun('of ten ')}</w:ins><w:commentRangeStart w:id="7"/>${buildRun('is due.')}<w:commentRangeEnd w:id="7"/></w:p>`;
    const comments = `<w:comment w:id="7" w:author="Bob"><w:p>${buildRun('Mine')}</w:p></w:comment>`;
    const { after, expected } = await revise({ body, comments }, (source) => [
      build(source, 'due', 'payable'),
    ]);
    expect(after.text).toBe(expected);
    expect(after.revisions.map(({ author }) => author)).toEqual([
      'Ann',
      'Clauselight',
      'Clauselight',
    ]);
    expect(after.comments.map(({ author, text }) => [author, text])).toEqual([
      ['Bob', 'Mine'],
      ['Clauselight', 'Why'],
    ]);
  });

  it('escapes what XML would read, and keeps several edits apart', async () => {
    const body = buildParagraph('A &amp; B may &lt;not&gt; sue, or claim.');
    const { after, expected } = await revise({ body }, (source) => [
      build(source, 'A & B', 'C < "D"'),
      build(source, '<not> ', ''),
      build(source, 'claim', 'sue & claim'),
    ]);
    expect(after.text).toBe(expected);
  });

  it.each([
    [
      'a field',
      `<w:p>${buildRun('Due on ')}<w:fldSimple w:instr="DATE">${buildRun('1 May')}</w:fldSimple>${buildRun('.')}</w:p>`,
      '1 May',
    ],
    [
      'words of another author’s insertion',
      `<w:p>${buildRun('Due ')}<w:ins w:id="3" w:author="Ann">${buildRun('on 1 May')}</w:ins>${buildRun('.')}</w:p>`,
      '1 May',
    ],
    [
      'the border of a link',
      `<w:p>${buildRun('Due ')}<w:hyperlink w:anchor="a">${buildRun('on 1')}</w:hyperlink>${buildRun(' May.')}</w:p>`,
      '1 May',
    ],
  ])('is a comment where it cannot be tracked: in %s', async (_, body, words) => {
    const { before, after, isWritten } = await revise({ body }, (source) => [
      build(source, words, '2 May'),
    ]);
    expect(isWritten).toEqual([false]);
    expect(after.text).toBe(before.text);
    expect(after.comments.map(({ text }) => text).join()).toContain('Proposed words: “2 May”');
  });
});

describe('a new clause', () => {
  it('has its number in the text where the document writes numbers so', async () => {
    const body =
      buildParagraph('1. Fees are due.') +
      buildParagraph('2. The law is that of Utah.') +
      buildParagraph('Signed');
    const { after, isWritten } = await revise({ body }, (source) => [
      buildClause(source, '2. The law is that of Utah.', '2. The'),
    ]);
    expect(isWritten).toEqual([true]);
    expect(after.text.split(/\n+/)).toEqual([
      '1. Fees are due.',
      '2. The law is that of Utah.',
      '3. Force Majeure. Neither party answers for storms.',
      'Signed',
    ]);
  });

  it('takes the style of the clause before it, with a heading where that has one', async () => {
    const heading =
      '<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>2. Law</w:t></w:r></w:p>';
    const body = `${heading}${buildParagraph('The law is that of Utah.')}`;
    const { after, xml } = await revise({ body }, (source) => [
      buildClause(source, 'The law is that of Utah.', '2. Law'),
    ]);
    expect(after.text.split(/\n+/).slice(2)).toEqual([
      '3. Force Majeure',
      'Neither party answers for storms.',
    ]);
    expect(xml).toMatch(
      /<w:p><w:pPr><w:pStyle w:val="Heading1"\/><w:rPr><w:ins [^>]*\/><\/w:rPr><\/w:pPr><w:ins [^>]*><w:r><w:t xml:space="preserve">3\. Force Majeure<\/w:t>/,
    );
  });
});

describe('a new clause behind a paragraph with changes of its own', () => {
  it('takes its layout alone', async () => {
    const mark =
      '<w:rPr><w:b/><w:rPrChange w:id="9" w:author="Ann"><w:rPr><w:i/></w:rPr></w:rPrChange></w:rPr>';
    const properties = `<w:pPr><w:jc w:val="both"/>${mark}<w:pPrChange w:id="8" w:author="Ann"><w:pPr><w:jc w:val="left"/></w:pPr></w:pPrChange></w:pPr>`;
    const body = `<w:p>${properties}${buildRun('2. The law is that of Utah.')}</w:p>`;
    const { isWritten, xml } = await revise({ body }, (source) => [
      buildClause(source, '2. The law is that of Utah.', '2. The'),
    ]);
    expect(isWritten).toEqual([true]);
    expect(xml).toMatch(
      /<w:p><w:pPr><w:jc w:val="both"\/><w:rPr><w:ins [^>]*\/><\/w:rPr><\/w:pPr>/,
    );
    expect(xml.match(/rPrChange w:id/g)).toHaveLength(1);
  });
});

it('a document without revisions stays as it is', async () => {
  const original = buildDocx({ body: buildParagraph('Nothing.') });
  const { bytes } = await reviseDocx(original, { revisions: [] });
  expect(bytes).toEqual(original);
});
