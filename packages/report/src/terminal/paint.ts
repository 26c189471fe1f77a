import type { Severity } from '@clauselight/schema';

export type Style = 'bold' | 'dim' | 'inserted' | 'deleted' | `severity-${Severity}`;
/** Applies a style to a text, or returns the text unchanged if the output has no colors. */
export type Paint = (text: string, style: Style) => string;

/** Parameters of "select graphic rendition" (ECMA-48, 8.3.117). */
const codes: Readonly<Record<Style, string>> = {
  bold: '1',
  dim: '2',
  inserted: '32',
  deleted: '31',
  'severity-5': '1;31',
  'severity-4': '31',
  'severity-3': '33',
  'severity-2': '36',
  'severity-1': '34',
};

/**
 * For a terminal with colors.
 *
 * @param text - Words without control characters.
 * @param style - What they are.
 * @returns The words between escape sequences.
 */
export const paintInColors: Paint = (text, style) => `\u001B[${codes[style]}m${text}\u001B[0m`;
/**
 * For an output without colors.
 *
 * @param text - Words without control characters.
 * @returns The words as they are.
 */
export const paintNothing: Paint = (text) => text;
