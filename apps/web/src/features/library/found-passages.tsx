import type { TextMatch } from '@clauselight/schema';
import { getPassageAddress } from '../../lib/insights/addresses.ts';
import { cutText } from '../../ui/cut-text.ts';
import { TextLink } from '../../ui/text-link.tsx';

interface FoundPassagesProps {
  analysisId: string;
  passages: readonly TextMatch[];
}

/** The words of a document around what was found in it; each leads to its place. */
export function FoundPassages({ analysisId, passages }: FoundPassagesProps) {
  return (
    <ul className="max-w-[100ch] space-y-1">
      {passages.map((passage) => (
        <li key={passage.start}>
          <TextLink
            href={getPassageAddress(analysisId, getPlace(passage))}
            className="font-serif text-small decoration-transparent"
          >
            … <Words passage={passage} /> …
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** From the first word that was found to the last. */
function getPlace({ start, end, hits }: TextMatch) {
  return { start: hits[0]?.start ?? start, end: hits.at(-1)?.end ?? end };
}

function Words({ passage: { start, text, hits } }: { passage: TextMatch }) {
  const marks = hits.map((hit) => ({ start: hit.start - start, end: hit.end - start }));
  return cutText(text, marks).map((piece) =>
    piece.isMarked ? (
      <mark key={piece.start} className="bg-shade font-semibold text-ink">
        {piece.words}
      </mark>
    ) : (
      piece.words
    ),
  );
}
