import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../structure/find-structure.ts';
import { classifyDocument } from './classify-document.ts';

function recognize(text: string, kindByReader?: 'lease' | 'essay') {
  const sourceText = buildSourceText(text);
  const recognized = { sourceText, ...findStructure({ sourceText }) };
  return classifyDocument(recognized, kindByReader).documentKind;
}

const room =
  'A room with us\n\nThe rent is due on the first. The deposit comes back when the room is clean. The landlord has a key, and no tenant may paint the walls.';
const shopping = 'Saturday\n\nMilk, bread and eggs, and some of the good butter from the market.';

describe('the kinds that a document may be', () => {
  it('begin with the one whose words it uses, and always hold “contract”', () => {
    const { kind, alternatives = [] } = recognize(room);
    expect([kind, ...alternatives].slice(0, 2)).toContain('lease');
    expect([kind, ...alternatives]).toContain('contract');
    expect(alternatives).not.toContain(kind);
  });

  it('begin with the one that its title names', () => {
    expect(recognize('Franchise\n\nBoth know what is meant.').alternatives?.[0]).toBe('franchise');
  });

  it('are those that people bring most often where the text says nothing', () => {
    const { kind, alternatives = [] } = recognize(shopping);
    expect(kind).toBe('other');
    expect(alternatives).toEqual(expect.arrayContaining(['contract', 'letter']));
    expect(alternatives.length).toBeGreaterThanOrEqual(6);
    expect(new Set(alternatives).size).toBe(alternatives.length);
  });
});

describe('a kind that the reader has set', () => {
  it('is the kind, whatever the text says', () => {
    expect(recognize(shopping, 'lease')).toMatchObject({
      kind: 'lease',
      label: 'Lease',
      isSetByReader: true,
    });
    expect(recognize(room, 'essay').kind).toBe('essay');
  });
});
