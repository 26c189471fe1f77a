import { buildCompound } from './hostile/hostile-compound.ts';

export interface MsgPerson {
  readonly name: string;
  readonly address: string;
}

export interface MsgFacts {
  readonly kind?: string;
  readonly subject?: string;
  readonly sender?: MsgPerson;
  /** 1 for To, 2 for Cc, 3 for Bcc. */
  readonly recipients?: readonly (MsgPerson & { readonly kind: number })[];
  /** When it was sent. */
  readonly date?: Date;
  /** Header fields as the mail came with them. */
  readonly headers?: string;
  readonly text?: string;
  /** Outlook stores it as bytes, other programs as words. */
  readonly html?: string | Uint8Array;
  readonly rtf?: Uint8Array;
  readonly attachments?: readonly MsgAttachment[];
  /** The code page of words, which are then stored in 8 bits; their bytes are given by code units. */
  readonly codePage?: number;
}

export interface MsgAttachment {
  readonly name?: string;
  readonly mimeType?: string;
  readonly contentId?: string;
  readonly bytes?: Uint8Array;
  readonly message?: MsgFacts;
}

interface Property {
  readonly id: number;
  readonly value: string | Uint8Array | number | Date | undefined;
}

const types = { wide: 0x1f, narrow: 0x1e, binary: 0x102, number: 3, time: 0x40 } as const;
const millisecondsUntil1970 = 11_644_473_600_000;

/** Builds a message file of Outlook ([MS-OXMSG]). */
export function buildMsg(facts: MsgFacts): Uint8Array {
  const streams: Record<string, Uint8Array> = {};
  addMessage(streams, { facts, storage: '', headerSize: 32 });
  return buildCompound(streams);
}

interface Place {
  readonly storage: string;
  readonly headerSize: number;
  readonly isNarrow?: boolean;
}

function addMessage(
  streams: Record<string, Uint8Array>,
  { facts, storage, headerSize }: Place & { facts: MsgFacts },
): void {
  const isNarrow = facts.codePage !== undefined;
  const properties: Property[] = [
    { id: 0x1a, value: facts.kind ?? 'IPM.Note' },
    { id: 0x37, value: facts.subject },
    { id: 0x0c1a, value: facts.sender?.name },
    { id: 0x5d01, value: facts.sender?.address },
    { id: 0x39, value: facts.date },
    { id: 0x7d, value: facts.headers },
    { id: 0x1000, value: facts.text },
    { id: 0x1013, value: facts.html },
    { id: 0x1009, value: facts.rtf },
    { id: 0x3ffd, value: facts.codePage },
  ];
  addProperties(streams, { storage, headerSize, isNarrow, properties });
  for (const [at, { name, address, kind }] of (facts.recipients ?? []).entries()) {
    const recipient = [
      { id: 0x3001, value: name },
      { id: 0x39fe, value: address },
      { id: 0x0c15, value: kind },
    ];
    const place = `${storage}__recip_version1.0_#${formatIndex(at)}/`;
    addProperties(streams, { storage: place, headerSize: 8, isNarrow, properties: recipient });
  }
  for (const [at, attachment] of (facts.attachments ?? []).entries()) {
    const place = `${storage}__attach_version1.0_#${formatIndex(at)}/`;
    addAttachment(streams, { storage: place, headerSize: 8, isNarrow, attachment });
  }
}

function addAttachment(
  streams: Record<string, Uint8Array>,
  { attachment, ...place }: Place & { attachment: MsgAttachment },
): void {
  const { name, mimeType, contentId, bytes, message } = attachment;
  const properties = [
    { id: 0x3707, value: name },
    { id: 0x370e, value: mimeType },
    { id: 0x3712, value: contentId },
    { id: 0x3701, value: bytes },
    { id: 0x3705, value: message === undefined ? 1 : 5 },
  ];
  addProperties(streams, { ...place, properties });
  const storage = `${place.storage}__substg1.0_3701000D/`;
  if (message !== undefined) addMessage(streams, { facts: message, storage, headerSize: 24 });
}

function addProperties(
  streams: Record<string, Uint8Array>,
  {
    storage,
    headerSize,
    isNarrow = false,
    properties,
  }: Place & { properties: readonly Property[] },
): void {
  const given = properties.filter(({ value }) => value !== undefined);
  const table = new DataView(new ArrayBuffer(headerSize + given.length * 16));
  for (const [at, { id, value }] of given.entries()) {
    const entry = headerSize + at * 16;
    const type = getType(value, isNarrow);
    table.setUint16(entry, type, true);
    table.setUint16(entry + 2, id, true);
    if (typeof value === 'number') table.setUint32(entry + 8, value, true);
    if (value instanceof Date) {
      const since1601 = BigInt(value.getTime() + millisecondsUntil1970) * 10_000n;
      table.setBigUint64(entry + 8, since1601, true);
    }
    const content = encode(value, isNarrow);
    const name = `__substg1.0_${toHex(id)}${toHex(type)}`;
    if (content !== undefined) streams[`${storage}${name}`] = content;
  }
  streams[`${storage}__properties_version1.0`] = new Uint8Array(table.buffer);
}

function getType(value: Property['value'], isNarrow: boolean): number {
  if (typeof value === 'string') return isNarrow ? types.narrow : types.wide;
  if (typeof value === 'number') return types.number;
  return value instanceof Date ? types.time : types.binary;
}

function encode(value: Property['value'], isNarrow: boolean): Uint8Array | undefined {
  if (value instanceof Uint8Array) return value;
  if (typeof value !== 'string') return undefined;
  return new Uint8Array(Buffer.from(value, isNarrow ? 'latin1' : 'utf16le'));
}

function toHex(number: number): string {
  return number.toString(16).toUpperCase().padStart(4, '0');
}

function formatIndex(at: number): string {
  return at.toString(16).toUpperCase().padStart(8, '0');
}
