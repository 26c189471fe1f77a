import {
  findAttribute,
  findText,
  type HtmlElement,
  isHtmlElement,
  listDescendants,
} from './parse-html.ts';

const withoutText = /^(hidden|submit|button|reset|image|file|password|color|range)$/i;

/** What a form field shows: the text typed in, the option chosen or the tick. Undefined for other elements. */
export function findFieldText(element: HtmlElement): string | undefined {
  if (element.tagName === 'input') return getInputText(element);
  return element.tagName === 'select' ? getChosenText(element) : undefined;
}

function getInputText(input: HtmlElement): string {
  const type = findAttribute(input, 'type') ?? 'text';
  if (/^(checkbox|radio)$/i.test(type))
    return findAttribute(input, 'checked') === undefined ? '☐' : '☒';
  return withoutText.test(type) ? '' : (findAttribute(input, 'value') ?? '');
}

function getChosenText(select: HtmlElement): string {
  const options = [...listDescendants(select)].filter(({ tagName }) => tagName === 'option');
  const chosen = options.filter((option) => findAttribute(option, 'selected') !== undefined);
  if (findAttribute(select, 'multiple') !== undefined) return chosen.map(getText).join(', ');
  const shown = chosen.at(-1) ?? options[0];
  return shown === undefined ? '' : getText(shown);
}

function getText(element: HtmlElement): string {
  const text = element.childNodes.map((node) =>
    isHtmlElement(node) ? '' : (findText(node) ?? ''),
  );
  return text.join('').replace(/\s+/g, ' ').trim();
}
