/** The name that an answer's content-disposition gives its file: the extended form of it before the plain one. */
export function readFileName(disposition: string | null): string | undefined {
  const extended = /filename\*=utf-8''([^;\s]+)/i.exec(disposition ?? '')?.[1];
  return (extended && decode(extended)) ?? readPlain(disposition ?? '');
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

function readPlain(disposition: string): string | undefined {
  const quoted = /filename="((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1];
  if (quoted !== undefined) return quoted.replace(/\\(.)/g, '$1') || undefined;
  return /filename=([^;"\s]+)/i.exec(disposition)?.[1];
}
