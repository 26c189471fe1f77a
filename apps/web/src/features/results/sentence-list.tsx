import type { Evidence } from '@clauselight/schema';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { createPassageParams } from '../../lib/view-state.ts';
import { useAnalysisPlace } from './analysis-context.ts';

interface Sentence {
  /** Tells it from the others. */
  key: string;
  words: ReactNode;
  evidence: readonly Evidence[];
}

/** Sentences under each other, each with the passages it rests on as numbered notes. */
export function SentenceList({ sentences }: { sentences: readonly Sentence[] }) {
  const firstNumbers = countBefore(sentences.map(({ evidence }) => evidence.length));
  return (
    <ul className="max-w-[64ch] space-y-4 font-serif text-lead">
      {sentences.map(({ key, words, evidence }, index) => (
        <li key={key}>
          {words}
          {evidence.map((passage, offset) => (
            <Note
              key={`${passage.start}-${passage.end}`}
              evidence={passage}
              number={(firstNumbers[index] ?? 0) + offset + 1}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}

function Note({ evidence, number }: { evidence: Evidence; number: number }) {
  const { analysisId } = useAnalysisPlace();
  return (
    <Link
      href={`/?${createPassageParams(analysisId, evidence)}`}
      aria-label={`${number}, show in the document: “${evidence.quote}”`}
      title={evidence.quote}
      className="ml-1.5 inline-flex size-6 items-center justify-center rounded-sm bg-amber-soft align-baseline font-sans text-micro font-semibold text-ink hover:bg-amber hover:text-on-amber"
    >
      {number}
    </Link>
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
