/** Gathers the paragraphs of a cell, a note or a shape from the elements that hold them: [ODF] part 3, 5 and 6. */
export interface WordCollector {
  /** Elements inside `text:p`, and it. */
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
  /** Whether no paragraph has come, not even an empty one. */
  isWithout(): boolean;
  /** Returns the paragraphs so far, one line each, and starts again. */
  take(): string;
}

const mostSpaces = 1000;

/** Starts with no words. */
export function createWordCollector(): WordCollector {
  let lines: string[] = [];
  let line: string[] | undefined;
  // How a word is pronounced is not part of the line.
  let isRuby = false;
  return {
    open(name, attributes) {
      if (name === 'text:p' || name === 'text:h') line = [];
      else if (name === 'text:s') line?.push(' '.repeat(countSpaces(attributes['text:c'])));
      else if (name === 'text:tab') line?.push(' ');
      else if (name === 'text:line-break') line?.push('\n');
      else if (name === 'text:ruby-text') isRuby = true;
    },
    close(name) {
      if (name === 'text:ruby-text') isRuby = false;
      if ((name !== 'text:p' && name !== 'text:h') || line === undefined) return;
      lines.push(line.join(''));
      line = undefined;
    },
    text(text) {
      if (!isRuby) line?.push(text.replace(/\s+/g, ' '));
    },
    isWithout: () => lines.length === 0,
    take() {
      const text = lines.join('\n').trim();
      lines = [];
      return text;
    },
  };
}

function countSpaces(count: string | undefined): number {
  const spaces = Number(count ?? 1);
  return Number.isInteger(spaces) && spaces > 0 ? Math.min(spaces, mostSpaces) : 1;
}
