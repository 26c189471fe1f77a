import type { Declarations } from './declarations.ts';
import { formatCount } from './list-markers.ts';

/** Counters of CSS, each open from the element that resets it to the end of the element around that. */
export interface Counters {
  /** Applies what an element, or what is in front of its words, says of counters. */
  apply(declarations: Declarations): void;
  /** Opens the place in which the elements inside reset counters. */
  enter(): void;
  /** Closes what was reset inside the element that ends. */
  leave(): void;
  /** The text of a `content` value, with counters filled in; nothing if it holds more than text. */
  fill(content: string): string | undefined;
}

interface Instance {
  value: number;
}

const mostOfName = 200;
const longestContent = 1000;

export function createCounters(): Counters {
  const instances = new Map<string, Instance[]>();
  /** Names reset by the children of each open element. */
  const scopes: string[][] = [[]];
  const reset = (name: string, value: number) => {
    const open = instances.get(name) ?? [];
    instances.set(name, open);
    const scope = scopes.at(-1);
    const last = open.at(-1);
    if (scope?.includes(name) === true && last !== undefined) last.value = value;
    else if (open.length < mostOfName) {
      open.push({ value });
      scope?.push(name);
    }
  };
  const change = (name: string, apply: (value: number) => number) => {
    if (instances.get(name)?.at(-1) === undefined) reset(name, 0);
    const instance = instances.get(name)?.at(-1);
    if (instance !== undefined) instance.value = apply(instance.value);
  };
  return {
    apply(declarations) {
      if (declarations.size === 0) return;
      for (const [name, value] of parsePairs(declarations.get('counter-reset'), 0))
        reset(name, value);
      for (const [name, value] of parsePairs(declarations.get('counter-increment'), 1))
        change(name, (count) => count + value);
      for (const [name, value] of parsePairs(declarations.get('counter-set'), 0))
        change(name, () => value);
    },
    enter: () => scopes.push([]),
    leave() {
      for (const name of scopes.pop() ?? []) instances.get(name)?.pop();
    },
    fill: (content) =>
      fillContent(content, (name) => (instances.get(name) ?? [{ value: 0 }]).map((i) => i.value)),
  };
}

function parsePairs(text: string | undefined, missing: number): [string, number][] {
  if (text === undefined || text === 'none') return [];
  return [...text.slice(0, longestContent).matchAll(/([a-z_][\w-]*)(?:\s+(-?\d{1,9}))?/g)].map(
    ([, name = '', value]) => [name, value === undefined ? missing : Number(value)],
  );
}

const token =
  /\s*(?:"((?:[^"\\]|\\.){0,200})"|'((?:[^'\\]|\\.){0,200})'|(counters?)\(([^)]{0,200})\))\s*/y;

function fillContent(content: string, list: (name: string) => number[]): string | undefined {
  const source = content.slice(0, longestContent);
  let text = '';
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const match = token.exec(source);
    if (match === null) return undefined;
    const [, double, single, kind, inside = ''] = match;
    text += kind === undefined ? unescapeText(double ?? single ?? '') : show(kind, inside, list);
  }
  return text;
}

function show(kind: string, inside: string, list: (name: string) => number[]): string {
  const parts = inside.match(/"[^"]*"|'[^']*'|[\w-]+/g) ?? [];
  const [name = '', second, third] = parts;
  const values = list(name.toLowerCase());
  const style = (kind === 'counters' ? third : second) ?? 'decimal';
  const shown = values.map((value) => formatCount(value, style.toLowerCase()) ?? '');
  if (kind === 'counter') return shown.at(-1) ?? '';
  return shown.slice(-9).join(unescapeText((second ?? '').slice(1, -1)));
}

function unescapeText(text: string): string {
  return text.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code?: string, plain?: string) =>
    code === undefined ? (plain ?? '') : String.fromCodePoint(getCodePoint(code)),
  );
}

function getCodePoint(code: string): number {
  const value = Number.parseInt(code, 16);
  return value === 0 || value > 0x10ffff ? 0xfffd : value;
}
