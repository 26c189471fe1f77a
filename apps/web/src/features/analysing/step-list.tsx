import { Check } from 'lucide-react';
import { t } from './messages.ts';
import { type StepProgress, stepTitles } from './progress.ts';

const stateWords = {
  waiting: 'analysing.state.waiting',
  active: 'analysing.state.active',
  done: 'analysing.state.done',
} as const;

/** The three steps; each shows its state by text, mark and color. */
export function StepList({ steps }: { steps: readonly StepProgress[] }) {
  return (
    <ol className="mt-5 divide-y divide-line border-y border-line">
      {steps.map((step, index) => (
        <li
          key={step.step}
          data-state={step.state}
          aria-current={step.state === 'active' ? 'step' : undefined}
          className="flex items-baseline gap-4 py-3 data-[state=waiting]:text-ink-soft"
        >
          <span aria-hidden="true" className="w-5 font-serif text-lead">
            {step.state === 'done' ? (
              <Check size={18} className="inline text-good" strokeWidth={2.5} />
            ) : (
              index + 1
            )}
          </span>
          <span
            data-state={step.state}
            className="flex-1 text-lead data-[state=active]:font-semibold"
          >
            {t(stepTitles[step.step])}
            {step.detail && (
              <span className="ml-3 text-base font-normal text-ink-soft">{step.detail}</span>
            )}
          </span>
          <span className="text-small text-ink-soft">
            {step.state === 'active' && step.fraction !== undefined
              ? `${Math.round(step.fraction * 100)} %`
              : t(stateWords[step.state])}
          </span>
        </li>
      ))}
    </ol>
  );
}
