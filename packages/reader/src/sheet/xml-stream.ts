import { AppError } from '@clauselight/schema';
import { SaxesParser } from 'saxes';
import type { ZipArchive } from '../archive/zip.ts';

/** Takes what a part of XML holds, in order; names carry the file's own prefixes. */
export interface XmlHandlers {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
  /** Whether to stop; called between chunks of the part. */
  isDone?(): boolean;
}

/** `broken`: the part is damaged; what could be parsed was delivered. */
export type StreamEnd = 'whole' | 'stopped' | 'broken' | 'missing';

type Decoder = InstanceType<typeof TextDecoder>;

/** Thrown through the parser if there are more faults than damage explains. */
const fault = Symbol('not XML');
const mostFaults = 10_000;
/** Characters of one text or tag: many times those of the longest text that is read. */
const longestPiece = 64 * 1024 * 1024;

/**
 * Reads a part of XML without holding it as a whole. No entities beyond the five of XML, no document type
 * declaration. Throws `document_too_complex` and `document_encrypted` as the zip does.
 */
export function streamXml(
  { zip, name }: { zip: ZipArchive; name: string },
  handlers: XmlHandlers,
): StreamEnd {
  let end = 'whole' as StreamEnd;
  let faults = 0;
  const onFault = () => {
    end = 'broken';
    faults += 1;
    if (faults > mostFaults) throw fault;
  };
  let piece = 0;
  const endPiece = () => {
    piece = 0;
  };
  const parser = createParser(handlers, { onFault, endPiece });
  let decoder: Decoder | undefined;
  const onBytes = (bytes: Uint8Array) => {
    decoder ??= createDecoder(bytes);
    piece += bytes.length;
    if (piece > longestPiece) throw new AppError('document_too_complex');
    try {
      parser.write(decoder.decode(bytes, { stream: true }));
    } catch (error) {
      if (error !== fault) throw error;
      return false;
    }
    if (handlers.isDone?.() !== true) return true;
    end = 'stopped';
    return false;
  };
  try {
    if (!zip.stream(name, onBytes)) return 'missing';
    if (end !== 'stopped' && faults <= mostFaults) parser.close();
  } catch (error) {
    const isDamage =
      error === fault || (error instanceof AppError && error.code === 'document_corrupt');
    if (!isDamage) throw error;
    end = 'broken';
    if (faults <= mostFaults) closeQuietly(parser);
  }
  return end;
}

/** Hands out the last words of a part that is cut off. */
function closeQuietly(parser: SaxesParser): void {
  try {
    parser.close();
  } catch (error) {
    if (error !== fault) throw error;
  }
}

function createParser(
  handlers: XmlHandlers,
  { onFault, endPiece }: { onFault: () => void; endPiece: () => void },
): SaxesParser {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('opentag', ({ name, attributes }) => {
    endPiece();
    handlers.open(name, attributes);
  });
  parser.on('closetag', ({ name }) => handlers.close(name));
  parser.on('text', (text) => handlers.text(text));
  parser.on('cdata', (text) => handlers.text(text));
  parser.on('doctype', (type) => {
    if (type.includes('[')) onFault();
  });
  parser.on('error', onFault);
  return parser;
}

function createDecoder([first, second]: Uint8Array): Decoder {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  return new TextDecoder(first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8');
}

/** A name without the prefix of its vocabulary. */
export function getLocalName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}
