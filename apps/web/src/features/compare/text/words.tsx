import type { WordChange } from '@clauselight/schema';
import { cx } from '../../../ui/cx.ts';
import '../../../ui/changed-words.css';

interface WordsProps {
  words: readonly WordChange[];
  /** Those of one version, or of both in one line. */
  of: 'before' | 'after' | 'both';
  isHeading: boolean;
}

/** Words with what was inserted and deleted among them. */
export function Words({ words, of, isHeading }: WordsProps) {
  const left = of === 'before' ? 'insertion' : of === 'after' ? 'deletion' : undefined;
  return (
    <p className={cx('changed-words max-w-[72ch]', isHeading && 'text-lead font-semibold')}>
      {words.map((run, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: runs never move, and two may be alike
        if (run.kind !== left) return <Run key={index} run={run} of={of} />;
        return null;
      })}
    </p>
  );
}

function Run({ run: { kind, text, before }, of }: { run: WordChange; of: WordsProps['of'] }) {
  if (kind === 'same') return of === 'before' ? (before ?? text) : text;
  const Mark = kind === 'insertion' ? 'ins' : 'del';
  // The space after a word is neither struck out nor underlined.
  const words = text.trimEnd() || text;
  return (
    <>
      <Mark>{words}</Mark>
      {text.slice(words.length)}
    </>
  );
}
