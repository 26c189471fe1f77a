import { aiAuthor, type HighlightOrigin } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { toLitPassages } from './lit-passages.ts';
import { buildHighlight } from './test/build-highlight.ts';

const origin: HighlightOrigin = {
  kind: 'finding',
  findingId: 'f1',
  title: 'Liability is not capped',
  severity: 4,
  category: 'liability',
};
const ofFinding = buildHighlight({ createdBy: aiAuthor, origin, color: '#fbcfe8' });

describe('a highlight in the text', () => {
  it('of a finding has the line of its severity', () => {
    expect(toLitPassages([ofFinding], new Map([['f1', 'risk']]))).toEqual([
      { id: ofFinding.id, start: 0, end: 5, color: '#fbcfe8', severity: 4 },
    ]);
  });

  it('of a finding in favor of the side taken has none', () => {
    const [passage] = toLitPassages([ofFinding], new Map([['f1', 'favour']]));
    expect(passage?.severity).toBeUndefined();
  });

  it('of a finding that the analysis no longer has keeps it', () => {
    expect(toLitPassages([ofFinding], new Map())[0]?.severity).toBe(4);
  });

  it('of the reader or of a key term has none', () => {
    const term = buildHighlight({
      createdBy: aiAuthor,
      origin: { kind: 'term', termId: 't1', type: 'party', label: 'Party' },
    });
    const passages = toLitPassages([buildHighlight(), term], new Map([['t1', 'risk']]));
    expect(passages.map(({ severity }) => severity)).toEqual([undefined, undefined]);
  });
});
