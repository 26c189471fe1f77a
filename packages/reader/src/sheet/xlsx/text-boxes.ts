import { listElements, type XmlElement } from '../../xml/tree.ts';

/** The paragraphs of the shapes and text boxes of a drawing: [ECMA-376] part 1, 20.5. */
export function listTextBoxes(root: XmlElement | undefined): string[] {
  return findBodies(root).flatMap((body) =>
    listElements(body)
      .filter(({ name }) => getLocal(name) === 'p')
      .map(getText),
  );
}

function findBodies(element: XmlElement | undefined): XmlElement[] {
  if (element === undefined) return [];
  const name = getLocal(element.name);
  if (name === 'txBody') return [element];
  // What a program without the newest features would show instead says the same again.
  if (name === 'Fallback') return [];
  return listElements(element).flatMap(findBodies);
}

function getText(element: XmlElement | string): string {
  if (typeof element === 'string') return element;
  const name = getLocal(element.name);
  if (name === 'br') return '\n';
  if (name === 't') return element.children.map(getText).join('');
  return listElements(element).map(getText).join('');
}

function getLocal(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
