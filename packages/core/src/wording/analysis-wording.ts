/** Said first of an analysis that lacks a step. */
export const incompleteTitle = 'This analysis is incomplete.';

/** What could not be checked: an analysis that lacks a step must not read like a clean one. */
export function describeFailedSteps(
  steps: readonly { readonly label: string }[],
  { canRepeat = true }: { readonly canRepeat?: boolean } = {},
): string {
  const labels = steps.map(({ label }) => label).join('; ');
  const advice = canRepeat
    ? 'Analyze the document again; if it stays so, read these points yourself.'
    : 'Read these points yourself.';
  return `These steps failed, and what they would have found is unknown: ${labels}. ${advice}`;
}

/** What a document's kind was recognized by, for display after a label that says so. */
export function describeRecognition(reason: string): string {
  return reason.replace(/^Recogni[sz]ed by /, '');
}

/** The title of a message that asks the other side for the first steps. */
export const messageTitle = 'A message that asks for it';

/** What works in a document. */
export const strengthsTitle = 'What works';
