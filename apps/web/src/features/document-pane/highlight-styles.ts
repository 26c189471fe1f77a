import { severities, severityTones } from '../../lib/severity.ts';

/** Share of amber in a mark's light, by severity: the graver, the brighter. */
const strengths = { 5: 58, 4: 46, 3: 36, 2: 26, 1: 18 } as const;

let sheet: CSSStyleSheet | undefined;

/** Gives the document the rules of the marks, once: light that lets overlaps add up, and an underline in the severity's ink. */
export function adoptHighlightStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(writeRules());
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function writeRules(): string {
  const rules = severities.map((severity) => {
    const light = `color-mix(in srgb, var(--color-amber-mark) ${strengths[severity]}%, transparent)`;
    const line = `var(--color-${severityTones[severity]})`;
    const style = severity >= 4 ? 'solid' : 'dotted';
    return `::highlight(finding-${severity}) { background-color: ${light}; text-decoration: underline ${style} 2px ${line}; }`;
  });
  return `${rules.join('\n')}
::highlight(lit) { background-color: var(--color-amber); color: var(--color-on-amber); }`;
}
