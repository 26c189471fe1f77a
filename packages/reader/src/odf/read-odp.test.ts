import type { SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildOdp, buildOdpBox, type OdpParts } from '../testing/build-odp.ts';
import {
  buildOdtItem,
  buildOdtList,
  buildOdtListStyle,
  buildOdtParagraph,
  buildOdtStyle,
  buildOdtTable,
} from '../testing/build-odt.ts';
import { checkSourceText, listBlocks } from '../testing/check-source-text.ts';

async function read(parts: OdpParts): Promise<SourceText> {
  const source = await readDocument(buildOdp(parts), { format: 'odp' });
  checkSourceText(source);
  return source;
}

const readOne = (shapes: string, more: Partial<OdpParts> = {}) =>
  read({ slides: [{ shapes }], ...more });
const p = buildOdtParagraph;
const box = (text: string, at: readonly [number, number, number, number]) =>
  buildOdpBox(p(text), { at });
const codes = ({ warnings }: SourceText) => warnings.map(({ code }) => code);

describe('the slides of an OpenDocument presentation', () => {
  it('are pages, each under its title', async () => {
    const source = await read({
      slides: [
        { title: 'Goal', shapes: box('Fees are due.', [1, 1, 9, 2]) },
        { title: 'Terms', shapes: '' },
      ],
    });
    expect(listBlocks(source)).toEqual([
      'heading| Goal',
      'paragraph| Fees are due.',
      'heading| Terms',
    ]);
    expect(source.pages.map(({ start, end }) => source.text.slice(start, end).trim())).toEqual([
      'Goal\nFees are due.',
      'Terms',
    ]);
    expect(source.warnings).toEqual([]);
  });

  it('count as pages where they are empty', async () => {
    const source = await read({
      slides: [{ title: 'One', shapes: '' }, { shapes: '' }, { title: 'Three', shapes: '' }],
    });
    expect(source.pages).toHaveLength(3);
    expect(source.blocks.map(({ page }) => page)).toEqual([1, 3]);
  });

  it('are read column by column, whatever the order in the file', async () => {
    const shapes = [
      box('right', [12, 3, 8, 9]),
      box('left', [1, 3, 8, 9]),
      box('top', [1, 0, 19, 2]),
      '<draw:custom-shape draw:transform="rotate (1.5) translate (1cm 14cm)"><text:p>turned</text:p></draw:custom-shape>',
      `<draw:g>${box('grouped', [1, 18, 5, 2])}</draw:g>`,
    ];
    const source = await readOne(shapes.join(''));
    expect(source.text.split('\n')).toEqual(['top', 'left', 'right', 'turned', 'grouped']);
  });

  it('have lists and tables', async () => {
    const list = buildOdtList([buildOdtItem(p('first')), buildOdtItem(p('second'))], {
      style: 'L',
    });
    const table = buildOdtTable([[p('Item'), p('Price')]]);
    const source = await readOne(
      `${buildOdpBox(list, { at: [0, 0, 9, 2] })}<draw:frame svg:x="0cm" svg:y="5cm">${table}</draw:frame>`,
      { automatic: buildOdtListStyle('L', [{ format: 'a', suffix: ')' }]) },
    );
    expect(source.text).toBe('a) first\nb) second\nItem\tPrice');
  });

  it('have notes, which follow the slide as one block', async () => {
    const notes = `${p('Say this.')}${p('And that.')}`;
    const source = await read({ slides: [{ title: 'Goal', shapes: '', notes }] });
    expect(listBlocks(source)).toEqual(['heading| Goal', 'footnote| Say this.\nAnd that.']);
  });

  it('that are hidden are told of, and their words are kept beside the text', async () => {
    const source = await read({
      slides: [
        { title: 'Secret', shapes: '', isHidden: true },
        { title: 'Shown', shapes: '' },
      ],
    });
    expect(source.text).toBe('Shown');
    expect(source.hiddenTexts.map(({ text }) => text)).toEqual(['Secret']);
    expect(codes(source)).toEqual(['hidden-text']);
  });

  it('may have white words on a dark ground', async () => {
    const automatic = buildOdtStyle('W', {
      properties: '<style:text-properties fo:color="#ffffff"/>',
    });
    const source = await readOne(buildOdpBox(p('White', 'W')), { automatic });
    expect(source).toMatchObject({ text: 'White', hiddenTexts: [], warnings: [] });
  });

  it('have comments', async () => {
    const comment =
      '<office:annotation><dc:creator>Ann</dc:creator><text:p>Check this.</text:p></office:annotation>';
    const source = await readOne(`${comment}${box('Fees.', [0, 0, 1, 1])}`);
    expect(source.text).toBe('Fees.');
    expect(source.comments).toMatchObject([{ text: 'Check this.', author: 'Ann' }]);
  });

  it('repeat footers and the words of their master, which are read once', async () => {
    const more = 'presentation:use-footer-name="f" draw:master-page-name="M"';
    const masters = `<style:master-page style:name="M">${buildOdpBox(p('Example Ltd'))}${buildOdpBox(p('Title prompt'), { more: 'presentation:class="title"' })}</style:master-page><style:master-page style:name="N">${buildOdpBox(p('Unused'))}</style:master-page>`;
    const declarations =
      '<presentation:footer-decl presentation:name="f">Confidential</presentation:footer-decl>';
    const source = await read({
      declarations,
      masters,
      slides: [
        { title: 'One', shapes: '', more },
        { title: 'Two', shapes: '', more },
      ],
    });
    expect(listBlocks(source)).toEqual([
      'heading| One',
      'heading| Two',
      'footer| Confidential',
      'footer| Example Ltd',
    ]);
  });

  it('beyond the limit are left out with a warning', async () => {
    const slides = [1, 2, 3].map((at) => ({ title: `Slide ${at}`, shapes: '' }));
    const bytes = buildOdp({ slides });
    const source = await readDocument(bytes, { format: 'odp', limits: { maxPages: 2 } });
    expect(source.text).toBe('Slide 1\nSlide 2');
    expect(codes(source)).toEqual(['read-in-part']);
  });
});
