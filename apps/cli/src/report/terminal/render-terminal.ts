import { cleanText } from '../clean-text.ts';
import type { Fact, Report, ReportPart } from '../report.ts';
import { getDisplayWidth } from './display-width.ts';
import type { Paint, Style } from './paint.ts';
import { wrap } from './wrap.ts';

export interface Terminal {
  /** Columns of a line. */
  readonly width: number;
  readonly paint: Paint;
}

const indent = '  ';
const widestLabel = 28;

/** Draws a report for a terminal. Nothing in it can steer the terminal, whatever the document holds. */
export function renderTerminal(report: Report, terminal: Terminal): string {
  const lines = report.flatMap((part, at) => {
    const pair = `${report[at - 1]?.kind} ${part.kind}`;
    return [...(at === 0 || close.has(pair) ? [] : ['']), ...renderPart(part, terminal)];
  });
  return `${lines.join('\n')}\n`;
}

/** Parts that follow one another without an empty line. */
const close: ReadonlySet<string> = new Set([
  'section text',
  'section facts',
  'section note',
  'item note',
  'item quote',
  'note quote',
  'note facts',
  'quote facts',
]);

function renderPart(part: ReportPart, terminal: Terminal): readonly string[] {
  if (part.kind === 'facts') return renderFacts(part.facts, terminal);
  const text = cleanText(part.text);
  const lines = (prefix: string, style: Style | undefined, words = text) =>
    renderText(words, { prefix, style, terminal });
  switch (part.kind) {
    case 'title':
      return lines('', 'bold');
    case 'section':
      return lines('', 'bold', text.toUpperCase());
    case 'group':
      return lines('', part.severity === undefined ? 'bold' : `severity-${part.severity}`);
    case 'item':
      return lines(indent, `severity-${part.severity}`);
    case 'note':
      return lines(indent, 'dim');
    case 'quote':
      return lines(`${indent}│ `, undefined);
    case 'text':
      return lines(indent, undefined);
  }
}

function renderText(
  text: string,
  { prefix, style, terminal }: { prefix: string; style: Style | undefined; terminal: Terminal },
): readonly string[] {
  const { width, paint } = terminal;
  return wrap(text, width - getDisplayWidth(prefix)).map(
    (line) => prefix + (style === undefined ? line : paint(line, style)),
  );
}

/** Labels in one column, what they say in another. */
function renderFacts(facts: readonly Fact[], { width, paint }: Terminal): readonly string[] {
  const labels = facts.map(({ label }) => cleanText(label));
  const longest = Math.max(0, ...labels.map(getDisplayWidth));
  const column = Math.min(longest, widestLabel, Math.floor(width / 3));
  const gap = ' '.repeat(column);
  return facts.flatMap((fact, at) => {
    const left = wrap(labels[at] ?? '', column);
    const right = wrap(describeFact(fact), Math.max(1, width - column - 2 * indent.length));
    return Array.from({ length: Math.max(left.length, right.length) }, (_, row) => {
      const label = left[row] ?? '';
      const painted = label === '' ? '' : paint(label, 'dim');
      return `${indent}${painted}${gap.slice(getDisplayWidth(label))}${indent}${right[row] ?? ''}`.trimEnd();
    });
  });
}

function describeFact({ text, quote, place }: Fact): string {
  const words = quote === undefined ? '' : ` “${quote}”`;
  return cleanText(`${text}${words}${place === undefined ? '' : ` (${place})`}`);
}
