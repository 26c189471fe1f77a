import { listElements, type XmlElement } from './tree.ts';

/** A reference from one part of an Office file to another (ECMA-376 part 2, 9.3). */
export interface Relationship {
  readonly id: string;
  /** Last segment of its type: `worksheet`, `slideLayout`, `styles`. */
  readonly type: string;
  /** Name of the other part. */
  readonly target: string;
}

/**
 * The name of the part that holds another part's relationships.
 *
 * @param part - Name of that other part; empty for the whole file.
 */
export function getRelationshipsName(part: string): string {
  const at = part.lastIndexOf('/') + 1;
  return `${part.slice(0, at)}_rels/${part.slice(at)}.rels`;
}

/**
 * The relationships of a part to others in the same file; external ones are left out.
 *
 * @param root - Root element of the part that holds them, undefined where there is none.
 * @param part - Name of the part they start from: targets are relative to its folder.
 */
export function listRelationships(root: XmlElement | undefined, part: string): Relationship[] {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const elements = root === undefined ? [] : listElements(root);
  return elements
    .filter(({ attributes }) => attributes.TargetMode !== 'External')
    .map(({ attributes }) => ({
      id: attributes.Id ?? '',
      type: (attributes.Type ?? '').split('/').at(-1) ?? '',
      target: resolve(folder, (attributes.Target ?? '').replaceAll('\\', '/')),
    }));
}

function resolve(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const parts: string[] = [];
  for (const part of `${folder}${target}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
