import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { analyzeLetter } from './analyze-letter.ts';

const head = 'Pump\n\nFrom: Ben Cole\n\nTo: Anna Berg\n\nDate: 5 May 2026\n\nHi Anna,\n\n';
const quoted =
  'On Mon, 4 May 2026 at 16:40, Anna Berg wrote:\n\n> Please send me the number by 8 May 2026.\n\n> Otherwise I cancel the contract.';

function read(text: string, kind: 'email' | 'letter' = 'email') {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  return analyzeLetter({ sourceText, structure, kind });
}

describe('an e-mail', () => {
  it('asks for what it says itself, and for nothing that it quotes', () => {
    const { details, summary, remarks } = read(`${head}It left yesterday.\n\nBen\n\n${quoted}`);
    expect(details.requests).toEqual([]);
    expect(details.notice).toBeUndefined();
    expect(remarks).toEqual([]);
    const words = summary.map(({ text }) => text);
    expect(words[0]).toMatch(/^This is an e-mail of 5 May 2026 /);
    expect(words.at(-1)).toBe(
      'It quotes a message of Anna Berg of 4 May 2026, which asked: “Please send me the number by 8 May 2026”.',
    );
    expect(details.earlier).toMatchObject([
      { sender: 'Anna Berg', requests: [{ text: 'Please send me the number by 8 May 2026.' }] },
    ]);
  });

  it('asks what its questions ask, and a day in a question is no deadline', () => {
    const text = `${head}Are you free on Friday at ten? Who pays for lunch?\n\nBen`;
    const { requests } = read(text).details;
    expect(requests.map((one) => [one.text, one.deadline])).toEqual([
      ['Are you free on Friday at ten?', undefined],
      ['Who pays for lunch?', undefined],
    ]);
    expect(read(text, 'letter').details.requests).toEqual([]);
  });
});
