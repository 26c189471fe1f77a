import { describeRecognition, getDisclaimer } from '@clauselight/core';
import type { Section } from '../content.ts';
import { createFact, createFacts, createGroup, createList, createParagraph } from './blocks.ts';
import { describeFailures, describeRest } from './cover.ts';
import type { ReportContext } from './report-context.ts';

const shortForm =
  'This is the short form of the report. The long form adds all passages of a finding, wording to propose, what each severity rests on, duties, recommendations by their effect, and the passages of the checks.';

/** How the report was made, the reader's warnings, and its limits. */
export function composeMethod(context: ReportContext): Section {
  const { analysis, source, analysisId, family, isShort } = context;
  const { reason, isSetByReader } = analysis.documentKind;
  return {
    title: 'Method and limits',
    blocks: [
      ...createParagraph(describeFailures(analysis.failedSteps)),
      ...createParagraph(describeRest(analysis.leftOut)),
      ...createParagraph(isShort ? shortForm : undefined),
      {
        kind: 'paragraph',
        words:
          'A fixed set of checks was made on the text of the document, by rules and by models that were trained and measured on annotated documents. The same text gives the same result. No language model’s words are part of this report.',
      },
      {
        kind: 'paragraph',
        words:
          'Every quote is copied from the document, letter by letter. Confidence says how far findings of a check can be trusted, by how its rule was measured; it is lower where words were hard to read. What no check looks for is not in this report, and a check that found nothing says only that its own signs were not found.',
      },
      ...createGroup(
        'What was noticed in reading the file',
        createList(source.warnings.map(({ message }) => message)),
      ),
      ...createFacts([
        ...createFact('Analysis', analysisId),
        ...createFact('Engine', analysis.engineVersion),
        ...createFact('Rule book', analysis.ruleBookVersion),
        ...createFact('Reader of files', source.readerVersion),
        ...createFact('Recognized by', reason && describeRecognition(reason)),
        ...createFact('Kind set by', isSetByReader ? 'the reader' : undefined),
      ]),
      { kind: 'note', words: getDisclaimer(family) },
    ],
  };
}
