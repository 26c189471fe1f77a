import { AppError } from '@clauselight/schema';

/**
 * The characters of a text with XML's references resolved and its line ends normalized.
 *
 * @param raw - A text or the value of an attribute, as written in the file.
 * @param onFault - Called for each invalid reference, which then stays as written.
 * @throws AppError `document_corrupt` for an invalid reference if there is no `onFault`.
 */
export function decodeCharacters(raw: string, onFault?: () => void): string {
  const text = raw.includes('&')
    ? raw.replace(/&([^;&<\s]{1,31};)?/g, (written, name) =>
        decodeReference(written, { name, onFault }),
      )
    : raw;
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

const named: Readonly<Record<string, string>> = {
  'amp;': '&',
  'lt;': '<',
  'gt;': '>',
  'quot;': '"',
  'apos;': "'",
};

function decodeReference(
  written: string,
  { name = '', onFault }: { name: string | undefined; onFault: (() => void) | undefined },
): string {
  if (Object.hasOwn(named, name)) return named[name] ?? '';
  const digits = /^#(?:x([\da-f]+)|(\d+));$/i.exec(name);
  const code = Number.parseInt(digits?.[1] ?? digits?.[2] ?? '', digits?.[1] ? 16 : 10);
  if (Number.isNaN(code) || code > 0x10ffff) {
    if (onFault === undefined) throw new AppError('document_corrupt', { cause: 'unknown entity' });
    onFault();
    return written;
  }
  return String.fromCodePoint(code);
}
