import { unzipSync, type Zippable, zipSync } from 'fflate';
import { getTextMutations, type Markup } from './mutate-text.ts';
import type { Random } from './random.ts';

type Parts = Record<string, Uint8Array>;

const mostInflated = 8 * 1024 * 1024;
const textMutations: Readonly<Record<'xml' | 'html', ReturnType<typeof getTextMutations>>> = {
  xml: getTextMutations('xml'),
  html: getTextMutations('html'),
};

/** Changes parts of a zip and zips it again; nothing for what cannot be unzipped or is too large for it. */
export function mutateZip(bytes: Uint8Array, random: Random): Uint8Array | undefined {
  const parts = unzip(bytes);
  const names = Object.keys(parts);
  if (names.length === 0) return undefined;
  for (let count = 1 + random.below(3); count > 0; count -= 1)
    random.pick(random.oneIn(6) ? partChanges : [changeWords])(parts, random);
  return zip(parts);
}

/** The same bytes whenever it is done. OpenDocument and EPUB are known by a part that is not compressed. */
function zip({ mimetype, ...parts }: Parts): Uint8Array {
  const first: Zippable = mimetype === undefined ? {} : { mimetype: [mimetype, { level: 0 }] };
  return zipSync({ ...first, ...parts }, { level: 1, mtime: new Date(2000, 0, 1) });
}

/** Parts of the zip until they become too large; the others stay out. */
function unzip(bytes: Uint8Array): Parts {
  let left = mostInflated;
  try {
    return unzipSync(bytes, {
      filter: ({ originalSize }) => {
        left -= originalSize;
        return left > 0;
      },
    });
  } catch {
    return {};
  }
}

const partChanges: readonly ((parts: Parts, random: Random) => void)[] = [
  (parts, random) => {
    delete parts[pickName(parts, random)];
  },
  (parts, random) => {
    const [first, second] = [pickName(parts, random), pickName(parts, random)];
    const [own, other] = [parts[first], parts[second]];
    if (own !== undefined && other !== undefined)
      Object.assign(parts, { [first]: other, [second]: own });
  },
  (parts, random) => {
    parts[pickName(parts, random)] = new Uint8Array();
  },
  (parts, random) => {
    const name = pickName(parts, random);
    const part = parts[name];
    if (part !== undefined) parts[name] = part.slice(0, random.below(part.length));
  },
];

/** Changes the markup of a part, of the main ones more often than of the others. */
function changeWords(parts: Parts, random: Random): void {
  const markup = Object.keys(parts).filter((name) =>
    /\.(xml|rels|xhtml|html|opf|ncx)$/i.test(name),
  );
  if (markup.length === 0) return;
  const main = markup.filter((name) =>
    /document|content|styles|numbering|sheet|shared|slide|workbook|xhtml|opf/i.test(name),
  );
  const name = random.pick(main.length > 0 && !random.oneIn(4) ? main : markup);
  const kind: Markup & ('xml' | 'html') = /html$/i.test(name) ? 'html' : 'xml';
  const text = Buffer.from(parts[name] ?? new Uint8Array()).toString('latin1');
  const changed = random.pick(textMutations[kind])(text, random);
  parts[name] = new Uint8Array(Buffer.from(changed, 'latin1'));
}

function pickName(parts: Parts, random: Random): string {
  return random.pick([...Object.keys(parts), 'word/document.xml']);
}
