import { describe, expect, inject, it } from 'vitest';
import { readAs } from '../testing/markup-read.ts';

const hidden = '<p class=first>Seen.</p><p class="sm:off off" data-off="yes">Hidden.</p>';

async function listHidden(sheet: string, body = hidden) {
  const source = await readAs('html', `<style>${sheet}</style>${body}`);
  return source.hiddenTexts.map(({ text }) => text);
}

describe('a rule that hides words is found', () => {
  it.each([
    ['by an attribute', '[data-off]{display:none}'],
    ['by what an attribute begins with', '[data-off^=ye]{display:none}'],
    ['by what the element is not', 'p:not(.first){display:none}'],
    ['by one of several selectors', ':is(.no, .off){display:none}'],
    ['by the element before', '.first + p{display:none}'],
    ['by an element somewhere before', '.first ~ .off{display:none}'],
    ['by its place', 'p:last-child{display:none}'],
    ['by a name with an escape', '.sm\\:off{display:none}'],
    ['behind a brace in quotes', '.first:before{content:"}"} .off{display:none}'],
    ['behind a comment in quotes', '.first:before{content:"/*"} .off{display:none}'],
    ['behind an import', '@import "a{b;"; .off{display:none}'],
    ['between comments', '/* { */ .off/**/{display:/**/none}'],
  ])('%s', async (_, sheet) => {
    expect(await listHidden(sheet)).toEqual(['Hidden.']);
  });
});

describe('a rule that hides nothing is left alone', () => {
  it.each([
    ['under a condition', '@media print{.off{display:none}}'],
    ['for what is pointed at', '.off:hover{display:none}'],
    ['with a selector that only libraries know', 'p:contains("Hidden"){display:none}'],
    ['with an operator that only libraries know', 'p[class!=first]{display:none}'],
    ['that is not closed properly', 'p] .off{display:none}'],
    ['for another element', '.off > p{display:none}'],
  ])('%s', async (_, sheet) => {
    expect(await listHidden(sheet)).toEqual([]);
  });
});

it('the more specific rule wins, even if another comes later', async () => {
  expect(
    await listHidden('p.off{display:block} [data-off].off.off{display:none} p{display:block}'),
  ).toEqual(['Hidden.']);
});

describe('a hostile style sheet', () => {
  it.each(
    [
      ['of descendants', '.a .a .a .a .a .a .x{color:red}', '<div class="a x">'.repeat(10_000)],
      ['of siblings', 'p~p~p~p~p~b{color:red} p~p~p{color:red}', '<p>x'.repeat(20_000)],
      ['of places', 'p:nth-last-child(2n+7){color:red}', '<p>x'.repeat(20_000)],
      ['of nested selectors', `${':not('.repeat(4000)}a`, '<p>x'],
      ['of nested rules', 'a{'.repeat(100_000), '<p>x'],
      ['of nested conditions', '@media{'.repeat(100_000), '<p>x'],
    ].filter((_, index) => inject('isFullRun') || index % 2 === 0),
  )('%s ends the matching, not the reading', async (_, sheet, body) => {
    const source = await readAs('html', `<style>${sheet}</style>${body}<p>The end.`);
    expect(source.text).toContain('The end.');
  });
});
