import type { CellComment } from '../sheet.ts';

/** A note's author and date, from the elements that name them. */
export interface NoteFacts {
  open(name: string): void;
  text(text: string): void;
  close(): void;
  /** Returns the note with its words, and starts a new one. */
  take(text: string): Omit<CellComment, 'row' | 'column'>;
}

/** Starts with nothing known. */
export function createNoteFacts(): NoteFacts {
  let author = '';
  let date = '';
  let open: string | undefined;
  return {
    open(name) {
      open = name;
    },
    text(text) {
      if (open === 'dc:creator') author += text;
      else if (open === 'dc:date') date += text;
    },
    close() {
      open = undefined;
    },
    take(text) {
      const by = {
        ...(author === '' ? {} : { author }),
        ...(date === '' ? {} : { date: date.replace(/\.\d+$/, '') }),
      };
      author = '';
      date = '';
      return { text, ...by };
    },
  };
}
