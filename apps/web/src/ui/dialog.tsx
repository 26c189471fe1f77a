import { type ReactNode, useId } from 'react';
import { Modal } from './modal.tsx';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A modal dialog under a title. */
export function Dialog({ isOpen, onClose, title, children }: DialogProps) {
  const id = useId();
  return (
    <Modal isOpen={isOpen} aria-labelledby={id} onClose={onClose} className="max-w-lg sm:p-8">
      <h2 id={id} className="text-head break-words">
        {title}
      </h2>
      {children}
    </Modal>
  );
}
