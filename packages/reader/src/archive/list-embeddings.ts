import type { InnerFile } from '../source/inner-files.ts';
import { openCompoundFile } from './compound-file.ts';
import type { ZipArchive } from './zip.ts';

/** The folder in which Office files keep others. */
const embeddings = /(^|\/)embeddings\/([^/]+)$/i;
/** Objects of OLE that are opened to find the names of the files in them, and their largest size in bytes. */
const mostOpened = 20;
const largestOpened = 8 * 1024 * 1024;

/** The files inside an Office file, under the names that people gave them where those are kept. */
export function listEmbeddings(zip: ZipArchive): InnerFile[] {
  const names = zip.names().filter((name) => embeddings.test(name));
  return names.flatMap((name, at) => {
    const own = embeddings.exec(name)?.[2] ?? name;
    if (!/\.bin$/i.test(own) || at >= mostOpened) return [{ name: own }];
    const object = openObject(zip, name);
    if (object === 'equation') return [];
    return [object ?? { name: own }];
  });
}

function openObject(zip: ZipArchive, name: string): InnerFile | 'equation' | undefined {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    zip.stream(name, (chunk) => {
      chunks.push(chunk);
      length += chunk.length;
      return length < largestOpened;
    });
    return describeObject(Buffer.concat(chunks));
  } catch {
    // Its name is not worth refusing the document.
    return undefined;
  }
}

/** What an object of OLE holds: a file of any kind is in its `Ole10Native` stream ([MS-OLEDS] 2.3.6). */
function describeObject(bytes: Uint8Array): InnerFile | 'equation' | undefined {
  const file = openCompoundFile(bytes);
  if (file.paths.some((path) => /^Equation Native$/i.test(path))) return 'equation';
  const native = file.readStream('\u0001Ole10Native')?.bytes;
  if (native === undefined || native.length < 7) return undefined;
  const end = native.indexOf(0, 6);
  const label = new TextDecoder('windows-1252').decode(native.subarray(6, end < 0 ? 6 : end));
  const name = label.split(/[/\\]/).at(-1) ?? '';
  return name === '' ? undefined : { name };
}
