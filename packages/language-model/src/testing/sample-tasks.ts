import type { ModelTask } from '../client.ts';
import { createAnswerTask } from '../tasks/answer-task.ts';
import { createPassageTask } from '../tasks/passage-task.ts';
import { createPortionTask } from '../tasks/portion-task.ts';
import type { TaskFinding } from '../tasks/task-context.ts';
import { createWholeTask } from '../tasks/whole-task.ts';

export const sampleText = `1. Payment
The Tenant shall pay a rent of $2,500 on the first day of each month. The deposit is returned within 30 days.
2. Term
The Landlord may end this lease at any time without giving a reason.`;

export const sampleFinding: TaskFinding = {
  id: 'TER-01:1',
  title: 'The other side may end it without a reason',
  severity: 4,
  why: 'It can end at any time.',
  quote: 'The Landlord may end this lease at any time without giving a reason.',
};

const common = {
  kind: 'Lease',
  sides: ['Landlord', 'Tenant'],
  settings: { contextTokens: 16_000, outputTokens: 4000 },
};

/** A question of every kind, about a short lease or about other words. */
export function buildTasks(text = sampleText): {
  readonly portion: ModelTask<unknown>;
  readonly whole: ModelTask<unknown>;
  readonly answer: ModelTask<unknown>;
  readonly passage: ModelTask<unknown>;
} {
  const findings = [sampleFinding];
  const notes = [{ text: 'The rent is due monthly.', quotes: [text.split('\n')[1] ?? ''] }];
  return {
    portion: createPortionTask({ ...common, text, findings, terms: [] }),
    whole: createWholeTask({ ...common, summary: [], findings, terms: [], notes }),
    answer: createAnswerTask({
      ...common,
      question: 'When may the Landlord end the lease?',
      earlier: [],
      passages: [{ number: 1, text }],
    }),
    passage: createPassageTask({ ...common, selected: text, surrounding: text, explanation: [] }),
  };
}
