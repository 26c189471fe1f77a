import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface PageHeadProps {
  title: string;
  /** A sentence under the title. */
  line?: ReactNode;
  /** Where the page is left for. */
  back?: { href: string; label: string };
}

/** The head of a page: the way back and its one h1. */
export function PageHead({ title, line, back }: PageHeadProps) {
  return (
    <div className="mb-8">
      {back && (
        <Link
          href={back.href}
          className="-ml-1 inline-flex min-h-9 items-center gap-1.5 rounded-sm px-1 text-small font-medium text-action hover:text-action-hover"
        >
          <ArrowLeft aria-hidden="true" size={15} />
          {back.label}
        </Link>
      )}
      <h1 className="text-head break-words">{title}</h1>
      {line && <p className="mt-2 max-w-[64ch] text-lead text-ink-soft">{line}</p>}
    </div>
  );
}
