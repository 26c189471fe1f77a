import type { RichText, Run } from '../content.ts';
import { splitLines } from '../split-lines.ts';
import { removeSteering } from './clean-text.ts';
import { getDisplayWidth } from './display-width.ts';
import type { Paint, Style } from './paint.ts';
import { type StyledText, wrap } from './wrap.ts';

export interface Terminal {
  /** Columns of a line. */
  readonly width: number;
  readonly paint: Paint;
}

export interface DrawOptions {
  readonly terminal: Terminal;
  /** The beginning of every line. */
  readonly prefix?: string;
  /** The beginning of the first line instead; as wide as the prefix. */
  readonly firstPrefix?: string;
  /** The style of runs without one. */
  readonly style?: Style;
}

/** Draws words as lines that fit the terminal. No character of them can control it. */
export function drawWords(words: RichText, options: DrawOptions): readonly string[] {
  const { terminal, prefix = '', firstPrefix = prefix } = options;
  const columns = Math.max(1, terminal.width - getDisplayWidth(prefix));
  return wrapWords(words, { columns, style: options.style }).map(
    (line, index) => (index === 0 ? firstPrefix : prefix) + paintLine(line, terminal.paint),
  );
}

/** The lines of words, wrapped but not painted. */
export function wrapWords(
  words: RichText,
  { columns, style }: { readonly columns: number; readonly style?: Style | undefined },
): readonly (readonly StyledText[])[] {
  return splitLines(words).flatMap((line) =>
    wrap(
      line.map((run) => toStyled(run, style)),
      columns,
    ),
  );
}

export function paintLine(line: readonly StyledText[], paint: Paint): string {
  return line.map(({ text, style }) => (style === undefined ? text : paint(text, style))).join('');
}

const styles: Readonly<Record<NonNullable<Run['look']>, Style>> = {
  strong: 'bold',
  emphasis: 'dim',
  insertion: 'inserted',
  deletion: 'deleted',
};

/** Changes are also bracketed, because not every terminal has colors. */
function toStyled({ text, look }: Run, base: Style | undefined): StyledText {
  const style = look === undefined ? base : styles[look];
  const clean = removeSteering(text.replaceAll('\t', ' '));
  return { text: bracketChange(clean, look), ...(style !== undefined && { style }) };
}

/** The notation of wdiff. */
function bracketChange(text: string, look: Run['look']): string {
  if (text === '') return '';
  if (look === 'insertion') return `{+${text}+}`;
  return look === 'deletion' ? `[-${text}-]` : text;
}
