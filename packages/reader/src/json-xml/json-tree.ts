import { findCommentEnd, type JsonScalar, readToken } from './json-token.ts';

/** A value of JSON with its original spelling. Numbers keep every digit. */
export type JsonNode = JsonScalar | JsonObject | JsonArray;

export interface JsonObject {
  readonly kind: 'object';
  /** In order, keys that recur included. */
  readonly entries: readonly { readonly key: string; readonly node: JsonNode }[];
  readonly span: JsonSpan;
}

export interface JsonArray {
  readonly kind: 'array';
  readonly items: readonly JsonNode[];
  readonly span: JsonSpan;
}

/** Where a value is in the text, half-open. */
export interface JsonSpan {
  readonly start: number;
  end: number;
}

export interface JsonDocument {
  /** One value, or several in files with a value per line. */
  readonly values: readonly JsonNode[];
  /** Whether reading stopped at a bound; what was open then is closed there. */
  readonly isCut: boolean;
  /** Whether it has what JSON proper has not: comments, commas before a bracket, names without quotation marks. */
  readonly isLoose: boolean;
  /** Where it ceases to be JSON; what was open then is closed there. */
  readonly faultAt?: number;
}

interface OpenContainer {
  readonly node: (JsonObject | JsonArray) & { readonly span: JsonSpan };
  readonly add: (node: JsonNode, key: string) => void;
  key: string | undefined;
  /** Where the last key begins. */
  keyAt: number;
  /** What may come next. */
  state: 'first' | 'value' | 'colon' | 'key' | 'after';
}

/** A document as it grows. */
interface Parse {
  readonly text: string;
  readonly maxCharacters: number;
  readonly values: JsonNode[];
  readonly stack: OpenContainer[];
  at: number;
  nodes: number;
  characters: number;
  isLoose: boolean;
}

const mostNodes = 600_000;

/**
 * Reads JSON as RFC 8259 has it, without recursion, so that no nesting is too deep; comments and the like are
 * passed over. Stops at the first fault, and after this many characters of keys and values or more values than
 * anyone reads. Nothing for what has no value before its first fault.
 */
export function parseJson(text: string, maxCharacters: number): JsonDocument | undefined {
  const parse: Parse = {
    text,
    maxCharacters,
    values: [],
    stack: [],
    at: 0,
    nodes: 0,
    characters: 0,
    isLoose: false,
  };
  let isCut = false;
  let isFault = false;
  while (parse.at < text.length && !isCut && !isFault) {
    isFault = !step(parse);
    isCut = parse.nodes > mostNodes || parse.characters > maxCharacters;
  }
  const { values, stack, at, isLoose } = parse;
  for (const { node } of stack) node.span.end = at;
  if (isCut) return { values, isCut, isLoose };
  isFault ||= stack.length > 0 || values.length === 0;
  // Brackets before any text, and a word after one.
  if (isFault && !hasValue(values)) return undefined;
  return { values, isCut, isLoose, ...(isFault ? { faultAt: findFault(parse) } : {}) };
}

/** Whether there is more than empty lists; no recursion, whatever the nesting. */
function hasValue(values: readonly JsonNode[]): boolean {
  let node = values[0];
  while (node?.kind === 'array') node = node.items[0];
  return node !== undefined && (node.kind !== 'object' || node.entries.length > 0);
}

/** A key without its value belongs to the fault after it. */
function findFault({ stack, at }: Parse): number {
  const open = stack.at(-1);
  const hasKey =
    open?.state === 'colon' || (open?.state === 'value' && open.node.kind === 'object');
  return open !== undefined && hasKey ? open.keyAt : at;
}

/** Takes what comes next; false, and nothing taken, where that is no JSON. */
function step(parse: Parse): boolean {
  const { text, stack, at } = parse;
  const sign = text[at] ?? '';
  if (/\s/.test(sign)) return advance(parse, at + 1);
  if (sign === '{' || sign === '[') {
    const open = createOpen(sign, at);
    if (!place(parse, open.node)) return false;
    stack.push(open);
    return advance(parse, at + 1);
  }
  if (sign === '}' || sign === ']') return close(parse, sign);
  if (sign === ',' || sign === ':') return takeMark(parse, sign) && advance(parse, at + 1);
  if (sign === '/') {
    const end = findCommentEnd(text, at);
    parse.isLoose = true;
    return end !== undefined && advance(parse, end);
  }
  return takeToken(parse);
}

function advance(parse: Parse, at: number): true {
  parse.at = at;
  return true;
}

function place(parse: Parse, node: JsonNode): boolean {
  const open = parse.stack.at(-1);
  parse.nodes += 1;
  if (open === undefined) {
    parse.values.push(node);
    return true;
  }
  if (open.state === 'after' || open.state === 'colon') return false;
  if (open.node.kind === 'object' && open.state !== 'value') return false;
  open.add(node, open.key ?? '');
  open.state = 'after';
  return true;
}

function createOpen(sign: '{' | '[', start: number): OpenContainer {
  const span = { start, end: start };
  if (sign === '[') {
    const items: JsonNode[] = [];
    const add = (node: JsonNode) => items.push(node);
    return {
      node: { kind: 'array', items, span },
      add,
      key: undefined,
      keyAt: start,
      state: 'first',
    };
  }
  const entries: { key: string; node: JsonNode }[] = [];
  const add = (node: JsonNode, key: string) => entries.push({ key, node });
  return {
    node: { kind: 'object', entries, span },
    add,
    key: undefined,
    keyAt: start,
    state: 'first',
  };
}

function close(parse: Parse, sign: '}' | ']'): boolean {
  const open = parse.stack.at(-1);
  if (open === undefined || (sign === ']') !== (open.node.kind === 'array')) return false;
  const isAfterComma = open.state === (open.node.kind === 'array' ? 'value' : 'key');
  if (open.state !== 'first' && open.state !== 'after' && !isAfterComma) return false;
  parse.isLoose ||= isAfterComma;
  parse.stack.pop();
  open.node.span.end = parse.at + 1;
  return advance(parse, parse.at + 1);
}

function takeMark(parse: Parse, sign: ',' | ':'): boolean {
  const open = parse.stack.at(-1);
  if (open === undefined) {
    parse.isLoose = true;
    return sign === ',' && parse.values.length > 0;
  }
  if (sign === ':') {
    if (open.state !== 'colon') return false;
    open.state = 'value';
    return true;
  }
  if (open.state !== 'after') return false;
  open.state = open.node.kind === 'object' ? 'key' : 'value';
  return true;
}

/** Takes a string, number or word: the key of an entry where one is due. */
function takeToken(parse: Parse): boolean {
  const open = parse.stack.at(-1);
  const isKey = open?.node.kind === 'object' && (open.state === 'first' || open.state === 'key');
  const token = readToken(parse.text, { at: parse.at, isKey });
  if (token === undefined) return false;
  const { end, isLoose } = token;
  const node = shorten(token.node, parse.maxCharacters);
  if (isKey && node.kind === 'string') {
    open.key = node.text;
    open.keyAt = parse.at;
    open.state = 'colon';
  } else if (!place(parse, node)) return false;
  parse.isLoose ||= isLoose;
  parse.characters += node.text.length;
  return advance(parse, end);
}

/** Of a text longer than the whole document may be, its beginning. */
function shorten(node: JsonScalar, most: number): JsonScalar {
  return node.text.length <= most ? node : { ...node, text: node.text.slice(0, most + 1) };
}
