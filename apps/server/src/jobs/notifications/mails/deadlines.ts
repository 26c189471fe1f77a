import type { Links } from '../links.ts';
import type { Deadline } from '../list-deadlines.ts';
import type { Item, MailContent } from '../mail-content.ts';
import { countDays, describeDaysAhead, formatDay, showName } from '../words.ts';

/** The most deadlines that are listed. The page shows all. */
const shownDeadlines = 30;

/** Lists upcoming deadlines, each with a link to its passage. `today` is an ISO day; `deadlines` is not empty. */
export function writeDeadlines(
  deadlines: readonly Deadline[],
  { today, links }: { readonly today: string; readonly links: Links },
): MailContent {
  const rest = deadlines.length - shownDeadlines;
  const items = deadlines
    .slice(0, shownDeadlines)
    .map((deadline) => toItem(deadline, today, links));
  const isOne = deadlines.length === 1;
  return {
    subject: isOne
      ? `Deadline ${items[0]?.mark}: ${showName(deadlines[0]?.filename ?? '', 60)}`
      : `${deadlines.length} deadlines coming up`,
    preview: items
      .map(({ mark, title }) => `${title} ${mark}`)
      .slice(0, 3)
      .join(', '),
    heading: isOne ? 'A deadline is coming up' : 'Deadlines coming up',
    blocks: [
      { kind: 'list', items },
      ...(rest > 0 ? [{ kind: 'text' as const, words: `And ${rest} more.` }] : []),
      {
        kind: 'text',
        words:
          'These days were read out of your documents. Open one to see the words it rests on before you rely on it.',
      },
      { kind: 'button', label: 'See all deadlines', url: links.analytics },
    ],
    reason: 'You receive this because e-mail notifications are on in your settings.',
  };
}

function toItem(
  { label, date, filename, analysisId, start, end }: Deadline,
  today: string,
  links: Links,
): Item {
  const days = countDays(today, date);
  return {
    mark: describeDaysAhead(days),
    tone: days <= 1 ? 'high' : 'medium',
    title: label,
    url: links.passage(analysisId, { start, end }),
    detail: `${formatDay(date)}, ${showName(filename)}`,
  };
}
