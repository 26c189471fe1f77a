import { Fragment } from 'react';
import { cutText, type Mark } from './cut-text.ts';

interface MarkedTextProps {
  text: string;
  /** Half-open spans of `text`, in UTF-16 code units. */
  marks: readonly Mark[];
  /** What the marks say, heard after each and shown with it. */
  meaning: string;
}

/** Plain words, some of them underlined with dots. */
export function MarkedText({ text, marks, meaning }: MarkedTextProps) {
  return cutText(text, marks).map((chunk) => (
    <Fragment key={chunk.start}>
      {chunk.isMarked ? (
        <span
          title={meaning}
          className="underline decoration-medium decoration-dotted decoration-2 underline-offset-4"
        >
          {chunk.words}
          <span className="sr-only select-none"> ({meaning})</span>
        </span>
      ) : (
        chunk.words
      )}
    </Fragment>
  ));
}
