import Papa from 'papaparse';

/** How a file separates its cells. */
export interface CsvDialect {
  readonly delimiter: string;
  /** Code units at the start that only say so: `sep=;` and its line end. */
  readonly skip: number;
  /** Whether delimiters and following quotation marks are separated by spaces. */
  readonly isSpaced: boolean;
}

const delimiters = [',', ';', '\t', '|'] as const;
/** A character that no text contains: the delimiter of a file with one column. */
const none = '\u001F';
const rowsToLookAt = 60;
const charactersToLookAt = 200_000;
/** Share of rows that must have more than one cell. */
const mostly = 0.5;

/** Finds the delimiter by the rows it makes: the one that cuts most of them, and most alike. */
export function detectDialect(text: string): CsvDialect {
  const line = /^"?sep=(.)"?[ \t]*(?:\n|$)/i.exec(text);
  if (line?.[1] !== undefined) return { delimiter: line[1], skip: line[0].length, isSpaced: false };
  const sample = text.slice(0, charactersToLookAt);
  const scores = delimiters.map((delimiter) => ({ delimiter, score: score(sample, delimiter) }));
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  const delimiter = best.score > 0 ? best.delimiter : none;
  return { delimiter, skip: 0, isSpaced: hasSpacedQuotes(sample, delimiter) };
}

/** Whether quoted cells follow a space, and none follows directly. */
function hasSpacedQuotes(sample: string, delimiter: string): boolean {
  return sample.includes(`${delimiter} "`) && !sample.includes(`${delimiter}"`);
}

/** 0 if the delimiter cuts too few rows; more the more alike the rows are, and a little for more cells. */
function score(sample: string, delimiter: string): number {
  if (!sample.includes(delimiter)) return 0;
  const { data } = Papa.parse<string[]>(sample, {
    delimiter,
    newline: '\n',
    preview: rowsToLookAt,
    skipEmptyLines: true,
  });
  const widths = data.map((row) => row.length);
  const cut = widths.filter((width) => width > 1);
  if (cut.length === 0 || cut.length < widths.length * mostly) return 0;
  const counts = new Map<number, number>();
  for (const width of cut) counts.set(width, (counts.get(width) ?? 0) + 1);
  const alike = Math.max(...counts.values()) / widths.length;
  const mean = cut.reduce((sum, width) => sum + width, 0) / cut.length;
  return alike + Math.min(mean, 50) / 200;
}
