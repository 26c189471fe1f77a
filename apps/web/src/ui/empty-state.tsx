import { Link } from 'wouter';
import { buttonClass } from './button.tsx';

interface EmptyStateProps {
  title: string;
  text: string;
  /** Where something can be done about it. */
  href: string;
  action: string;
}

/** Says that there is nothing yet, and where to begin. */
export function EmptyState({ title, text, href, action }: EmptyStateProps) {
  return (
    <div className="border-y border-line-strong py-10">
      <h2 className="text-title">{title}</h2>
      <p className="mt-2 mb-6 max-w-[56ch] text-ink-soft">{text}</p>
      <Link href={href} className={buttonClass({ variant: 'primary' })}>
        {action}
      </Link>
    </div>
  );
}
