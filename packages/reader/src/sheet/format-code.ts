/** What a number format makes of a number. */
export type FormatKind =
  | 'general'
  | 'number'
  | 'currency'
  | 'percent'
  | 'date'
  | 'time'
  | 'duration'
  | 'text';

/** A part of a format code: `[Red]`, `"per unit"`, a run of one letter or any other single character. */
export interface FormatToken {
  readonly kind: 'bracket' | 'literal' | 'padding' | 'letters' | 'other';
  /** As the code has it. */
  readonly text: string;
}

const tokenPattern =
  /(\[[^\]]*\])|("[^"]*"?|\\.)|([_*].)|(AM\/PM|A\/P|General|([A-Za-z])\5*)|([\s\S])/gi;
const kinds = ['bracket', 'literal', 'padding', 'letters', 'other'] as const;
/** No program lets anyone write a longer one. */
export const longestCode = 255;

/** Cuts a format code into its parts, in the language of [ECMA-376] part 1, 18.8.31. */
export function listFormatTokens(code: string): FormatToken[] {
  const tokens: FormatToken[] = [];
  for (const match of code.slice(0, longestCode).matchAll(tokenPattern)) {
    const [text, ...groups] = match;
    const at = [groups[0], groups[1], groups[2], groups[3]].findIndex(
      (group) => group !== undefined,
    );
    tokens.push({ kind: kinds[at < 0 ? 4 : at] ?? 'other', text });
  }
  return tokens;
}

const currencyCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const localSigns =
  /^(kr\.?|zł|Kč|Ft|lei|лв\.?|руб\.?|р\.|Fr\.?|SFr\.?|R\$?|S\/\.?|Rs\.?|RM|Rp|TL)$/i;

/** Whether words of a format are money: a sign such as €, or a code such as CHF. */
export function isCurrencySign(words: string): boolean {
  const text = words.trim();
  if (/\p{Sc}/u.test(text)) return true;
  return currencyCodes.has(text) || localSigns.test(text);
}

/** What a format code shows: of several sections the first decides. */
export function findFormatKind(code: string): FormatKind {
  if (/^(general|)$/i.test(code)) return 'general';
  const tokens = listFormatTokens(code);
  const end = tokens.findIndex(({ kind, text }) => kind === 'other' && text === ';');
  const first = end < 0 ? tokens : tokens.slice(0, end);
  if (first.some(isElapsed)) return 'duration';
  const letters = first.filter(({ kind }) => kind === 'letters').map(({ text }) => text);
  if (letters.some((run) => /^general$/i.test(run))) return 'number';
  if (letters.some((run) => /^(y+|d+|e+|b+)$/i.test(run)) && !isScientific(first)) return 'date';
  if (letters.some((run) => /^(h+|s+|am\/pm|a\/p)$/i.test(run))) return 'time';
  if (letters.some((run) => /^m+$/i.test(run))) return 'date';
  if (first.some(({ kind, text }) => kind === 'other' && text === '%')) return 'percent';
  if (joinLiterals(tokens).some(isCurrencySign)) return 'currency';
  return first.some(({ text }) => text === '@') ? 'text' : 'number';
}

/** `0.00E+00`: an E that is no year of an era. */
function isScientific(tokens: readonly FormatToken[]): boolean {
  return tokens.some(
    ({ text }, at) => /^e$/i.test(text) && /^[+-]$/.test(tokens[at + 1]?.text ?? ''),
  );
}

function isElapsed({ kind, text }: FormatToken): boolean {
  return kind === 'bracket' && /^\[(h+|m+|s+)\]$/i.test(text);
}

/** The words a code shows beside the number, letters set off one by one joined again: `\E\U\R`. */
function joinLiterals(tokens: readonly FormatToken[]): string[] {
  const words: string[] = [];
  let open = '';
  for (const { kind, text } of tokens) {
    if (kind === 'literal') open += text.replace(/^\\|"/g, '');
    else if (kind === 'other' && /\p{Sc}/u.test(text)) open += text;
    else if (kind === 'bracket') words.push(/^\[\$([^-\]]*)/.exec(text)?.[1] ?? '');
    else {
      words.push(...open.split(/\s+/));
      open = '';
    }
  }
  return [...words, ...open.split(/\s+/)].filter((word) => word !== '');
}

const dollars = ['"$"#,##0', '"$"#,##0.00'] as const;

/** The codes that a workbook names by number only, as its makers show them in English: [ECMA-376] part 1, 18.8.30. */
export const builtInFormats: Readonly<Record<number, string>> = Object.freeze({
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: `${dollars[0]}_);(${dollars[0]})`,
  6: `${dollars[0]}_);(${dollars[0]})`,
  7: `${dollars[1]}_);(${dollars[1]})`,
  8: `${dollars[1]}_);(${dollars[1]})`,
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'm/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yyyy h:mm',
  37: '#,##0_);(#,##0)',
  38: '#,##0_);(#,##0)',
  39: '#,##0.00_);(#,##0.00)',
  40: '#,##0.00_);(#,##0.00)',
  41: '#,##0_);(#,##0);"-"_);@_)',
  42: `${dollars[0]}_);(${dollars[0]});"$""-"_);@_)`,
  43: '#,##0.00_);(#,##0.00);"-"??_);@_)',
  44: `${dollars[1]}_);(${dollars[1]});"$""-"??_);@_)`,
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
  ...Object.fromEntries(
    [27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map((id) => [id, 'm/d/yyyy']),
  ),
  ...Object.fromEntries([32, 33, 34, 35].map((id) => [id, 'h:mm:ss'])),
});
