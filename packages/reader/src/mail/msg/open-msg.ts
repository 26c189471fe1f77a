import { type CompoundFile, openCompoundFile } from '../../archive/compound-file.ts';
import { decodeHtml } from '../../markup/decode-html.ts';
import { decodeDeclared } from '../../text/decode.ts';
import { decompressRtf } from './decompress-rtf.ts';
import { findMessageEncoding, getEncoding, openProperties, type Properties } from './properties.ts';

/** A message of Outlook ([MS-OXMSG]). */
export interface OutlookMessage {
  /** What it is: `IPM.Note` for mail. */
  readonly kind: string;
  readonly subject: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly cc: string | undefined;
  readonly bcc: string | undefined;
  readonly date: string | undefined;
  readonly text: string | undefined;
  readonly html: string | undefined;
  /** A body as Rich Text. */
  readonly rtf: Uint8Array | undefined;
  readonly attachments: readonly OutlookAttachment[];
}

export interface OutlookAttachment {
  /** Null if it has none. */
  readonly filename: string | null;
  readonly mimeType: string;
  readonly size: number;
  /** Whether it is a picture within the words. */
  readonly isInline: boolean;
  /** Reads the message that is attached; undefined for a file. */
  readonly openMessage?: () => OutlookMessage;
}

/** Property ids: [MS-OXPROPS]. */
const ids = {
  messageClass: 0x001a,
  subject: 0x0037,
  sentAt: 0x0039,
  receivedAt: 0x0e06,
  createdAt: 0x3007,
  headers: 0x007d,
  author: { name: 0x0042, smtp: 0x5d02, address: 0x0065 },
  sender: { name: 0x0c1a, smtp: 0x5d01, address: 0x0c1f },
  recipient: { name: 0x3001, smtp: 0x39fe, address: 0x3003 },
  recipientKind: 0x0c15,
  shownTo: 0x0e04,
  shownCc: 0x0e03,
  shownBcc: 0x0e02,
  text: 0x1000,
  html: 0x1013,
  rtf: 0x1009,
  internetCodePage: 0x3fde,
  displayName: 0x3001,
  longFilename: 0x3707,
  shortFilename: 0x3704,
  attachMethod: 0x3705,
  attachData: 0x3701,
  mimeType: 0x370e,
  contentId: 0x3712,
  isHidden: 0x7ffe,
} as const;
const outermostHeader = 32;
const innerHeader = 24;
const partHeader = 8;
const embeddedMethod = 5;
const attachedMessage = '__substg1.0_3701000D/';
/** More recipients or attachments than this are not read one by one. */
const mostParts = 2048;

/** A message file, and whether anything that was read of it so far was not whole. */
export interface OutlookFile {
  readonly message: OutlookMessage;
  isDamaged(): boolean;
}

/** Opens a message file. Throws `document_corrupt` if it is no compound file. */
export function openMsg(bytes: Uint8Array): OutlookFile {
  const { paths, readStream } = openCompoundFile(bytes);
  let isDamaged = false;
  const file: CompoundFile = {
    paths,
    readStream(path) {
      const stream = readStream(path);
      isDamaged ||= stream?.isWhole === false;
      return stream;
    },
  };
  const message = openMessage(file, { storage: '', headerSize: outermostHeader });
  return { message, isDamaged: () => isDamaged };
}

interface StorageFacts {
  readonly storage: string;
  readonly headerSize: number;
}

