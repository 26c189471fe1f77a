import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  title: ReactNode;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** Something shown on demand, by the browser's own means. */
export function Disclosure({ title, isOpenAtFirst = false, children }: DisclosureProps) {
  return (
    <details open={isOpenAtFirst} className="group">
      <summary className="inline-flex min-h-8 items-center gap-1.5 text-small font-medium text-action marker:content-none hover:text-action-hover [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          size={15}
          className="transition-transform group-open:rotate-90"
        />
        {title}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
