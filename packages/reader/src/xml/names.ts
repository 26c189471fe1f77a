import { AppError } from '@clauselight/schema';
import { decodeCharacters } from './characters.ts';
import { findPrefix } from './prefixes.ts';

/** What a part of a document calls its vocabularies, and the names read there so far. */
export interface Names {
  /** Vocabulary by the prefix that stands for it. */
  readonly bindings: ReadonlyMap<string, string>;
  /** Names of elements and of attributes by what the file writes: a document has few, and has them over and over. */
  readonly elements: Map<string, string>;
  readonly attributes: Map<string, string>;
}

/** Names of vocabularies in force at a time; each element that declares one copies them all. */
const mostBindings = 256;
/** More different names than that are forgotten and learned anew. */
const mostNamesKept = 4096;

export function createNames(bindings: ReadonlyMap<string, string> = new Map()): Names {
  return { bindings, elements: new Map(), attributes: new Map() };
}

/** The names inside an element that declares vocabularies itself; nothing where it declares none. */
export function declareNames(attributes: readonly string[], outer: Names): Names | undefined {
  let bindings: Map<string, string> | undefined;
  for (let at = 0; at < attributes.length; at += 2) {
    const name = attributes[at] ?? '';
    if (!isDeclaration(name)) continue;
    bindings ??= new Map(outer.bindings);
    if (bindings.size > mostBindings) throw new AppError('document_too_complex');
    bindings.set(name.slice('xmlns:'.length), decodeCharacters(attributes[at + 1] ?? ''));
  }
  return bindings === undefined ? undefined : createNames(bindings);
}

function isDeclaration(name: string): boolean {
  return name.startsWith('xmlns') && (name.length === 5 || name[5] === ':');
}

/** The name of an element, with the fixed prefix of its vocabulary. */
export function resolveElement(raw: string, names: Names): string {
  const known = names.elements.get(raw);
  if (known !== undefined) return known;
  if (raw === '' || /^[\d.-]|[<&'"=]/.test(raw)) throw refuseTag();
  return keep(names.elements, { raw, name: resolve(raw, names.bindings) });
}

/** The local name of an attribute, `r:` in front where it is one of relationships; empty where nobody reads it. */
export function resolveAttribute(raw: string, names: Names): string {
  const known = names.attributes.get(raw);
  if (known !== undefined) return known;
  if (!/^[^\s<>/]+$/.test(raw)) throw refuseTag();
  if (isDeclaration(raw) || raw.startsWith('w:rsid'))
    return keep(names.attributes, { raw, name: '' });
  const colon = raw.indexOf(':');
  const vocabulary = colon < 0 ? undefined : names.bindings.get(raw.slice(0, colon));
  const isRelationship = findPrefix(vocabulary ?? '') === 'r';
  const local = raw.slice(colon + 1);
  return keep(names.attributes, { raw, name: isRelationship ? `r:${local}` : local });
}

/** What is thrown where a tag is none. */
export function refuseTag(): AppError {
  return new AppError('document_corrupt', { cause: 'not a tag' });
}

function resolve(raw: string, bindings: ReadonlyMap<string, string>): string {
  const colon = raw.indexOf(':');
  const vocabulary = bindings.get(colon < 0 ? '' : raw.slice(0, colon));
  // A prefix nobody declared is most likely meant as everybody uses it.
  if (vocabulary === undefined) return raw;
  const prefix = findPrefix(vocabulary);
  const local = raw.slice(colon + 1);
  return prefix === undefined ? local : `${prefix}:${local}`;
}

function keep(known: Map<string, string>, { raw, name }: { raw: string; name: string }): string {
  if (known.size >= mostNamesKept) known.clear();
  const own = share(name);
  known.set(raw, own);
  return own;
}

/** Names as keys of objects are: they are compared all the time, and keys by their identity. */
const shared = new Map<string, string>();
const longestShared = 64;

function share(name: string): string {
  const known = shared.get(name);
  if (known !== undefined || name.length > longestShared) return known ?? name;
  if (shared.size >= mostNamesKept) shared.clear();
  const key = Object.keys({ [name]: undefined })[0] ?? name;
  shared.set(key, key);
  return key;
}
