import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { listStatements } from '../../text/values/statements.ts';
import { splitThread } from './thread.ts';

const top =
  'Re: Pump\n\nFrom: Ben Cole\n\nTo: Anna Berg\n\nDate: 5 May 2026\n\nHi Anna,\n\nThe pump is on its way.\n\nBen\n\n';

function split(text: string) {
  const sourceText = buildSourceText(text);
  const { own, older } = splitThread(sourceText, listStatements(sourceText), undefined);
  return {
    own: own.map(({ passage }) => passage.text),
    older: older.map(({ sender, date }) => [sender, date]),
  };
}

describe('the thread of an e-mail', () => {
  it.each([
    [
      'a line that names its author',
      'On Mon, 4 May 2026 at 16:40, Anna Berg <anna@example.org> wrote:\n\n> Where is the pump?',
      ['Anna Berg', '2026-05-04'],
    ],
    [
      'a line of Outlook',
      '-----Original Message-----\nFrom: Anna Berg\nSent: 4 May 2026 16:40\nTo: Ben Cole\nSubject: Pump\n\nWhere is the pump?',
      ['Anna Berg', '2026-05-04'],
    ],
    [
      'a header alone',
      'From: Anna Berg <anna@example.org>\nSent: Monday, 4 May 2026 16:40\nTo: Ben Cole\n\nWhere is the pump?',
      ['Anna Berg', '2026-05-04'],
    ],
    [
      'a forwarded message',
      'Begin forwarded message:\n\nWhere is the pump?',
      [undefined, undefined],
    ],
  ])('is cut at %s', (_, quoted, message) => {
    const { own, older } = split(`${top}${quoted}`);
    expect(older).toEqual([message]);
    expect(own).toContain('The pump is on its way.');
    expect(own.join(' ')).not.toContain('Where is');
  });

  it('has every quoted message, the newest first', () => {
    const { older } = split(
      `${top}On 4 May 2026 at 16:40, Anna Berg wrote:\n\n> Where is it?\n>\n> On 3 May 2026 at 9:00, Ben Cole wrote:\n>\n>> Soon.`,
    );
    expect(older).toEqual([
      ['Anna Berg', '2026-05-04'],
      ['Ben Cole', '2026-05-03'],
    ]);
  });

  it('leaves out what is quoted between the lines of an answer', () => {
    const { own, older } = split(`${top}> Where is the pump?\n\nOn its way, as I said.`);
    expect(older).toEqual([]);
    expect(own).toContain('On its way, as I said.');
    expect(own.join(' ')).not.toContain('Where is');
  });

  it('is whole where it quotes nothing', () => {
    const { own, older } = split(`${top}On Monday Anna wrote a poem.`);
    expect(older).toEqual([]);
    expect(own.at(-1)).toBe('On Monday Anna wrote a poem.');
  });

  it.each([
    ['quote marks', '> '.repeat(100_000)],
    ['attributions', 'On 4 May wrote:\n'.repeat(10_000)],
    ['headers', 'From: a\n'.repeat(20_000)],
    ['digits', `On ${'4 '.repeat(100_000)}`],
  ])('is read in bounded time among thousands of %s', (_, text) => {
    const sourceText = buildSourceText(text);
    const statements = listStatements(sourceText);
    const start = process.cpuUsage();
    splitThread(sourceText, statements, undefined);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1_000);
  });
});
