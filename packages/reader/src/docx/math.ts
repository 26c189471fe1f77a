import { findChild, findValue, listElements, type XmlElement } from '../xml/tree.ts';

/** Writes a formula (`m:oMath`) on one line: `x^2`, `(a+b)/c`, `√(x)`, `∑_(i=1)^n i`. */
export function writeFormula(element: XmlElement): string {
  return listElements(element).map(writeElement).join('');
}

const skippedElements: ReadonlySet<string> = new Set([
  'w:rPr',
  'm:rPr',
  'm:ctrlPr',
  'w:del',
  'w:delText',
]);

function writeElement(element: XmlElement): string {
  const { name } = element;
  if (skippedElements.has(name)) return '';
  if (name === 'm:t' || name === 'w:t')
    return element.children.filter((child) => typeof child === 'string').join('');
  const write = Object.hasOwn(writers, name) ? writers[name] : undefined;
  return write === undefined ? writeFormula(element) : write(element);
}

/** The parts of each construct of a formula. Source: ECMA-376 part 1, 22.1.2. */
const writers: Readonly<Record<string, (element: XmlElement) => string>> = {
  'm:f': (element) => `${writeGroup(element, 'm:num')}/${writeGroup(element, 'm:den')}`,
  'm:sSup': (element) => `${writeGroup(element, 'm:e')}^${writeGroup(element, 'm:sup')}`,
  'm:sSub': (element) => `${writeGroup(element, 'm:e')}_${writeGroup(element, 'm:sub')}`,
  'm:sSubSup': (element) => `${writeGroup(element, 'm:e')}${writeScripts(element)}`,
  'm:sPre': (element) => `${writeScripts(element)}${writeGroup(element, 'm:e')}`,
  'm:rad': (element) => `${writeChild(element, 'm:deg')}√(${writeChild(element, 'm:e')})`,
  'm:limLow': (element) => `${writeChild(element, 'm:e')}_${writeGroup(element, 'm:lim')}`,
  'm:limUpp': (element) => `${writeChild(element, 'm:e')}^${writeGroup(element, 'm:lim')}`,
  'm:func': (element) => {
    const argument = writeChild(element, 'm:e');
    const isBracketed = argument.startsWith('(');
    return `${writeChild(element, 'm:fName')}${isBracketed ? argument : `(${argument})`}`;
  },
  'm:nary': (element) => {
    const sign = findValue(findChild(element, 'm:naryPr'), 'm:chr') ?? '∫';
    return `${sign}${writeScripts(element)} ${writeChild(element, 'm:e')}`;
  },
  'm:d': (element) => {
    const properties = findChild(element, 'm:dPr');
    const bodies = writeChildren(element, 'm:e').join(findValue(properties, 'm:sepChr') ?? '|');
    const begin = findValue(properties, 'm:begChr') ?? '(';
    return `${begin}${bodies}${findValue(properties, 'm:endChr') ?? ')'}`;
  },
  'm:eqArr': (element) => writeChildren(element, 'm:e').join('; '),
  'm:m': (element) =>
    listElements(element)
      .filter(({ name }) => name === 'm:mr')
      .map((row) => writeChildren(row, 'm:e').join(' '))
      .join('; '),
};

function writeChildren(element: XmlElement, name: string): string[] {
  return listElements(element)
    .filter((child) => child.name === name)
    .map(writeFormula);
}

function writeChild(element: XmlElement, name: string): string {
  const child = findChild(element, name);
  return child === undefined ? '' : writeFormula(child);
}

/** In brackets if it is more than one name or number. */
function writeGroup(element: XmlElement, name: string): string {
  const text = writeChild(element, name);
  const parts = listElements(findChild(element, name) ?? element).map((part) => part.name);
  if (parts.filter((part) => part !== 'm:ctrlPr').join() === 'm:d') return text;
  return /^[\p{L}\p{N}.,]*$/u.test(text) ? text : `(${text})`;
}

function writeScripts(element: XmlElement): string {
  const [sub, sup] = [writeGroup(element, 'm:sub'), writeGroup(element, 'm:sup')];
  return `${sub === '' ? '' : `_${sub}`}${sup === '' ? '' : `^${sup}`}`;
}
