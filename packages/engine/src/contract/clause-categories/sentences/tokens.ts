const token = /[a-z]+(?:'[a-z]+)?|\d[\d.,]*|[$%§"]/g;
const year = /^(?:19|20)\d{2}$/;

/**
 * Lists the words of a passage for the model, in lower case. Numbers are replaced by their kind, so that unknown
 * amounts are recognized.
 */
export function listTokens(text: string): readonly string[] {
  const tokens = text.toLowerCase().match(token) ?? [];
  return tokens.map((word) => (isDigit(word.charCodeAt(0)) ? nameNumber(word) : word));
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function nameNumber(figure: string): string {
  if (year.test(figure)) return '#year';
  const digits = figure.replace(/[.,]/g, '');
  return digits.length > 3 ? `#digits${digits.length}` : `#${digits}`;
}
