import type { SharedFacts } from '@clauselight/schema';
import { formatDatedMoment } from '../../lib/format.ts';
import { product } from '../../lib/product.ts';

interface SharedHeadProps {
  facts: SharedFacts;
  /** The name of the document, once it is known. */
  filename: string | undefined;
}

/** Says what kind of page this is, how long it is there, and what of the sender's own it holds. */
export function SharedHead({ facts, filename }: SharedHeadProps) {
  const title = filename === undefined ? 'Shared analysis' : `Shared analysis of ${filename}`;
  return (
    <>
      <title>{`${title} · ${product.name}`}</title>
      <div className="mb-5">
        <h1 className="text-title">Shared analysis, read only</h1>
        <p className="mt-1 text-small text-ink-soft">
          Open until{' '}
          <time dateTime={facts.expiresAt} className="whitespace-nowrap">
            {formatDatedMoment(facts.expiresAt)}
          </time>
          .{' '}
          {facts.withNotes
            ? 'With the highlights and notes of the sender; findings that the sender accepted do not count in the score.'
            : 'Without highlights and notes of the sender: what you see is the analysis alone.'}
        </p>
      </div>
    </>
  );
}
