import { isUnshownElement } from './elements.ts';
import { findText, type HtmlElement, type HtmlNode, isHtmlElement } from './parse-html.ts';

/** The words of an element as the file has them, without what no page shows and without the parts left out. */
export function collectWords(
  element: HtmlElement,
  isLeftOut: (part: HtmlElement) => boolean = () => false,
): string {
  const texts: string[] = [];
  const stack: HtmlNode[] = [element];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!isHtmlElement(node)) texts.push(findText(node) ?? '');
    else if (!isUnshownElement(node.tagName) && !isLeftOut(node)) {
      for (let at = node.childNodes.length - 1; at >= 0; at -= 1) {
        const child = node.childNodes[at];
        if (child !== undefined) stack.push(child);
      }
    }
  }
  return texts.join('');
}
