/**
 * Removes all elements of a name from well-formed XML, with what they contain. An element may contain others of its name,
 * as the properties of a paragraph mark contain those it had before a change.
 */
export function removeElements(xml: string, name: string): string {
  const tag = new RegExp(`<(/?)${name}(?=[\\s/>])(?:"[^"]*"|'[^']*'|[^"'>])*>`, 'g');
  let kept = '';
  let depth = 0;
  let at = 0;
  for (const { index, 0: written, 1: slash } of xml.matchAll(tag)) {
    if (depth === 0) kept += xml.slice(at, index);
    if (slash === '/') depth -= 1;
    else if (!written.endsWith('/>')) depth += 1;
    at = index + written.length;
  }
  return depth === 0 ? kept + xml.slice(at) : kept;
}
