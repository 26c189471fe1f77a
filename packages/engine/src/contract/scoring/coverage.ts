import type { Coverage, Span } from '@clauselight/schema';
import { countWords } from '../../text/structure/count-words.ts';
import type { ContractArtifacts } from '../contract-artifacts.ts';

/** Shorter sentences are headings, labels and fragments, in words. */
const fewestWords = 6;
/** From this probability on a passage counts as recognized. */
const leastProbability = 0.5;

/** What the steps recognized in a contract. */
export type Recognized = Pick<
  ContractArtifacts,
  | 'structure'
  | 'terms'
  | 'provisions'
  | 'conceptPassages'
  | 'checks'
  | 'unfairChecks'
  | 'draftFindings'
  | 'conceptFindings'
  | 'unfairFindings'
  | 'ndaFindings'
>;

/** Counts the sentences of a contract, and those in which something was recognized. */
export function measureCoverage(recognized: Recognized): Coverage {
  const spans = listSpans(recognized).toSorted((a, b) => a.start - b.start);
  const sentences = recognized.structure.sentences.filter(
    ({ isDefinition, passage }) => !isDefinition && countWords(passage.text) >= fewestWords,
  );
  let next = 0;
  let reach = 0;
  let count = 0;
  for (const { start, end } of sentences) {
    for (let span = spans[next]; span !== undefined && span.start < end; span = spans[next]) {
      reach = Math.max(reach, span.end);
      next += 1;
    }
    if (reach > start) count += 1;
  }
  return { sentences: sentences.length, recognized: count };
}

function listSpans(recognized: Recognized): readonly Span[] {
  const { terms, provisions, conceptPassages, checks, unfairChecks } = recognized;
  const findings = [
    ...recognized.draftFindings,
    ...recognized.conceptFindings,
    ...recognized.unfairFindings,
    ...recognized.ndaFindings,
  ];
  const estimated = [...provisions, ...conceptPassages].filter(
    ({ probability }) => probability >= leastProbability,
  );
  return [
    ...[...terms, ...estimated].map(({ evidence }) => evidence),
    ...[...findings, ...checks, ...unfairChecks].flatMap(({ evidence }) => evidence),
  ];
}
