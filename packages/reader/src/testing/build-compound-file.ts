const sectorSize = 512;
const smallest = 4096;
const endOfChain = 0xfffffffe;
const free = 0xffffffff;
const tableSector = 0xfffffffd;
const listSector = 0xfffffffc;
const tablesInHeader = 109;
const tablesInSector = 127;

/**
 * Builds a compound file with streams at the top, or one storage deep (`Macros/VBA`). Streams are filled up with
 * zeroes so that none is small enough for the mini stream.
 */
export function buildCompoundFile(streams: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const entries = listEntries(streams);
  const directorySize = Math.ceil(entries.length / 4);
  const contents = entries.map(({ bytes }) => bytes);
  const sizes = contents.map((bytes) => Math.ceil((bytes?.length ?? 0) / sectorSize));
  const used = directorySize + sizes.reduce((sum, size) => sum + size, 0);
  const tableCount = Math.ceil((used + Math.ceil(used / 120)) / 128);
  const listCount = Math.ceil(Math.max(0, tableCount - tablesInHeader) / tablesInSector);
  const file = new Uint8Array((1 + tableCount + listCount + used) * sectorSize);
  const view = new DataView(file.buffer);
  const next = new Uint32Array(tableCount * 128).fill(free);
  next.fill(tableSector, 0, tableCount).fill(listSector, tableCount, tableCount + listCount);
  let sector = tableCount + listCount;
  const chain = (count: number) => {
    const start = sector;
    for (let index = 0; index < count; index += 1, sector += 1)
      next[sector] = index === count - 1 ? endOfChain : sector + 1;
    return start;
  };
  writeHeader(view, { tableCount, listCount, directory: chain(directorySize) });
  writeTableLists(view, { tableCount, listCount });
  const starts = contents.map((bytes, index) => {
    if (bytes === undefined) return endOfChain;
    const start = chain(sizes[index] ?? 0);
    file.set(bytes, (start + 1) * sectorSize);
    return start;
  });
  for (const [index, value] of next.entries()) view.setUint32(sectorSize + index * 4, value, true);
  const directory = (tableCount + listCount + 1) * sectorSize;
  for (const [index, entry] of entries.entries())
    writeEntry(view, { at: directory + index * 128, entry, start: starts[index] ?? endOfChain });
  return file;
}

interface Entry {
  readonly name: string;
  readonly type: number;
  readonly right: number;
  child: number;
  readonly bytes?: Uint8Array;
}

/** Siblings hang on each other's right, which is a tree as well. */
function listEntries(streams: Readonly<Record<string, Uint8Array>>): Entry[] {
  const root: Entry = { name: 'Root Entry', type: 5, right: free, child: free };
  const entries: Entry[] = [root];
  const storages = new Map<string, Entry>([['', root]]);
  const add = (name: string, parent: Entry, facts: Pick<Entry, 'type' | 'bytes'>) => {
    const entry = { name, right: parent.child, child: free, ...facts };
    entries.push(entry);
    parent.child = entries.length - 1;
    return entry;
  };
  for (const [path, bytes] of Object.entries(streams)) {
    const [name = '', folder = ''] = path.split('/').reverse();
    const parent = storages.get(folder) ?? add(folder, root, { type: 1 });
    storages.set(folder, parent);
    const padded = new Uint8Array(Math.max(smallest, bytes.length));
    padded.set(bytes);
    add(name, parent, { type: 2, bytes: padded });
  }
  return entries;
}

function writeHeader(
  view: DataView,
  {
    tableCount,
    listCount,
    directory,
  }: { tableCount: number; listCount: number; directory: number },
): void {
  for (const [at, byte] of [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1].entries())
    view.setUint8(at, byte);
  view.setUint16(26, 3, true);
  view.setUint16(28, 0xfffe, true);
  view.setUint16(30, 9, true);
  view.setUint16(32, 6, true);
  view.setUint32(44, tableCount, true);
  view.setUint32(48, directory, true);
  view.setUint32(56, smallest, true);
  view.setUint32(60, endOfChain, true);
  view.setUint32(68, listCount === 0 ? endOfChain : tableCount, true);
  view.setUint32(72, listCount, true);
  for (let index = 0; index < tablesInHeader; index += 1)
    view.setUint32(76 + index * 4, index < tableCount ? index : free, true);
}

/** Where the sectors of the table lie beyond those that the header has room for. */
function writeTableLists(
  view: DataView,
  { tableCount, listCount }: { tableCount: number; listCount: number },
): void {
  for (let list = 0; list < listCount; list += 1) {
    const at = (1 + tableCount + list) * sectorSize;
    for (let index = 0; index < tablesInSector; index += 1) {
      const table = tablesInHeader + list * tablesInSector + index;
      view.setUint32(at + index * 4, table < tableCount ? table : free, true);
    }
    const next = list + 1 < listCount ? tableCount + list + 1 : endOfChain;
    view.setUint32(at + tablesInSector * 4, next, true);
  }
}

function writeEntry(
  view: DataView,
  { at, entry, start }: { at: number; entry: Entry; start: number },
): void {
  for (const [index, character] of [...entry.name].entries())
    view.setUint16(at + index * 2, character.charCodeAt(0), true);
  view.setUint16(at + 64, (entry.name.length + 1) * 2, true);
  view.setUint8(at + 66, entry.type);
  view.setUint32(at + 68, free, true);
  view.setUint32(at + 72, entry.right, true);
  view.setUint32(at + 76, entry.child, true);
  view.setUint32(at + 116, start, true);
  view.setUint32(at + 120, entry.bytes?.length ?? 0, true);
}
