import { type Declarations, parseDeclarations } from './declarations.ts';
import {
  findAttribute,
  findText,
  type HtmlElement,
  type HtmlParent,
  listDescendants,
} from './parse-html.ts';
import { type Compound, parseSelector, type Selector } from './selector.ts';

/** The rules of a page's own style sheets, as far as they change what is read. */
export interface StyleSheet {
  /** What the rules say of an element; later and more specific ones win. */
  match(element: HtmlElement, ancestors: Ancestors): Declarations;
  /** What they put in front of it. */
  matchBefore(element: HtmlElement, ancestors: Ancestors): Declarations;
}

/** The elements around one, the innermost last. */
export type Ancestors = readonly HtmlElement[];

interface Rule {
  readonly selector: Selector;
  readonly declarations: Declarations;
  readonly order: number;
}

const mostRules = 5000;
const longestSheet = 2_000_000;
/** Comparisons of a compound with an element, over the whole page. */
const mostComparisons = 5_000_000;
const none: Declarations = new Map();

/** Gives the text of a style sheet that a page refers to; nothing where there is none to be had. */
export type FindSheet = (reference: string) => string | undefined;

/** Collects the rules of a page's style sheets. Rules under conditions, such as `@media`, are left out. */
export function createStyleSheet(root: HtmlParent, findSheet: FindSheet): StyleSheet {
  const rules = listSheets(root, findSheet).flatMap(parseRules).slice(0, mostRules);
  const own = createIndex(rules.filter(({ selector }) => !selector.isBefore));
  const before = createIndex(rules.filter(({ selector }) => selector.isBefore));
  const budget = { left: mostComparisons };
  return {
    match: (element, ancestors) => matchIndex(own, { element, ancestors, budget }),
    matchBefore: (element, ancestors) => matchIndex(before, { element, ancestors, budget }),
  };
}

function listSheets(root: HtmlParent, findSheet: FindSheet): string[] {
  const sheets: string[] = [];
  let length = 0;
  for (const element of listDescendants(root)) {
    const text = findSheetText(element, findSheet);
    if (text === undefined) continue;
    length += text.length;
    if (length > longestSheet) break;
    sheets.push(text);
  }
  return sheets;
}

function findSheetText(element: HtmlElement, findSheet: FindSheet): string | undefined {
  if (element.tagName === 'style')
    return element.childNodes.map((node) => findText(node) ?? '').join('');
  const relation = element.tagName === 'link' ? (findAttribute(element, 'rel') ?? '') : '';
  return /^\s*stylesheet\s*$/i.test(relation)
    ? findSheet(findAttribute(element, 'href') ?? '')
    : undefined;
}

function parseRules(sheet: string, sheetNumber: number): Rule[] {
  const rules: Rule[] = [];
  const text = removeComments(sheet).replaceAll('<!--', '').replaceAll('-->', '');
  let at = 0;
  while (rules.length < mostRules) {
    const open = text.indexOf('{', at);
    if (open < 0) break;
    // What stands before the last semicolon is a statement such as `@import`.
    const head = text.slice(at, open);
    const prelude = head.slice(head.lastIndexOf(';') + 1).trim();
    const end = prelude.startsWith('@') ? findBlockEnd(text, open) : text.indexOf('}', open);
    const close = end < 0 ? text.length : end;
    at = close + 1;
    if (prelude.startsWith('@')) continue;
    const declarations = parseDeclarations(text.slice(open + 1, close));
    if (declarations.size === 0) continue;
    for (const part of prelude.split(',').slice(0, 100)) {
      const selector = parseSelector(part);
      const order = sheetNumber * mostRules + rules.length;
      if (selector !== undefined) rules.push({ selector, declarations, order });
    }
  }
  return rules;
}

function removeComments(text: string): string {
  const [first = '', ...rest] = text.split('/*');
  return first + rest.map((part) => part.slice(findEnd(part))).join(' ');
}

function findEnd(part: string): number {
  const end = part.indexOf('*/');
  return end < 0 ? part.length : end + 2;
}

function findBlockEnd(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

type Index = ReadonlyMap<string, readonly Rule[]>;

function createIndex(rules: readonly Rule[]): Index {
  const index = new Map<string, Rule[]>();
  for (const rule of rules) {
    const key = getKey(rule.selector.compounds.at(-1));
    const known = index.get(key) ?? [];
    index.set(key, known);
    known.push(rule);
  }
  return index;
}

function getKey(compound: Compound | undefined): string {
  if (compound?.id !== undefined) return `#${compound.id}`;
  const [name] = compound?.classes ?? [];
  return name === undefined ? (compound?.tag ?? '*') : `.${name}`;
}

interface Matching {
  readonly element: HtmlElement;
  readonly ancestors: Ancestors;
  readonly budget: { left: number };
}

function matchIndex(index: Index, matching: Matching): Declarations {
  if (index.size === 0 || matching.budget.left < 0) return none;
  const matched = listKeys(matching.element)
    .flatMap((key) => index.get(key) ?? [])
    .filter(({ selector }) => matches(selector, matching))
    .sort((a, b) => a.selector.weight - b.selector.weight || a.order - b.order);
  if (matched.length === 0) return none;
  if (matched.length === 1) return matched[0]?.declarations ?? none;
  return new Map(matched.flatMap(({ declarations }) => [...declarations]));
}

function listKeys(element: HtmlElement): string[] {
  const id = findAttribute(element, 'id');
  const keys = new Set(listClasses(element).map((name) => `.${name}`));
  return ['*', element.tagName, ...keys, ...(id === undefined ? [] : [`#${id}`])];
}

const classes = new WeakMap<HtmlElement, readonly string[]>();

function listClasses(element: HtmlElement): readonly string[] {
  const known = classes.get(element);
  if (known !== undefined) return known;
  const found = (findAttribute(element, 'class') ?? '').split(/\s+/, 50).filter(Boolean);
  classes.set(element, found);
  return found;
}

/** Compares from the element outwards; of several fitting ancestors the nearest is taken. */
function matches({ compounds }: Selector, { element, ancestors, budget }: Matching): boolean {
  let at = ancestors.length;
  for (let index = compounds.length - 1; index >= 0; index -= 1) {
    const compound = compounds[index];
    if (compound === undefined) return false;
    const isFirst = index === compounds.length - 1;
    const isNext = isFirst || compounds[index + 1]?.isChild === true;
    let candidate = isFirst ? element : ancestors[--at];
    budget.left -= 1;
    while (candidate !== undefined && !fits(candidate, compound)) {
      budget.left -= 1;
      if (isNext || budget.left < 0) return false;
      candidate = ancestors[--at];
    }
    if (candidate === undefined) return false;
  }
  return true;
}

function fits(element: HtmlElement, { tag, id, classes: names }: Compound): boolean {
  if (tag !== undefined && tag !== element.tagName) return false;
  if (id !== undefined && id !== findAttribute(element, 'id')) return false;
  if (names.length === 0) return true;
  const own = listClasses(element);
  return names.every((name) => own.includes(name));
}
