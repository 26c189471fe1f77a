import type { FoundPassage } from '@clauselight/schema';
import { Link } from 'wouter';
import { cutText } from '../../ui/cut-text.ts';
import { useAskContext } from './ask-context.ts';
import { t } from './messages.ts';

/** Passages of the document with the matching words marked; each links to its place. */
export function PassageList({ passages }: { passages: readonly FoundPassage[] }) {
  const { getPassageAddress, describePlace, onFollow } = useAskContext();
  return (
    <ol aria-live="off" className="divide-y divide-line">
      {passages.map(({ evidence, clause, labels, matches }) => {
        const place = joinOnce([describePlace(evidence, clause), ...labels]);
        return (
          <li key={`${evidence.start}-${evidence.end}`} className="py-2">
            <Link
              href={getPassageAddress(evidence)}
              onClick={onFollow}
              className="group block rounded-sm font-serif text-base break-words hover:text-action"
            >
              <span className="sr-only">{t('questions.passages.show')}</span>
              <span className="line-clamp-4">
                “
                {cutText(evidence.quote, matches).map((piece) =>
                  piece.isMarked ? (
                    <mark
                      key={piece.start}
                      className="bg-transparent font-semibold text-inherit lit-words"
                    >
                      {piece.words}
                    </mark>
                  ) : (
                    piece.words
                  ),
                )}
                ”
              </span>
              {place && <span className="label mt-0.5 block font-sans">{place}</span>}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

/** Joins labels and leaves out those that an earlier one contains: the heading of a clause often repeats its category. */
function joinOnce(parts: readonly (string | undefined)[]): string {
  const said: string[] = [];
  for (const part of parts) {
    if (part && !said.some((one) => one.toLowerCase().includes(part.toLowerCase())))
      said.push(part);
  }
  return said.join(' · ');
}
