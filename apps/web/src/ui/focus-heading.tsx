import { type ComponentProps, useEffect, useRef } from 'react';

/** A heading that takes the focus when it appears, so that a changed page is read from its start. */
export function FocusHeading(props: ComponentProps<'h2'>) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: false }), []);
  return <h2 {...props} ref={ref} tabIndex={-1} style={{ outline: 'none' }} />;
}
