import type { Analysis } from '@clauselight/schema';
import type { Places } from './places.ts';
import type { Fact, ReportPart } from './report.ts';

/** What to do first, and the message that asks the other side for it. */
export function composeFirstSteps({
  analysis,
  places,
}: {
  readonly analysis: Pick<Analysis, 'recommendations' | 'firstSteps'>;
  readonly places: Places;
}): readonly ReportPart[] {
  const { recommendations, firstSteps } = analysis;
  const steps = firstSteps.recommendationIds.flatMap(
    (id) => recommendations.find((recommendation) => recommendation.id === id) ?? [],
  );
  if (steps.length === 0) return [];
  const facts = steps.map(({ title, text, evidence, clause }, index): Fact => {
    const place = evidence && places.find(evidence, clause);
    return {
      label: `${index + 1}. ${title}`,
      text,
      ...(place !== undefined && { place }),
    };
  });
  return [
    { kind: 'section', text: 'What to do first' },
    { kind: 'facts', facts },
    ...(firstSteps.message === ''
      ? []
      : [
          { kind: 'section' as const, text: 'A message that asks for it' },
          ...firstSteps.message.split('\n\n').map((text) => ({ kind: 'text' as const, text })),
        ]),
  ];
}
