import { randomBytes } from 'node:crypto';

/** An id as the provider makes them: what it is, then 24 letters and digits. */
export function createId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** The id of an object that is given either as an id or in full. */
export function idOf(reference: string | { readonly id: string } | null): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : reference;
}
