import type { ReactNode } from 'react';

interface WithSidebarProps {
  /** Shown beside the content where there is room, else above it; the content goes first by `lg:order-first`. */
  sidebar: ReactNode;
  children: ReactNode;
}

/** Content with something beside it; alone where there is nothing. */
export function WithSidebar({ sidebar, children }: WithSidebarProps) {
  return (
    <div
      data-sidebar={Boolean(sidebar)}
      className="grid grid-cols-1 gap-x-6 gap-y-4 lg:data-[sidebar=true]:grid-cols-[minmax(0,1fr)_19rem]"
    >
      {sidebar}
      {children}
    </div>
  );
}
