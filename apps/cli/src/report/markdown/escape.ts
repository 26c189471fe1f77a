import { cleanText } from '../clean-text.ts';

const special = /[\\`*_{}[\]<>#|~&$]/g;
/** What makes a list, a heading or a rule of a line that begins with it. */
const opening = /^([-+=]|\d{1,9}(?=[.)](?:\s|$)))/;

/** Words as Markdown that shows exactly these words, on one line, whatever they are. */
export function escapeMarkdown(text: string): string {
  return cleanText(text)
    .replace(special, '\\$&')
    .replace(opening, (found) => (/\d/.test(found) ? `${found}\\` : `\\${found}`));
}
