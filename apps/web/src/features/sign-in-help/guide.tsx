import type { ReactNode } from 'react';

export interface GuideStep {
  title: string;
  text: ReactNode;
}

/** Steps in their order. */
export function Guide({ steps }: { steps: readonly GuideStep[] }) {
  return (
    <ol>
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="flex gap-4 border-t border-line py-4 first:border-t-0 first:pt-0"
        >
          <span aria-hidden="true" className="w-6 shrink-0 font-serif text-title text-ink-soft">
            {index + 1}
          </span>
          <div className="min-w-0">
            <h3 className="text-lead">{title}</h3>
            <p className="mt-0.5 max-w-[64ch] text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
