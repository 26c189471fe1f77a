import type { ZipArchive } from '../../archive/zip.ts';
import { getLocalName, type StreamEnd, streamXml } from '../xml-stream.ts';

/** The texts cells name by index, each the words of all its runs: [ECMA-376] part 1, 18.4. */
export function readSharedStrings(
  zip: ZipArchive,
  name: string,
): { readonly strings: readonly string[]; readonly end: StreamEnd } {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  // How a word is pronounced is beside it and is not shown.
  let isPhonetic = false;
  const end = streamXml(
    { zip, name },
    {
      open(tag) {
        const local = getLocalName(tag);
        if (local === 'si') text = '';
        else if (local === 'rPh') isPhonetic = true;
        else if (local === 't') isText = !isPhonetic;
      },
      close(tag) {
        const local = getLocalName(tag);
        if (local === 'si') strings.push(decodeEscapes(text));
        else if (local === 'rPh') isPhonetic = false;
        else if (local === 't') isText = false;
      },
      text(words) {
        if (isText) text += words;
      },
    },
  );
  return { strings, end };
}

/** Characters XML cannot hold are written `_x000D_`: [ECMA-376] part 1, 22.9.2.19. */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
