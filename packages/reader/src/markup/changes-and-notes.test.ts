import { describe, expect, it } from 'vitest';
import { blocksOfHtml as blocksOf, readHtmlText as read } from '../testing/markup-read.ts';

describe('changes, notes and hidden words', () => {
  it('reads changes as accepted, with who made them', async () => {
    const source = await read(
      '<p>The fee is <del datetime="2024-01-02">10</del><ins cite="mailto:Jane%20Doe" datetime="2024-01-03">20</ins> euros.</p>',
    );
    expect(source.text).toBe('The fee is 20 euros.');
    expect(source.revisions).toEqual([
      { kind: 'deletion', start: 11, end: 11, text: '10', date: '2024-01-02' },
      { kind: 'insertion', start: 11, end: 13, author: 'Jane Doe', date: '2024-01-03' },
    ]);
    expect(source.warnings.map(({ code }) => code)).toEqual(['tracked-changes']);
  });

  it.each([
    '<p hidden>secret</p>',
    '<p style="display: none">secret</p>',
    '<style>.x{display:none}</style><p class=x>secret</p>',
    '<p style="visibility:hidden">secret</p>',
    '<p style="mso-hide:all">secret</p>',
    '<p style="position:absolute;left:-9999px">secret</p>',
    '<p style="position:absolute;clip:rect(0 0 0 0)">secret</p>',
    '<p style="text-indent:-9999px">secret</p>',
    '<div style="height:0;overflow:hidden"><p>secret</p></div>',
  ])('leaves out words that are not drawn: %s', async (hidden) => {
    const source = await read(`<p>Before.</p>${hidden}<p>After.</p>`);
    expect(source.text).toBe('Before.\nAfter.');
    expect(source.hiddenTexts).toEqual([{ start: 8, end: 8, text: 'secret', reason: 'hidden' }]);
    expect(source.warnings.map(({ code }) => code)).toEqual(['hidden-text']);
  });

  it('tells of hidden words at the very end', async () => {
    const source = await read('<p>Text.</p><div hidden><p>one</p></div>');
    expect(source.hiddenTexts).toEqual([{ start: 5, end: 5, text: 'one', reason: 'hidden' }]);
  });

  it.each([
    ['<p style="color:#fff">unseen</p>', 'colour'],
    ['<p><font color=white>unseen</font></p>', 'colour'],
    ['<style>.x{color:rgb(0,0,0);background:black}</style><p class=x>unseen</p>', 'colour'],
    ['<p style="color:hsl(0, 0%, 100%)">unseen</p>', 'colour'],
    ['<p style="color:rgba(0,0,0,0)">unseen</p>', 'colour'],
    ['<p style="font-size:1px">unseen</p>', 'size'],
  ])('keeps words that cannot be seen, and says so: %s', async (html, reason) => {
    const source = await read(html);
    expect(source.text).toBe('unseen');
    expect(source.hiddenTexts).toEqual([{ start: 0, end: 6, text: 'unseen', reason }]);
  });

  it.each([
    '<table><td bgcolor=navy><p style="color:#fff">seen</p></table>',
    '<div style="background:url(x.png)"><p style="color:white">seen</p></div>',
    '<body style="visibility:hidden"><p style="visibility:visible">seen</p>',
    '<body style="display:none"><p>seen</p>',
    '<p style="margin-left:36pt;text-indent:-36pt">seen</p>',
    '<p style="color:hsl(200,100%,50%)">seen</p>',
    '<p aria-hidden=true>seen</p>',
    '<div style="font-size:0"><p style="font-size:12px">seen</p></div>',
  ])('does not mind words that can be seen: %s', async (html) => {
    const source = await read(html);
    expect([source.text, source.hiddenTexts]).toEqual(['seen', []]);
  });

  it('keeps the comments of Word apart, at the words they are on', async () => {
    const sign =
      '<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[JD1]</a></span>';
    const source = await read(
      `<p>The <a style='mso-comment-reference:JD_1;mso-comment-date:20240506T1200'>fee</a>${sign} is due.${sign.replaceAll('1', '2')}</p><p>End.</p><div style='mso-element:comment-list'><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><span style='mso-comment-author:"Jane Doe"'><a name="_msocom_1"></a></span><p><span class=MsoCommentReference><a href="#_msoanchor_1">[JD1]</a></span>Which\n one?</p></div></div><div id="_com_2"><p>Due when?</p></div></div>`,
    );
    expect(source.text).toBe('The fee is due.\nEnd.');
    expect(source.comments).toEqual([
      { start: 4, end: 7, text: 'Which one?', author: 'Jane Doe', date: '2024-05-06T12:00' },
      { start: 15, end: 15, text: 'Due when?' },
    ]);
    expect(source.warnings.map(({ code }) => code)).toEqual(['comments-left-out']);
  });

  it('sets references to notes in brackets, and tells notes from text', async () => {
    expect(
      await blocksOf(
        '<p>The fee<sup><a href="#fn1" id="r1">1</a></sup> is due.</p><p>More.</p><div id="fn1"><p><a href="#r1">1</a>In euros.</p></div>',
      ),
    ).toEqual(['paragraph| The fee[1] is due.', 'paragraph| More.', 'footnote| [1] In euros.']);
  });
});
