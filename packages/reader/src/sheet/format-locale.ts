import { type FormatToken, listFormatTokens } from './format-code.ts';

/** Languages by the primary part of the identifier in a format code: [MS-LCID] 2.2. */
const languages: Readonly<Record<number, string>> = {
  1: 'ar',
  2: 'bg',
  3: 'ca',
  4: 'zh',
  5: 'cs',
  6: 'da',
  7: 'de',
  8: 'el',
  10: 'es',
  11: 'fi',
  12: 'fr',
  13: 'he',
  14: 'hu',
  15: 'is',
  16: 'it',
  17: 'ja',
  18: 'ko',
  19: 'nl',
  20: 'nb',
  21: 'pl',
  22: 'pt',
  24: 'ro',
  25: 'ru',
  26: 'hr',
  27: 'sk',
  29: 'sv',
  31: 'tr',
  34: 'uk',
  36: 'sl',
  37: 'et',
  38: 'lv',
  39: 'lt',
  42: 'vi',
};

/** What the system decides, as an English one does: the long date and the long time. */
const systemCodes: readonly (readonly [RegExp, string])[] = [
  [/^\[\$-[xX]?(?:sysdate|F800)\].*$/i, 'dddd, mmmm d, yyyy'],
  [/^\[\$-[xX]?(?:systime|F400)\].*$/i, 'h:mm:ss AM/PM'],
];

/** A format code in which the system's settings are filled in. */
export function resolveSystemCode(code: string): string {
  return systemCodes.find(([pattern]) => pattern.test(code))?.[1] ?? code;
}

/** The language of a date format; undefined for English or if it is not stated. */
export function findFormatLanguage(code: string): string | undefined {
  const name = /\[\$[^\]-]*-([^\],]+)[^\]]*\]/.exec(code)?.[1];
  if (name === undefined) return undefined;
  if (/^[0-9a-f]+$/i.test(name)) return languages[Number.parseInt(name, 16) & 0x3ff];
  const language = name.split('-')[0]?.toLowerCase() ?? '';
  return Object.values(languages).includes(language) ? language : undefined;
}

/**
 * A date's code without what the formatter stumbles over: bare periods as in `dd.mm.yyyy`, the calendars of
 * eras.
 */
export function tidyDateCode(code: string): string {
  const tokens = listFormatTokens(code);
  return tokens
    .map(({ kind, text }, at) => {
      if (kind === 'letters' && /^(g+|b)$/i.test(text)) return '';
      if (/^b$/i.test(tokens[at - 1]?.text ?? '') && /^[12]$/.test(text)) return '';
      return text === '.' && tokens[at + 1]?.text !== '0' ? '\\.' : text;
    })
    .join('');
}

/** Puts the names of a date's month and weekday in a language where the code asks for names. */
export function putNamesInCode(
  code: string,
  { date, language }: { date: Date; language: string },
): string {
  const tokens = listFormatTokens(code);
  const hasDay = tokens.some(({ kind, text }) => kind === 'letters' && /^d{1,2}$/i.test(text));
  return tokens.map((token) => findName(token, { date, language, hasDay }) ?? token.text).join('');
}

function findName(
  { kind, text }: FormatToken,
  { date, language, hasDay }: { date: Date; language: string; hasDay: boolean },
): string | undefined {
  const width = text.length === 3 ? 'short' : 'long';
  if (kind !== 'letters' || text.length < 3 || text.length > 4) return undefined;
  const unit = /^m+$/i.test(text) ? 'month' : /^d+$/i.test(text) ? 'weekday' : undefined;
  if (unit === undefined) return undefined;
  // A month beside its day may have another form than alone: "5 stycznia", but "styczeń".
  const day = unit === 'month' && hasDay ? { day: 'numeric' as const } : {};
  const parts = new Intl.DateTimeFormat(language, { [unit]: width, ...day, timeZone: 'UTC' });
  const name = parts.formatToParts(date).find(({ type }) => type === unit)?.value;
  return name === undefined ? undefined : `"${name.replace(/[".]/g, '')}"`;
}
