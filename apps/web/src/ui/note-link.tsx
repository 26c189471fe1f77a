import { Link } from 'wouter';
import { t } from './messages.ts';

interface NoteLinkProps {
  number: number;
  /** The quoted words of the passage. */
  quote: string;
  href: string;
  /** Whether to replace the current history entry. */
  replace?: boolean;
  onClick?: (() => void) | undefined;
}

/** A numbered link to the passage that a statement rests on. */
export function NoteLink({ number, quote, href, replace = false, onClick }: NoteLinkProps) {
  return (
    <Link
      href={href}
      replace={replace}
      onClick={onClick}
      aria-label={t('ui.note.label', { number, quote })}
      title={quote}
      className="ml-1.5 inline-flex size-6 items-center justify-center rounded-sm bg-amber-soft align-baseline font-sans text-micro font-semibold text-ink hover:bg-amber hover:text-on-amber"
    >
      {number}
    </Link>
  );
}
