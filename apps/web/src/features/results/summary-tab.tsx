import type { Analysis, Evidence } from '@clauselight/schema';
import { Link } from 'wouter';
import { formatCount, formatScore } from '../../lib/format.ts';
import { createPassageParams } from '../../lib/view-state.ts';
import { useAcceptance } from './accepted/acceptance-context.ts';
import { useAnalysisPlace } from './analysis-context.ts';

/** The summary, each sentence with the passages it rests on as numbered notes. */
export function SummaryTab({ analysis }: { analysis: Analysis }) {
  const { accepted, score } = useAcceptance();
  if (analysis.summary.length === 0) {
    return (
      <p className="text-ink-soft">
        There is no summary: the document states too little that could be anchored to its words.
      </p>
    );
  }
  const firstNumbers = countBefore(analysis.summary.map(({ evidence }) => evidence.length));
  return (
    <>
      {accepted.length > 0 && (
        <p className="mb-4 max-w-[70ch] text-small text-ink-soft">
          This is the document as it stands. With {formatCount(accepted.length, 'finding')}{' '}
          accepted, its score is {formatScore(score)}.
        </p>
      )}
      <ul className="max-w-[64ch] space-y-4 font-serif text-lead">
        {analysis.summary.map((sentence, index) => (
          <li key={sentence.text}>
            {sentence.text}
            {sentence.evidence.map((evidence, offset) => (
              <Note
                key={`${evidence.start}-${evidence.end}`}
                evidence={evidence}
                number={(firstNumbers[index] ?? 0) + offset + 1}
              />
            ))}
          </li>
        ))}
      </ul>
    </>
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
