import { type Declarations, parseDeclarations } from './declarations.ts';
import {
  findAttribute,
  findText,
  type HtmlElement,
  type HtmlParent,
  listDescendants,
} from './parse-html.ts';
import {
  createSelectorParser,
  type ParseSelectors,
  type Selector,
  type StepBudget,
} from './selector.ts';
import { listSheetRules } from './sheet-rules.ts';

/** The rules of a page's own style sheets, as far as they change what is read. */
export interface StyleSheet {
  /** What the rules say of an element; later and more specific ones win. */
  match(element: HtmlElement): Declarations;
  /** What they put in front of it. */
  matchBefore(element: HtmlElement): Declarations;
}

interface Rule {
  readonly selector: Selector;
  readonly declarations: Declarations;
  readonly order: number;
}

const mostRules = 5000;
const longestSheet = 2_000_000;
const mostSteps = 5_000_000;
const none: Declarations = new Map();

/** Returns the text of a style sheet that a page refers to; undefined if it is not available. */
export type FindSheet = (reference: string) => string | undefined;

/** Collects the rules of a page's style sheets. Rules under conditions, such as `@media`, are left out. */
export function createStyleSheet(root: HtmlParent, findSheet: FindSheet): StyleSheet {
  const budget: StepBudget = { left: mostSteps };
  const parseSelectors = createSelectorParser(budget);
  const rules = listSheets(root, findSheet)
    .flatMap((sheet, number) => parseRules(sheet, { number, parseSelectors }))
    .slice(0, mostRules);
  const own = createIndex(rules.filter(({ selector }) => !selector.isBefore));
  const before = createIndex(rules.filter(({ selector }) => selector.isBefore));
  return {
    match: (element) => matchIndex(own, element, budget),
    matchBefore: (element) => matchIndex(before, element, budget),
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

function parseRules(
  sheet: string,
  { number, parseSelectors }: { number: number; parseSelectors: ParseSelectors },
): Rule[] {
  const rules: Rule[] = [];
  for (const { prelude, body } of listSheetRules(sheet)) {
    if (rules.length >= mostRules) break;
    const declarations = parseDeclarations(body);
    if (declarations.size === 0) continue;
    for (const selector of parseSelectors(prelude)) {
      rules.push({ selector, declarations, order: number * mostRules + rules.length });
    }
  }
  return rules;
}

type Index = ReadonlyMap<string, readonly Rule[]>;

function createIndex(rules: readonly Rule[]): Index {
  const index = new Map<string, Rule[]>();
  for (const rule of rules) {
    const known = index.get(rule.selector.key) ?? [];
    index.set(rule.selector.key, known);
    known.push(rule);
  }
  return index;
}

function matchIndex(index: Index, element: HtmlElement, budget: StepBudget): Declarations {
  if (index.size === 0 || budget.left < 0) return none;
  const matched = listKeys(element)
    .flatMap((key) => index.get(key) ?? [])
    .filter(({ selector }) => fits(selector, element))
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

/** A selector whose budget of steps ran out matches nothing. */
function fits(selector: Selector, element: HtmlElement): boolean {
  try {
    return selector.matches(element);
  } catch {
    return false;
  }
}
