import { createHash } from 'node:crypto';
import { createRc4 } from '../encryption/rc4.ts';
import { buildRecord, editWorkbookStream } from './build-binary-workbook.ts';

const salt = Buffer.from(Array.from({ length: 16 }, (_, at) => at + 1));
const verifier = Buffer.from('sixteen letters.');
const blockSize = 1024;
/** Records that stay as they are: the begin of a part, the password and what a program shows of itself. */
const plain: ReadonlySet<number> = new Set([0x809, 0x2f, 0xe1]);

const digest = (algorithm: string, ...parts: readonly Uint8Array[]) =>
  parts.reduce((sum, part) => sum.update(part), createHash(algorithm)).digest();

function count(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}

export type WorkbookCipher = 'binary' | 'api';

/** Encrypts a workbook of Excel 97-2003 with RC4, in the older way or in that of 2002. */
export function encryptWorkbook(
  file: Uint8Array,
  { password, cipher }: { password: string; cipher: WorkbookCipher },
): Uint8Array {
  const getKey = cipher === 'binary' ? createBinaryKeys(password) : createApiKeys(password);
  const algorithm = cipher === 'binary' ? 'md5' : 'sha1';
  const next = createRc4(getKey(0));
  const locked = Buffer.concat([verifier, digest(algorithm, verifier)]).map(
    (byte) => byte ^ next(),
  );
  const pass =
    cipher === 'binary'
      ? [1, 0, 1, 0, 1, 0, ...salt, ...locked]
      : [
          1,
          0,
          4,
          0,
          2,
          0,
          ...describeApi(),
          ...salt,
          ...locked.subarray(0, 16),
          ...count(20),
          ...locked.subarray(16),
        ];
  return editWorkbookStream(file, (stream) => {
    const head = 4 + (stream[2] ?? 0);
    const record = buildRecord(0x2f, pass);
    const moved = moveSheets(stream, { head, by: record.length });
    return encrypt(
      Buffer.concat([moved.subarray(0, head), Buffer.from(record), moved.subarray(head)]),
      getKey,
    );
  });
}

function createBinaryKeys(password: string) {
  const first = digest('md5', Buffer.from(password, 'utf16le')).subarray(0, 5);
  const parts = Array.from({ length: 16 }, () => [first, salt]).flat();
  const base = digest('md5', ...parts).subarray(0, 5);
  return (block: number) => digest('md5', base, count(block));
}

function createApiKeys(password: string) {
  const base = digest('sha1', salt, Buffer.from(password, 'utf16le'));
  return (block: number) => digest('sha1', base, count(block)).subarray(0, 16);
}

/** Flags, the size of the header, the header and the size of the salt: [MS-OFFCRYPTO] 2.3.5.1. */
function describeApi(): number[] {
  const header = [
    count(4),
    count(0),
    count(0x6801),
    count(0x8004),
    count(128),
    count(1),
    count(0),
    count(0),
  ];
  const bytes = Buffer.concat([...header, Buffer.from('RC4\0', 'utf16le')]);
  return [...count(4), ...count(bytes.length), ...bytes, ...count(16)];
}

/** The list of sheets says where each begins. */
function moveSheets(stream: Uint8Array, { head, by }: { head: number; by: number }): Buffer {
  const moved = Buffer.from(stream);
  for (let at = head; at + 4 <= moved.length; at += 4 + moved.readUInt16LE(at + 2)) {
    if (moved.readUInt16LE(at) === 0x85)
      moved.writeUInt32LE(moved.readUInt32LE(at + 4) + by, at + 4);
  }
  return moved;
}

function encrypt(stream: Buffer, getKey: (block: number) => Uint8Array): Buffer {
  const encrypted = Buffer.from(stream);
  const keys = Buffer.alloc(stream.length);
  let next = createRc4(getKey(0));
  for (let at = 0; at < stream.length; at += 1) {
    if (at % blockSize === 0) next = createRc4(getKey(at / blockSize));
    keys[at] = next();
  }
  for (let at = 0; at + 4 <= stream.length; ) {
    const [type, length] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)];
    const from = at + 4 + (type === 0x85 ? 4 : 0);
    if (!plain.has(type))
      for (let byte = from; byte < at + 4 + length; byte += 1)
        encrypted[byte] = (stream[byte] ?? 0) ^ (keys[byte] ?? 0);
    at += 4 + length;
  }
  return encrypted;
}
