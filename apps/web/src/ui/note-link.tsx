import { Link } from 'wouter';

interface NoteLinkProps {
  number: number;
  /** The words it leads to. */
  quote: string;
  href: string;
  /** Takes the place of the address in the history. */
  replace?: boolean;
  onClick?: (() => void) | undefined;
}

/** A numbered note that leads to the words something rests on. */
export function NoteLink({ number, quote, href, replace = false, onClick }: NoteLinkProps) {
  return (
    <Link
      href={href}
      replace={replace}
      onClick={onClick}
      aria-label={`${number}, show in the document: “${quote}”`}
      title={quote}
      className="ml-1.5 inline-flex size-6 items-center justify-center rounded-sm bg-amber-soft align-baseline font-sans text-micro font-semibold text-ink hover:bg-amber hover:text-on-amber"
    >
      {number}
    </Link>
  );
}
