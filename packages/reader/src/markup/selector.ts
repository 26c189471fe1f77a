import { compile, type Options } from 'css-select';
import { isTraversal, parse, type Selector as Token } from 'css-what';
import {
  findAttribute,
  type HtmlElement,
  type HtmlNode,
  type HtmlParent,
  isHtmlElement,
} from './parse-html.ts';

type Node = HtmlNode | HtmlParent;
type Adapter = NonNullable<Options<Node, HtmlElement>['adapter']>;

export interface Selector {
  /** Throws where the budget is spent. */
  readonly matches: (element: HtmlElement) => boolean;
  /** What every matching element has: `#id`, `.class`, a tag, or `*` if the selector names none of these. */
  readonly key: string;
  /** Whether the rule is for what stands in front of the element. */
  readonly isBefore: boolean;
  /** The more, the more specific. */
  readonly weight: number;
}

/** Steps that may still be made from element to element, over the whole page. */
export interface StepBudget {
  left: number;
}

/** Parses a list of selectors, at most 100 of it; nothing for one that is not understood, or that a page cannot show. */
export type ParseSelectors = (text: string) => readonly Selector[];

const longestList = 20_000;
const mostInList = 100;
const mostTokens = 40;
/** What an element is by its place or its attributes. The library knows some that browsers do not, such as `:contains`. */
const pseudoClasses: ReadonlySet<string> = new Set([
  'not',
  'is',
  'where',
  'first-child',
  'last-child',
  'only-child',
  'first-of-type',
  'last-of-type',
  'only-of-type',
  'nth-child',
  'nth-last-child',
  'nth-of-type',
  'nth-last-of-type',
  'empty',
  'root',
  'link',
  'any-link',
  'enabled',
  'disabled',
  'checked',
  'hover',
  'active',
  'visited',
]);

/** Every step of a selector costs one of the budget, so that no style sheet takes longer than that. */
export function createSelectorParser(budget: StepBudget): ParseSelectors {
  const adapter = createAdapter(budget);
  return (text) => {
    if (text.length > longestList) return [];
    return parseTokens(text)
      .slice(0, mostInList)
      .flatMap((tokens) => {
        const { isBefore, own } = splitPseudoElement(tokens);
        const size = countTokens(own);
        if (size > mostTokens || !own.every(isKnown)) return [];
        const test = compileTokens(own, adapter);
        if (test === undefined) return [];
        const matches = (element: HtmlElement) => {
          budget.left -= size;
          return test(element);
        };
        return [{ matches, key: getKey(own), isBefore, weight: weigh(own) }];
      });
  };
}

function parseTokens(text: string): Token[][] {
  try {
    return parse(text);
  } catch {
    return [];
  }
}

function splitPseudoElement(tokens: Token[]): { isBefore: boolean; own: Token[] } {
  const last = tokens.at(-1);
  const isPseudo = last?.type === 'pseudo-element' || last?.type === 'pseudo';
  const isBefore = isPseudo && (last.name === 'before' || last.name === 'marker');
  if (!isBefore) return { isBefore, own: tokens };
  const own = tokens.slice(0, -1);
  const before = own.at(-1);
  if (before === undefined || isTraversal(before)) own.push(...parse('*').flat());
  return { isBefore, own };
}

/** With those in brackets, such as in `:not(…)`. */
function countTokens(tokens: readonly Token[]): number {
  return tokens.reduce((sum, token) => {
    const inside = token.type === 'pseudo' && Array.isArray(token.data) ? token.data.flat() : [];
    return sum + 1 + countTokens(inside);
  }, 0);
}

function isKnown(token: Token): boolean {
  if (token.type === 'attribute') return token.action !== 'not';
  if (token.type === 'parent' || token.type === 'pseudo-element') return false;
  if (token.type !== 'pseudo') return true;
  const { name, data } = token;
  return pseudoClasses.has(name) && (!Array.isArray(data) || data.flat().every(isKnown));
}

function compileTokens(tokens: Token[], adapter: Adapter): Selector['matches'] | undefined {
  try {
    return compile<Node, HtmlElement>([tokens], { adapter, cacheResults: false });
  } catch {
    return undefined;
  }
}

function createAdapter(budget: StepBudget): Adapter {
  const step = () => {
    budget.left -= 1;
    if (budget.left < 0) throw new Error('the style sheets take too long');
  };
  const getAttributeValue = (element: HtmlElement, name: string) => {
    step();
    return findAttribute(element, name);
  };
  return {
    isTag: (node): node is HtmlElement => {
      step();
      return isHtmlElement(node as HtmlNode);
    },
    getAttributeValue,
    hasAttrib: (element, name) => getAttributeValue(element, name) !== undefined,
    getName: (element) => {
      step();
      return element.tagName;
    },
    getParent: (element) => {
      step();
      return element.parentNode;
    },
    getChildren: listChildren,
    getSiblings: (node) => {
      const parent = isHtmlElement(node as HtmlNode) ? (node as HtmlElement).parentNode : null;
      return parent === null ? [node] : listChildren(parent);
    },
    // Only selectors ask for it that are not known here.
    getText: () => '',
    removeSubsets: (nodes) => nodes,
  };
}

function listChildren(node: Node): HtmlNode[] {
  return 'childNodes' in node ? node.childNodes : [];
}

function getKey(tokens: readonly Token[]): string {
  const last = tokens.slice(tokens.findLastIndex(isTraversal) + 1);
  let key = '*';
  for (const token of last) {
    if (token.type === 'tag' && key === '*') key = token.name.toLowerCase();
    if (token.type !== 'attribute') continue;
    if (token.name === 'id' && token.action === 'equals') return `#${token.value}`;
    if (token.name === 'class' && token.action === 'element') key = `.${token.value}`;
  }
  return key;
}

function weigh(tokens: readonly Token[]): number {
  return tokens.reduce((sum, token) => {
    if (token.type === 'attribute') return sum + (token.name === 'id' ? 10_000 : 100);
    if (token.type === 'pseudo') return sum + (token.name === 'where' ? 0 : 100);
    return token.type === 'tag' ? sum + 1 : sum;
  }, 0);
}
