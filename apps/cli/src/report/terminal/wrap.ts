import { getDisplayWidth, takeColumns } from './display-width.ts';

/** Breaks a text between words into lines of so many columns at most; a word that is longer is broken itself. */
export function wrap(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const word of splitWords(text, columns)) {
    const wordWidth = getDisplayWidth(word);
    if (line !== '' && width + 1 + wordWidth > columns) {
      lines.push(line);
      line = word;
      width = wordWidth;
    } else {
      width += wordWidth + (line === '' ? 0 : 1);
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function splitWords(text: string, columns: number): readonly string[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => splitWord(word, columns));
}

function splitWord(word: string, columns: number): readonly string[] {
  const pieces: string[] = [];
  for (let rest = word; rest !== ''; ) {
    const piece = takeColumns(rest, columns);
    pieces.push(piece);
    rest = rest.slice(piece.length);
  }
  return pieces;
}
