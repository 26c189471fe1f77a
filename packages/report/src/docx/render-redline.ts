import type { RedlineInput } from './redline-input.ts';

/**
 * Renders the text of a document that is no Word file as one, with its proposed changes tracked and commented on. The
 * paragraphs and headings are those that were read; the look of the original is not kept.
 *
 * @param input - The text and its changes.
 * @returns The bytes of the file. The same input gives the same bytes.
 */
export async function renderRedline(input: RedlineInput): Promise<Uint8Array> {
  // The library has a megabyte and is loaded only for this format.
  const { buildRedline } = await import('./build-redline.ts');
  return buildRedline(input);
}
