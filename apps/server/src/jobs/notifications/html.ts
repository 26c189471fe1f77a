import { escapeHtml } from '../../platform/escape-html.ts';

/** Markup that is safe to stand in a page: words of others are in it as words. */
export interface Html {
  readonly markup: string;
}
type Part = string | number | Html | readonly Html[];

/** Makes markup of a template: its own text is taken as it is, every word put in is escaped. */
export function html(template: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const words = parts.map(toMarkup);
  return { markup: String.raw({ raw: template }, ...words) };
}

function toMarkup(part: Part): string {
  if (typeof part !== 'object') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}
