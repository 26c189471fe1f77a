import { escapeHtml } from '../../platform/escape-html.ts';

/** Markup that is safe to insert into a page: texts of others in it are escaped. */
export interface Html {
  readonly markup: string;
}
type HtmlValue = string | number | Html | readonly Html[];

/** Template tag for markup: the template's own text is taken as it is, every inserted value is escaped. */
export function html(template: TemplateStringsArray, ...parts: readonly HtmlValue[]): Html {
  const words = parts.map(toMarkup);
  return { markup: String.raw({ raw: template }, ...words) };
}

function toMarkup(part: HtmlValue): string {
  if (typeof part !== 'object') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}
