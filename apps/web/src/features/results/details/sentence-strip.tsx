import type { WritingDetails } from '@clauselight/schema';
import { PassageLink } from '../passage-link.tsx';

/** Words of a sentence from which it is hard to follow, whatever the formula. */
const long = 30;

/** The length of every sentence in order: a flat line is monotonous, a spike is hard to follow. */
export function SentenceStrip({ rhythm }: { rhythm: WritingDetails['rhythm'] }) {
  const { sentenceLengths, mean, spread, longest } = rhythm;
  if (sentenceLengths.length === 0) return null;
  const tallest = Math.max(...sentenceLengths);
  return (
    <figure>
      <div aria-hidden="true" className="flex h-20 items-end border-b border-line-strong">
        {sentenceLengths.map((words, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place
            key={index}
            title={`${words} words`}
            data-long={words > long}
            className="min-w-0 flex-1 border-r border-paper bg-line-strong data-[long=true]:bg-medium"
            style={{ height: `${(words / tallest) * 100}%` }}
          />
        ))}
      </div>
      <figcaption className="mt-2 text-small text-ink-soft">
        Words of each sentence from first to last: {mean} on average, give or take {spread};{' '}
        {describeLong(sentenceLengths)}. The longest has{' '}
        <PassageLink evidence={longest}>{tallest} words</PassageLink>.
      </figcaption>
    </figure>
  );
}

function describeLong(lengths: readonly number[]): string {
  const count = lengths.filter((words) => words > long).length;
  return count === 0 ? `none over ${long}` : `${count} over ${long}, in another colour`;
}
