/**
 * Words on a page stand each at its own place, so that a pointer between them is over nothing, and the selection would
 * jump to the end of the page. An element without words is kept behind the last word that was reached and takes the
 * pointer there. Answers with the function that ends it.
 */
export function steadySelection(pane: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const release = () => {
    for (const text of pane.querySelectorAll('[data-selecting]')) {
      text.removeAttribute('data-selecting');
      const end = text.querySelector('.pdf-text-end');
      if (end) text.append(end);
    }
  };
  pane.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      const text = (event.target as Element).closest('.pdf-text');
      text?.setAttribute('data-selecting', 'true');
    },
    { signal },
  );
  document.addEventListener('pointerup', release, { signal });
  document.addEventListener('pointercancel', release, { signal });
  document.addEventListener('selectionchange', () => followFocus(pane), { signal });
  return () => stop.abort();
}

function followFocus(pane: HTMLElement): void {
  const { focusNode, anchorNode } = getSelection() ?? {};
  const word = focusNode?.parentElement;
  const text = word?.closest('.pdf-text');
  const end = text?.querySelector('.pdf-text-end');
  if (!word || !text || !end || !pane.contains(text) || word === text) return;
  if (!pane.querySelector('[data-selecting]')) return;
  text.setAttribute('data-selecting', 'true');
  const isBackwards =
    anchorNode && focusNode
      ? (anchorNode.compareDocumentPosition(focusNode) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
      : false;
  if (isBackwards) word.before(end);
  else word.after(end);
}
