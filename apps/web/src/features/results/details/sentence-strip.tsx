import type { WritingDetails } from '@clauselight/schema';
import { Message, t } from '../messages.ts';
import { PassageLink } from '../passage-link.tsx';

/** Sentences with more words than this are hard to follow. */
const long = 30;

/** The length of every sentence in order: a flat line is monotonous, a spike is hard to follow. */
export function SentenceStrip({ rhythm }: { rhythm: WritingDetails['rhythm'] }) {
  const { sentenceLengths, mean, spread, longest } = rhythm;
  if (sentenceLengths.length === 0) return null;
  const tallest = Math.max(...sentenceLengths);
  const longCount = sentenceLengths.filter((words) => words > long).length;
  return (
    <figure>
      <div aria-hidden="true" className="flex h-20 items-end border-b border-line-strong">
        {sentenceLengths.map((words, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences never move, and two may be alike
            key={index}
            title={t('results.rhythm.words', { count: words })}
            data-long={words > long}
            className="min-w-0 flex-1 border-r border-paper bg-line-strong data-[long=true]:bg-medium"
            style={{ height: `${(words / tallest) * 100}%` }}
          />
        ))}
      </div>
      <figcaption className="mt-2 text-small text-ink-soft">
        <Message
          id="results.rhythm.caption"
          values={{ mean, spread, longCount, long, tallest }}
          elements={{ longest: <PassageLink evidence={longest} /> }}
        />
      </figcaption>
    </figure>
  );
}
