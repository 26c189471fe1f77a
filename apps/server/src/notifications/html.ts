/** Markup that is safe to stand in a page: words of others are in it as words. */
export interface Html {
  readonly markup: string;
}
type Part = string | number | Html | readonly Html[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes markup of a template: its own text is taken as it is, every word put in is escaped. */
export function html(template: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const words = parts.map(toMarkup);
  return { markup: String.raw({ raw: template }, ...words) };
}

function toMarkup(part: Part): string {
  if (typeof part !== 'object')
    return String(part).replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}
