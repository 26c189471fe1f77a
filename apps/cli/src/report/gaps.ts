import type { Analysis, Evidence } from '@clauselight/schema';
import type { Places } from './places.ts';
import type { Fact, ReportPart } from './report.ts';
import { shorten } from './shorten.ts';

export interface GapsInput {
  readonly analysis: Pick<
    Analysis,
    'crossReferences' | 'attachments' | 'signatureBlocks' | 'findings'
  >;
  readonly places: Places;
}

/** The rule for blanks and placeholders. */
const blanksRule = 'OPS-06';
const quoteLength = 160;

/** What the document lacks: places it names that are not there, and what is still to be filled in. */
export function composeGaps(input: GapsInput): readonly ReportPart[] {
  return [
    ...composeSection('Broken references', listBroken(input)),
    ...composeSection('Blanks', listBlanks(input)),
  ];
}

function composeSection(title: string, all: readonly Fact[]): readonly ReportPart[] {
  // Where two sign side by side, the words of both lines are the same.
  const facts = [...new Map(all.map((fact) => [Object.values(fact).join('\n'), fact])).values()];
  if (facts.length === 0) return [];
  return [
    { kind: 'section', text: `${title} (${facts.length})` },
    { kind: 'facts', facts },
  ];
}

function listBroken({ analysis, places }: GapsInput): readonly Fact[] {
  const references = analysis.crossReferences.filter(({ status }) => status === 'broken');
  const missing = analysis.attachments.filter(({ status }) => status === 'missing');
  return [
    ...references.map(({ target, evidence }) =>
      createFact({ label: target, text: 'is not in this document', evidence, places }),
    ),
    ...missing.map(({ label, evidence }) =>
      createFact({ label, text: 'is not attached', evidence, places }),
    ),
  ];
}

function listBlanks({ analysis, places }: GapsInput): readonly Fact[] {
  const blanks = analysis.findings
    .filter(({ ruleId }) => ruleId === blanksRule)
    .flatMap(({ title, evidence }) => evidence.map((words) => ({ title, words })));
  const unsigned = analysis.signatureBlocks.filter(({ status }) => status === 'blank');
  return [
    ...blanks.map(({ title, words }) =>
      createFact({ label: 'To fill in', text: title, evidence: words, places }),
    ),
    ...unsigned.map(({ party, evidence }) => {
      const text = party === undefined ? 'a signature line is empty' : `for ${party.quote}`;
      return createFact({ label: 'Not signed', text, evidence, places });
    }),
  ];
}

function createFact({
  label,
  text,
  evidence,
  places,
}: {
  label: string;
  text: string;
  evidence: Evidence;
  places: Places;
}): Fact {
  const place = places.find(evidence);
  return {
    label,
    text,
    quote: shorten(evidence.quote, quoteLength),
    ...(place !== undefined && { place }),
  };
}
