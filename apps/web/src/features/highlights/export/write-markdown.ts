import type { Highlight, Page } from '@clauselight/schema';
import { formatCount } from '../../../lib/format.ts';
import { nameColor } from '../colors.ts';
import { getAuthor } from '../filter.ts';
import type { ExportInput } from './export-input.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Highlights as a page to read: each quote with its place, note and tags. */
export function writeMarkdown(input: ExportInput): string {
  const { filename, highlights, now } = input;
  const head = [
    `# Highlights of ${escapeMarkdown(filename)}`,
    `${day.format(new Date(now))} · ${formatCount(highlights.length, 'highlight')}`,
  ];
  const parts = highlights.map((highlight) => writeHighlight(highlight, input));
  return `${[...head, ...parts].join('\n\n')}\n`;
}

function writeHighlight(highlight: Highlight, input: ExportInput): string {
  const { source, describePlace, ownerName } = input;
  const { startOffset: start, endOffset: end, quote, note, tags, color } = highlight;
  const place = describePlace({ start, end });
  const page = findPage(source.pages, start);
  const where = [place, page && `page ${page}`].filter(Boolean).join(', ');
  const author = getAuthor(highlight) === 'ai' ? 'AI Analysis' : ownerName;
  const facts = [author, nameColor(color)].join(', ');
  return [
    '---',
    where && `**${escapeMarkdown(where)}**`,
    escapeMarkdown(quote).replace(/^/gm, '> '),
    note && escapeMarkdown(note),
    tags.length > 0 && `Tags: ${tags.map(escapeMarkdown).join(', ')}`,
    `*${facts}*`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function findPage(pages: readonly Page[], offset: number): number | undefined {
  return pages.findLast(({ start }) => start <= offset)?.number;
}

/** Words as themselves: what Markdown would take for a sign of its own is escaped. */
function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>|~#&]/g, '\\$&')
    .replace(/^(\s*)([-+=])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2');
}
