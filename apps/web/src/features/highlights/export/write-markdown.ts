import { interfaceLocale } from '@clauselight/core';
import type { Highlight, Page } from '@clauselight/schema';
import { nameColor } from '../colors.ts';
import { getAuthor } from '../filter.ts';
import { t } from '../messages.ts';
import type { ExportInput } from './export-input.ts';

const day = new Intl.DateTimeFormat(interfaceLocale, { dateStyle: 'long', timeZone: 'UTC' });

/** Highlights as Markdown: each quote with its place, note and tags. */
export function writeMarkdown(input: ExportInput): string {
  const { filename, highlights, now } = input;
  const head = [
    `# ${t('highlights.export.title', { filename: escapeMarkdown(filename) })}`,
    `${day.format(new Date(now))} · ${t('highlights.export.count', { count: highlights.length })}`,
  ];
  const parts = highlights.map((highlight) => writeHighlight(highlight, input));
  return `${[...head, ...parts].join('\n\n')}\n`;
}

function writeHighlight(highlight: Highlight, input: ExportInput): string {
  const { source, describePlace, ownerName } = input;
  const { startOffset: start, endOffset: end, quote, note, tags, color } = highlight;
  const place = describePlace({ start, end });
  const where = describeWhere(place, findPage(source.pages, start));
  const author = getAuthor(highlight) === 'ai' ? t('highlights.author.ai') : ownerName;
  const facts = [author, nameColor(color)].join(', ');
  return [
    '---',
    where && `**${escapeMarkdown(where)}**`,
    escapeMarkdown(quote).replace(/^/gm, '> '),
    note && escapeMarkdown(note),
    tags.length > 0 && t('highlights.export.tags', { tags: tags.map(escapeMarkdown).join(', ') }),
    `*${facts}*`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function describeWhere(place: string | undefined, page: number | undefined): string | undefined {
  if (page === undefined) return place;
  return place
    ? t('highlights.export.placeAndPage', { place, page })
    : t('highlights.export.page', { page });
}

function findPage(pages: readonly Page[], offset: number): number | undefined {
  return pages.findLast(({ start }) => start <= offset)?.number;
}

/** Escapes characters that have a meaning in Markdown. */
function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>|~#&]/g, '\\$&')
    .replace(/^(\s*)([-+=])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2');
}
