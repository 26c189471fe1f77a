import type { Evidence } from '@clauselight/schema';
import type { ReactNode } from 'react';
import { useAnalysisSource } from '../../lib/analysis-source/analysis-source-context.ts';
import { NoteLink } from '../../ui/note-link.tsx';

interface Sentence {
  /** Tells it from the others. */
  key: string;
  words: ReactNode;
  evidence: readonly Evidence[];
}

/** Sentences under each other, each with the passages it rests on as numbered notes. */
export function SentenceList({ sentences }: { sentences: readonly Sentence[] }) {
  const { getPassageAddress } = useAnalysisSource();
  const firstNumbers = countBefore(sentences.map(({ evidence }) => evidence.length));
  return (
    <ul className="max-w-[64ch] space-y-4 font-serif text-lead">
      {sentences.map(({ key, words, evidence }, index) => (
        <li key={key}>
          {words}
          {evidence.map((passage, offset) => {
            // A sentence may rest on one passage twice: the number tells its notes apart.
            const number = (firstNumbers[index] ?? 0) + offset + 1;
            return (
              <NoteLink
                key={number}
                number={number}
                quote={passage.quote}
                href={getPassageAddress(passage)}
              />
            );
          })}
        </li>
      ))}
    </ul>
  );
}

function countBefore(counts: readonly number[]): number[] {
  let total = 0;
  return counts.map((count) => {
    const before = total;
    total += count;
    return before;
  });
}
