import { type ComponentProps, useEffect, useRef } from 'react';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'open'> {
  isOpen: boolean;
  className: string;
}

/** The browser's own modal dialog: the focus stays in it and returns, Escape closes it. */
export function Modal({ isOpen, className, onClose, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) ref.current?.showModal();
    else ref.current?.close();
  }, [isOpen]);
  return (
    <dialog
      {...rest}
      ref={ref}
      // The event of the closing comes later than the key that closes: whoever opens it again at once would see it close.
      onCancel={(event) => {
        if (event.target === event.currentTarget) onClose?.(event);
      }}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose?.(event);
      }}
      className={`m-auto w-[calc(100%-2rem)] rounded-md border border-line-strong bg-sheet p-6 text-ink shadow-float backdrop:bg-shadow ${className}`}
    />
  );
}
