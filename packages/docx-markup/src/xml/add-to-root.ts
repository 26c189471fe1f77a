import { locateRoot } from './locate.ts';

/** Appends XML to the outermost element. Throws `document_corrupt` if the XML is not well-formed. */
export function addToRoot(xml: string, content: string): string {
  const { root } = locateRoot(xml);
  if (!root.isEmpty) return xml.slice(0, root.closeStart) + content + xml.slice(root.closeStart);
  const opened = `${xml.slice(0, root.openEnd - 2)}>`;
  return `${opened}${content}</${root.rawName}>${xml.slice(root.openEnd)}`;
}

/** The prefix of the outermost element: `ct:`, or empty. */
export function locatePrefix(xml: string): string {
  const { rawName } = locateRoot(xml).root;
  return rawName.slice(0, rawName.indexOf(':') + 1);
}
