import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';

interface CopiedLabelProps {
  /** What is copied. */
  text: string;
  /** The accessible name of the button. */
  action: string;
  children: ReactNode;
}

/** What a text is, above it, with the button that copies it. */
export function CopiedLabel({ text, action, children }: CopiedLabelProps) {
  return (
    <p className="label flex items-center justify-between gap-3">
      {children}
      <CopyButton text={text} label={action} />
    </p>
  );
}
