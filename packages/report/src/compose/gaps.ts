import type { Evidence } from '@clauselight/schema';
import type { Block, Fact, Section } from '../content.ts';
import { shorten } from '../printable.ts';
import { createFacts, createGroup, createSection } from './blocks.ts';
import type { ReportContext } from './report-context.ts';

/** The rule for blanks and placeholders. */
const blanksRule = 'OPS-06';
const quoteLength = 160;

/** What is missing from the document: passages it refers to, and blanks to be filled in. */
export function composeGaps(context: ReportContext): readonly Section[] {
  return createSection('What is missing', [
    ...composeGroup('Broken references', listBrokenReferences(context), 'counted'),
    ...composeGroup('Blanks', listBlanks(context), 'examples'),
  ]);
}

/** Examples have no number: of the blanks of a form only those with a mark are recognized, and the first are quoted. */
function composeGroup(
  title: string,
  all: readonly Fact[],
  extent: 'counted' | 'examples',
): readonly Block[] {
  // If two parties sign side by side, the words of both lines are equal.
  const facts = [...new Map(all.map((fact) => [JSON.stringify(fact), fact])).values()];
  const number = extent === 'counted' ? ` (${facts.length})` : '';
  return createGroup(`${title}${number}`, createFacts(facts));
}

function listBrokenReferences(context: ReportContext): readonly Fact[] {
  const { crossReferences, attachments } = context.whole;
  const references = crossReferences.filter(({ status }) => status === 'broken');
  const missing = attachments.filter(({ status }) => status === 'missing');
  return [
    ...references.map(({ target, evidence }) =>
      createGap({ label: target, words: 'is not in this document', evidence }, context),
    ),
    ...missing.map(({ label, evidence }) =>
      createGap({ label, words: 'is not attached', evidence }, context),
    ),
  ];
}

function listBlanks(context: ReportContext): readonly Fact[] {
  const { findings, signatureBlocks } = context.whole;
  const blanks = findings.filter(({ ruleId }) => ruleId === blanksRule);
  const unsigned = signatureBlocks.filter(({ status }) => status === 'blank');
  return [
    ...blanks.flatMap(({ title, evidence }) =>
      evidence.map((passage) =>
        createGap({ label: 'To fill in', words: title, evidence: passage }, context),
      ),
    ),
    ...unsigned.map(({ party, evidence }) => {
      const words = party === undefined ? 'a signature line is empty' : `for ${party.quote}`;
      return createGap({ label: 'Not signed', words, evidence }, context);
    }),
  ];
}

interface Gap {
  readonly label: string;
  readonly words: string;
  readonly evidence: Evidence;
}

function createGap({ label, words, evidence }: Gap, { places }: ReportContext): Fact {
  const place = places.find(evidence);
  return {
    label,
    words,
    quote: shorten(evidence.quote, quoteLength),
    ...(place !== undefined && { place }),
  };
}
