import { compileMessage } from '@lingui/message-utils/compileMessage';
import ts from 'typescript';

/** Attributes and properties whose texts nobody reads. */
const technical =
  /^(?:className|class|d|href|src|to|rel|type|role|viewBox|style|id|key|data-.*|xmlns|points|transform|pattern|accept|autoComplete|name|method|headers|querySelector.*|closest|matches|matchMedia|add|toggle|remove|Error|TypeError|RangeError|DOMException|insertRule|replaceSync|.*[cC]lass(?:es|Name)?|.*[sS]tyles?|.*[sS]izes?|.*[vV]ariants?|.*[tT]ones?|.*[cC]olors?|.*[qQ]uery|selector)$/;

/** Attributes and properties whose texts people read, single words too. */
const displayed =
  /^(?:label|title|heading|description|text|note|message|action|caption|placeholder|alt|aria-label|aria-description|aria-roledescription|aria-valuetext)$/;

/**
 * Texts in a source file of the interface that people read and that are not in the catalog.
 * @param {string} name the file's name, which ends with `.ts` or `.tsx`
 * @param {string} source
 * @returns {readonly string[]} each as `line: text`
 */
export function findInlineTexts(name, source) {
  const file = parse(name, source);
  const found = [];
  const report = (node, text) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push(`${line + 1}: ${text.trim()}`);
  };
  visit(file, (node) => {
    if (ts.isJsxText(node) && /\p{L}/u.test(node.text)) report(node, node.text);
    const text = readLiteral(node);
    if (text === undefined) return;
    if (isDisplayed(node, text) || (isSentence(text) && !isTechnical(node))) report(node, text);
  });
  return found;
}

/**
 * Ids that a source file mentions, and the arguments it gives to messages as far as they stand in the call.
 * @param {string} name
 * @param {string} source
 * @returns {{ ids: readonly string[], calls: readonly { id: string, given: readonly string[] | undefined }[] }}
 */
export function readUses(name, source) {
  const file = parse(name, source);
  const ids = [];
  const calls = [];
  visit(file, (node) => {
    if (ts.isStringLiteralLike(node)) ids.push(node.text);
    if (ts.isCallExpression(node) && node.expression.getText(file) === 't') {
      const [id, values] = node.arguments;
      if (id && ts.isStringLiteralLike(id)) calls.push({ id: id.text, given: readKeys(values) });
    }
    if (ts.isJsxSelfClosingElement(node) && node.tagName.getText(file) === 'Message') {
      const id = readAttribute(node, 'id');
      if (id && ts.isStringLiteralLike(id)) {
        calls.push({ id: id.text, given: readKeys(readAttribute(node, 'values')) });
      }
    }
  });
  return { ids, calls };
}

/** The arguments of a message, by name. */
export function listArguments(message) {
  const names = new Set();
  const collect = (tokens) => {
    for (const token of tokens) {
      if (!Array.isArray(token)) continue;
      const [name, , choices] = token;
      names.add(name);
      if (typeof choices === 'object') {
        for (const choice of Object.values(choices)) if (Array.isArray(choice)) collect(choice);
      }
    }
  };
  collect(compileMessage(message));
  return [...names].sort();
}

function parse(name, source) {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(name, source, ts.ScriptTarget.ESNext, true, kind);
}

function visit(node, act) {
  act(node);
  ts.forEachChild(node, (child) => visit(child, act));
}

function readLiteral(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

/** Two words with a space, the first of which begins with a capital letter; or three words. */
function isSentence(text) {
  return (
    /(?:^|[\s“(>…])\p{Lu}\p{Ll}+[,.]? (?:\p{L}|…)/u.test(text) ||
    /\p{Lu}\p{Ll}+[^/]*\.$/u.test(text) ||
    /(?:^|… )\p{Ll}+ \p{Ll}+(?: \p{Ll}+|\.|$)/u.test(text)
  );
}

function isDisplayed(node, text) {
  const name = nameOf(node.parent);
  return name !== undefined && displayed.test(name) && /^\p{Lu}\p{Ll}/u.test(text);
}

function isTechnical(node) {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (ts.isImportDeclaration(at) || ts.isLiteralTypeNode(at)) return true;
    const name = nameOf(at);
    if (name !== undefined && technical.test(name)) return true;
    if (ts.isBlock(at) || ts.isJsxElement(at)) return false;
  }
  return false;
}

function nameOf(node) {
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) return node.name.getText();
  if (ts.isVariableDeclaration(node)) return node.name.getText();
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    const { expression } = node;
    return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  }
  return undefined;
}

function readKeys(values) {
  if (values === undefined) return [];
  const literal = ts.isJsxExpression(values) ? values.expression : values;
  if (!literal || !ts.isObjectLiteralExpression(literal)) return undefined;
  const names = literal.properties.map((property) => property.name?.getText());
  return names.includes(undefined) ? undefined : names;
}

function readAttribute(element, name) {
  const attribute = element.attributes.properties.find(
    (one) => ts.isJsxAttribute(one) && one.name.getText() === name,
  );
  return attribute?.initializer;
}
