import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** The browser's own modal dialog: the focus stays in it and returns, Escape closes it. */
export function Dialog({ isOpen, onClose, title, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) ref.current?.showModal();
    else ref.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto w-[calc(100%-2rem)] max-w-lg rounded-md border border-line-strong bg-sheet p-6 text-ink shadow-float backdrop:bg-shadow sm:p-8"
    >
      <h2 id={id} className="text-head break-words">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