function openMessage(file: CompoundFile, facts: StorageFacts): OutlookMessage {
  const properties = openProperties({ file, ...facts });
  const encoding = findMessageEncoding({ file, ...facts });
  const open = (storage: string) => ({
    storage,
    properties: openProperties({ file, storage, headerSize: partHeader, encoding }),
  });
  const recipients = listStorages(file, `${facts.storage}__recip_version1.0_#`)
    .map(open)
    .map((part) => part.properties);
  const attachments = listStorages(file, `${facts.storage}__attach_version1.0_#`).map(open);
  const rtf = properties.findBytes(ids.rtf);
  return {
    kind: properties.findText(ids.messageClass) ?? '',
    subject: properties.findText(ids.subject),
    from: findPerson(properties, ids.author) ?? findPerson(properties, ids.sender),
    to: listRecipients(recipients, 1) ?? properties.findText(ids.shownTo),
    cc: listRecipients(recipients, 2) ?? properties.findText(ids.shownCc),
    bcc: listRecipients(recipients, 3) ?? properties.findText(ids.shownBcc),
    date: findDate(properties),
    text: properties.findText(ids.text),
    html: findHtml(properties),
    rtf: rtf && decompressRtf(rtf),
    attachments: attachments.map((part) => describeAttachment(file, part)),
  };
}

/** Paths of the storages of one kind directly inside a message. */
function listStorages(file: CompoundFile, prefix: string): string[] {
  const found = file.paths.filter(
    (path) => path.startsWith(prefix) && !path.slice(prefix.length).includes('/'),
  );
  return found
    .sort()
    .slice(0, mostParts)
    .map((path) => `${path}/`);
}

interface PersonIds {
  readonly name: number;
  readonly smtp: number;
  readonly address: number;
}

/** `Jane Doe <jane@example.com>`. An address without an at sign is one of the sender's own network. */
function findPerson(properties: Properties, person: PersonIds): string | undefined {
  const name = properties.findText(person.name)?.trim();
  const addresses = [properties.findText(person.smtp), properties.findText(person.address)];
  const address = addresses.find((found) => found?.includes('@') === true)?.trim();
  if (name === undefined || name === address) return address;
  return address === undefined ? name : `${name} <${address}>`;
}

function listRecipients(recipients: readonly Properties[], kind: number): string | undefined {
  const people = recipients
    // The upper bits say how the message was sent.
    .filter((recipient) => ((recipient.findNumber(ids.recipientKind) ?? 0) & 0xf) === kind)
    .flatMap((recipient) => findPerson(recipient, ids.recipient) ?? []);
  return people.length === 0 ? undefined : people.join(', ');
}

/** As the header of the message states it, with its time zone; else in universal time. */
function findDate(properties: Properties): string | undefined {
  const headers = properties.findText(ids.headers) ?? '';
  const stated = /^date:[ \t]*([^\r\n]+)/im.exec(headers)?.[1]?.trim();
  if (stated !== undefined && stated !== '') return stated;
  const date = [ids.sentAt, ids.receivedAt, ids.createdAt]
    .map((id) => properties.findDate(id))
    .find((found) => found !== undefined);
  return date?.toUTCString().replace('GMT', '+0000');
}

function findHtml(properties: Properties): string | undefined {
  const words = properties.findText(ids.html);
  if (words !== undefined) return words;
  const bytes = properties.findBytes(ids.html);
  if (bytes === undefined) return undefined;
  const codePage = properties.findNumber(ids.internetCodePage);
  try {
    return codePage === undefined
      ? decodeHtml(bytes).text
      : decodeDeclared(bytes, getEncoding(codePage)).text;
  } catch {
    return undefined;
  }
}

function describeAttachment(
  file: CompoundFile,
  { storage, properties }: { storage: string; properties: Properties },
): OutlookAttachment {
  const names = [ids.longFilename, ids.shortFilename, ids.displayName];
  const mimeType = properties.findText(ids.mimeType) ?? 'application/octet-stream';
  const isHidden = ((properties.findNumber(ids.isHidden) ?? 0) & 0xff) !== 0;
  const isPicture = mimeType.startsWith('image/');
  const isMessage = properties.findNumber(ids.attachMethod) === embeddedMethod;
  const inner = { storage: `${storage}${attachedMessage}`, headerSize: innerHeader };
  return {
    filename: names.map((id) => properties.findText(id)).find(Boolean) ?? null,
    mimeType,
    size: properties.findBytes(ids.attachData)?.length ?? 0,
    isInline: isPicture && (isHidden || properties.findText(ids.contentId) !== undefined),
    ...(isMessage && { openMessage: () => openMessage(file, inner) }),
  };
}
