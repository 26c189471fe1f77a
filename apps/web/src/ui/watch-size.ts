/** Measures now, and again whenever an element changes its size. Answers with the function that ends it. */
export function watchSize(element: Element, measure: () => void): () => void {
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
