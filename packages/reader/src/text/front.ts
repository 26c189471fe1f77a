import { cutFront } from '../source/cut-front.ts';

/** Lines beyond which nothing is read: more than the blocks of any document take. */
const mostLines = 600_000;

/** As much of a plain text as can become blocks: at most so many characters, and so many lines. */
export function takeFront(text: string, mostCharacters: number): string {
  const front = cutFront(text, mostCharacters);
  let end = -1;
  for (let lines = 0; lines < mostLines; lines += 1) {
    end = front.indexOf('\n', end + 1);
    if (end < 0) return front;
  }
  return front.slice(0, end);
}
