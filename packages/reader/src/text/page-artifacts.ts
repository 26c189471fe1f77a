const pageNumber =
  /^\W{0,3}(page\s+)?[A-Z]?-?(\d{1,4}|[ivxl]{1,6})(\s*(of|\/)\s*\d{1,4})?\W{0,3}$/i;
const bareNumber = /^\W{0,3}\d{1,4}\W{0,3}$/;
const tags = /^<\/?(page|text|document|type|sequence|filename|description|pdf)>.*$/i;

/**
 * Whether a line on its own, such as `Page 3 of 10`, `- 4 -` or `<PAGE>`, belongs to the page and not to the document.
 */
export function isPageArtifact(line: string): boolean {
  const text = line.trim();
  if (text.length > 40 && !tags.test(text)) return false;
  if (tags.test(text)) return true;
  if (bareNumber.test(text)) return true;
  return pageNumber.test(text) && /page|of|\/|^\W*[-–—]/i.test(text);
}
