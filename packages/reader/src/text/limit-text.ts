import { cutAtLine } from '../source/cut-at-line.ts';

/** Lines beyond which nothing is read: more than the blocks of any document need. */
const mostLines = 600_000;

/** As much of a plain text as can become blocks: limits its UTF-16 units and its lines. */
export function limitText(text: string, mostCharacters: number): string {
  const start = cutAtLine(text, mostCharacters);
  let end = -1;
  for (let lines = 0; lines < mostLines; lines += 1) {
    end = start.indexOf('\n', end + 1);
    if (end < 0) return start;
  }
  return start.slice(0, end);
}
