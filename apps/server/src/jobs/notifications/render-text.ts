import { levelWords } from '@clauselight/core';
import type { Block, Footer, Item, MailContent, ShownScore } from './mail-content.ts';
import { capitalize, formatScore } from './words.ts';

/** Renders a mail as plain text with the same content as its HTML. */
export function renderText({ heading, blocks, reason }: MailContent, footer: Footer): string {
  const { homeUrl, settingsUrl, unsubscribeUrl } = footer;
  const ways =
    unsubscribeUrl === undefined
      ? []
      : [
          `Switch e-mail notifications off: ${unsubscribeUrl}`,
          `Change what is sent: ${settingsUrl}`,
        ];
  const end = ['-- ', `Clauselight: ${homeUrl}`, reason, ...ways].join('\n');
  return `${[heading, ...blocks.map(renderBlock), end].join('\n\n')}\n`;
}

function renderBlock(block: Block): string {
  if (block.kind === 'text') return block.words;
  if (block.kind === 'score') return renderScore(block.score);
  if (block.kind === 'button') return `${block.label}: ${block.url}`;
  const items = block.items.map(renderItem);
  return [...(block.title === undefined ? [] : [`${block.title}:`]), ...items].join('\n');
}

function renderScore({ label, value, level }: ShownScore): string {
  return `${label}: ${formatScore(value)} out of 10 (${levelWords[level]})`;
}

function renderItem({ mark, title, detail, url }: Item): string {
  const words = mark === undefined ? title : `${capitalize(mark)}: ${title}`;
  return [`- ${words}`, detail, url].filter((part) => part !== undefined).join('\n  ');
}
