import { createEvidence } from '@clauselight/core';
import type { MinutesDetails } from '@clauselight/schema';
import type { Statement } from '../../text/values/statements.ts';
import { isHeading, type Section } from './sections.ts';

type OpenQuestion = MinutesDetails['openQuestions'][number];

interface QuestionInput {
  readonly text: string;
  readonly statements: readonly Statement[];
  readonly sections: readonly Section[];
}

const open =
  /\b(?:open (?:question|issue|point)s?|parking lot|parked|to be (?:discussed|clarified|decided|determined|confirmed)|unclear|unresolved|no decision|next time|(?:come|get) back to (?:this|it|the)|not (?:yet )?(?:decided|resolved|agreed)|needs? (?:more|further) discussion|remains? open)\b|\?$/i;
const closed =
  /\b(?:no (?:open|further) (?:questions?|issues?|points?)|was resolved|any (?:other )?questions\?$|^(?:are|is) there any(?:thing)? (?:\w+ ){0,3}(?:initiatives?|agenda|items?|topics?|announcements?|updates?|business|comments?|concerns?|objections?)\b)/i;
/** In a record of what was said word for word, questions are answered by the next line. */
const mostQuestionsShare = 0.2;
const fewStatements = 25;

/** What was left open, for the next agenda, in document order. */
export function listOpenQuestions({
  text,
  statements,
  sections,
}: QuestionInput): readonly OpenQuestion[] {
  const asked = statements.filter(({ passage }) => passage.text.endsWith('?')).length;
  const isTranscript =
    statements.length > fewStatements && asked > mostQuestionsShare * statements.length;
  const questions: (OpenQuestion & { readonly line: number })[] = [];
  statements.forEach((statement, index) => {
    const words = statement.passage.text;
    const isListed = sections[index] === 'questions' && statement.isFirstOfLine;
    const isOpen = isListed || (open.test(words) && !(isTranscript && words.endsWith('?')));
    if (!isOpen || closed.test(words) || isHeading(statement) || sections[index] === 'agenda')
      return;
    const last = questions.at(-1);
    const isSame = last?.line === statement.line;
    const start = isSame ? last.evidence.start : statement.start;
    const evidence = createEvidence(text, { start, end: statement.end });
    if (isSame) questions.pop();
    if (words.includes(' ')) {
      questions.push({ text: evidence.quote.replace(/\s+/g, ' '), evidence, line: statement.line });
    }
  });
  return questions.map(({ text: words, evidence }) => ({ text: words, evidence }));
}
