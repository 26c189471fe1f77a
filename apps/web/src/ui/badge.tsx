import type { LucideIcon } from 'lucide-react';

/** A word within a hairline, with its icon. */
export function Badge({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap rounded-sm border border-line-strong px-2 py-0.5 text-small font-semibold">
      <Icon aria-hidden="true" size={14} strokeWidth={2.25} className="text-ink-soft" />
      {children}
    </span>
  );
}
