import type { Declarations } from './declarations.ts';

const far = /^-(?:999|\d{4,})(?:px|pt)?$|^-\d{3,}(?:em|rem|%)$/;
const nothing = /^0(\.0+)?(px|pt|em|rem|%)?$/;

/** Whether an element is drawn invisibly: far off the page, clipped to nothing, or in a box without size. */
export function isDrawnAway(declarations: Declarations): boolean {
  if (declarations.size === 0) return false;
  const is = (name: string, pattern: RegExp) => pattern.test(declarations.get(name) ?? '');
  if (is('text-indent', far)) return true;
  const isFree = is('position', /^(absolute|fixed)$/);
  if (isFree && (['left', 'right', 'top', 'bottom'] as const).some((side) => is(side, far)))
    return true;
  if (isFree && is('clip', /^rect\((\s*[01](px)?[\s,]*){4}\)$/)) return true;
  if (is('clip-path', /^inset\((50|100)%/)) return true;
  const isEmpty = ['width', 'height', 'max-width', 'max-height'].some((size) => is(size, nothing));
  return isEmpty && is('overflow', /^(hidden|clip)/);
}
