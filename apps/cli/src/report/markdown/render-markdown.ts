import { writeWords } from '@clauselight/report/markdown';
import { cleanText } from '../clean-text.ts';
import type { Fact, Report, ReportPart } from '../report.ts';

/** Draws a report as Markdown: quotes are block quotes, facts are lists. */
export function renderMarkdown(report: Report): string {
  return `${report.map(renderPart).join('\n\n')}\n`;
}

function renderPart(part: ReportPart): string {
  if (part.kind === 'facts') return part.facts.map(renderFact).join('\n');
  const text = escapeMarkdown(part.text);
  switch (part.kind) {
    case 'title':
      return `# ${text}`;
    case 'section':
      return `## ${text}`;
    case 'group':
      return `### ${text}`;
    case 'item':
      return `#### ${text}`;
    case 'note':
      return `*${text}*`;
    case 'quote':
      return `> ${text}`;
    case 'text':
      return text;
  }
}

function renderFact({ label, text, quote, place }: Fact): string {
  const words = quote === undefined ? '' : ` — “${escapeMarkdown(quote)}”`;
  const where = place === undefined ? '' : ` (${escapeMarkdown(place)})`;
  return `- **${escapeMarkdown(label)}:** ${escapeMarkdown(text)}${words}${where}`;
}

/** Without what steers a terminal: the report may be shown in one. */
function escapeMarkdown(text: string): string {
  return writeWords(cleanText(text));
}
