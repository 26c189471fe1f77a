import { AppError } from '@clauselight/schema';
import { decodeCharacters } from './characters.ts';
import { findPrefix } from './prefixes.ts';

/** The namespaces that a part of a document declares, and the names resolved there so far. */
export interface NameTable {
  /** Namespace by prefix. */
  readonly bindings: ReadonlyMap<string, string>;
  /** Resolved names of elements and of attributes by what the file writes. A document has few and repeats them. */
  readonly elements: Map<string, string>;
  readonly attributes: Map<string, string>;
}

/** The most namespace declarations in force at a time; each element that declares one copies them all. */
const mostBindings = 256;
/** Beyond this number of different names the cache is emptied. */
const mostNamesCached = 4096;

/**
 * The names outside of all elements.
 *
 * @param bindings - Namespaces by prefix that are in force there.
 */
export function createNameTable(bindings: ReadonlyMap<string, string> = new Map()): NameTable {
  return { bindings, elements: new Map(), attributes: new Map() };
}

/** The names inside an element that declares namespaces; undefined if it declares none. */
export function declareNamespaces(
  attributes: readonly string[],
  outer: NameTable,
): NameTable | undefined {
  let bindings: Map<string, string> | undefined;
  for (let at = 0; at < attributes.length; at += 2) {
    const name = attributes[at] ?? '';
    if (!isDeclaration(name)) continue;
    bindings ??= new Map(outer.bindings);
    if (bindings.size > mostBindings) throw new AppError('document_too_complex');
    bindings.set(name.slice('xmlns:'.length), decodeCharacters(attributes[at + 1] ?? ''));
  }
  return bindings === undefined ? undefined : createNameTable(bindings);
}

function isDeclaration(name: string): boolean {
  return name.startsWith('xmlns') && (name.length === 5 || name[5] === ':');
}

/** The name of an element with the fixed prefix of its namespace. */
export function resolveElement(raw: string, names: NameTable): string {
  const known = names.elements.get(raw);
  if (known !== undefined) return known;
  if (raw === '' || /^[\d.-]|[<&'"=]/.test(raw)) throw createTagError();
  return cacheName(names.elements, { raw, name: resolve(raw, names.bindings) });
}

/**
 * The local name of an attribute, with `r:` before it if it is in the relationships namespace; empty if no reader uses
 * it.
 */
export function resolveAttribute(raw: string, names: NameTable): string {
  const known = names.attributes.get(raw);
  if (known !== undefined) return known;
  if (!/^[^\s<>/]+$/.test(raw)) throw createTagError();
  if (isDeclaration(raw) || raw.startsWith('w:rsid'))
    return cacheName(names.attributes, { raw, name: '' });
  const colon = raw.indexOf(':');
  const namespace = colon < 0 ? undefined : names.bindings.get(raw.slice(0, colon));
  const isRelationship = findPrefix(namespace ?? '') === 'r';
  const local = raw.slice(colon + 1);
  return cacheName(names.attributes, { raw, name: isRelationship ? `r:${local}` : local });
}

/** The error for text that begins like a tag but is not one. */
export function createTagError(): AppError {
  return new AppError('document_corrupt', { cause: 'not a tag' });
}

function resolve(raw: string, bindings: ReadonlyMap<string, string>): string {
  const colon = raw.indexOf(':');
  const namespace = bindings.get(colon < 0 ? '' : raw.slice(0, colon));
  // An undeclared prefix most likely has its usual meaning.
  if (namespace === undefined) return raw;
  const prefix = findPrefix(namespace);
  const local = raw.slice(colon + 1);
  return prefix === undefined ? local : `${prefix}:${local}`;
}

function cacheName(
  known: Map<string, string>,
  { raw, name }: { raw: string; name: string },
): string {
  if (known.size >= mostNamesCached) known.clear();
  const interned = internName(name);
  known.set(raw, interned);
  return interned;
}

/** Interns names as object keys are interned: they are compared all the time, and keys by identity. */
const internedNames = new Map<string, string>();
const longestInterned = 64;

function internName(name: string): string {
  const known = internedNames.get(name);
  if (known !== undefined || name.length > longestInterned) return known ?? name;
  if (internedNames.size >= mostNamesCached) internedNames.clear();
  const key = Object.keys({ [name]: undefined })[0] ?? name;
  internedNames.set(key, key);
  return key;
}
