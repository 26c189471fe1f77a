/** Proposed wording in a message: the rest of a paragraph, between typographic quotation marks. */
const proposed = / suggest: “(.*)”$/gm;
const placeholder = /\[([^[\]\n]{1,80})\]/g;

/**
 * Lists what has to be filled in before a message can be sent, each once, in the order of the message: the words in
 * square brackets of the wording that it proposes. What it quotes from the document is left out.
 *
 * @param message - A message as the engine writes it.
 * @returns The words without their brackets.
 */
export function listPlaceholders(message: string): readonly string[] {
  const wordings = [...message.matchAll(proposed)].map(([, wording]) => wording ?? '');
  const found = wordings.flatMap((wording) =>
    [...wording.matchAll(placeholder)].map(([, words]) => words ?? ''),
  );
  return [...new Set(found)];
}
