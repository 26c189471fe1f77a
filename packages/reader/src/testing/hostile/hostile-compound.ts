import type { DocumentFormat } from '@clauselight/schema';
import { utils, write } from 'cfb';
import type { HostileFile } from './hostile-file.ts';

const noSector = 0xffffffff;
// A workbook of nonsense is as good as one without words.
const endings = ['document_corrupt', 'document_without_text'] as const;

/** A stream of an OLE container by its path. */
export type Streams = Readonly<Record<string, Uint8Array>>;

/** Puts streams into an OLE container. */
export function buildCompound(streams: Streams): Uint8Array {
  const container = utils.cfb_new();
  for (const [name, content] of Object.entries(streams))
    utils.cfb_add(container, `/${name}`, Buffer.from(content));
  return new Uint8Array(write(container, { type: 'buffer' }) as Buffer);
}

type Compound = 'doc' | 'xls' | 'msg';

const main: Readonly<Record<Compound, string>> = {
  doc: 'WordDocument',
  xls: 'Workbook',
  msg: '__properties_version1.0',
};

/** OLE containers whose tables lie: every field is named in [MS-CFB] 2.2. */
export const hostileCompounds: readonly HostileFile[] = (['doc', 'xls', 'msg'] as const).flatMap(
  (format) => [
    change(format, 'whose sectors follow themselves', (view) => fillAllocation(view, (at) => at)),
    change(format, 'whose sectors go in a circle', (view) =>
      fillAllocation(view, (at) => (at + 1) % 4),
    ),
    change(format, 'whose sectors lead out of the file', (view) =>
      fillAllocation(view, () => 0x7fffffff),
    ),
    change(format, 'that claims four billion sectors of tables', (view) => {
      for (const at of [0x28, 0x2c, 0x40, 0x48]) view.setUint32(at, 0xfffffff0, true);
    }),
    change(format, 'whose list of tables goes in a circle', (view) => {
      view.setUint32(0x44, 0, true);
      view.setUint32(0x48, 0x7fffffff, true);
    }),
    change(format, 'with sectors of two gigabytes', (view) => view.setUint16(0x1e, 31, true)),
    change(format, 'with sectors of one byte', (view) => {
      view.setUint16(0x1e, 0, true);
      view.setUint16(0x20, 0, true);
    }),
    change(format, 'whose directory is nowhere', (view) =>
      view.setUint32(0x30, noSector - 1, true),
    ),
    change(format, 'whose folders hold themselves', (view) => changeDirectory(view, 0)),
    change(format, 'whose streams are longer than the file', (view) =>
      changeDirectory(view, undefined),
    ),
    {
      name: `${format} of a header alone`,
      format,
      endings,
      build: () => buildGood(format).slice(0, 512),
    },
  ],
);

function change(format: Compound, name: string, edit: (view: DataView) => void): HostileFile {
  return {
    name: `${format} ${name}`,
    format: format satisfies DocumentFormat,
    endings,
    build: () => {
      const bytes = buildGood(format);
      edit(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      return bytes;
    },
  };
}

function buildGood(format: Compound): Uint8Array {
  return buildCompound({
    [main[format]]: new Uint8Array(6000).fill(9),
    '1Table': new Uint8Array(5000).fill(1),
  });
}

/** Writes every entry of the first sector of the allocation table. */
function fillAllocation(view: DataView, getNext: (at: number) => number): void {
  const start = 512 * (view.getUint32(0x4c, true) + 1);
  for (let at = 0; at < 128 && start + at * 4 + 4 <= view.byteLength; at += 1)
    view.setUint32(start + at * 4, getNext(at), true);
}

/** Lets every entry's neighbors and child be one entry, or else makes every stream four gigabytes long. */
function changeDirectory(view: DataView, neighbor: number | undefined): void {
  const start = 512 * (view.getUint32(0x30, true) + 1);
  for (let entry = start; entry < start + 512 && entry + 128 <= view.byteLength; entry += 128) {
    if (neighbor === undefined) view.setUint32(entry + 0x78, 0xfffffff0, true);
    else for (const field of [0x44, 0x48, 0x4c]) view.setUint32(entry + field, neighbor, true);
  }
}
