import { useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  text: string;
  /** What the confirming button says. */
  action: string;
  onConfirm: () => void;
}

/** Asks before something that cannot be undone; the browser's own modal dialog, safest choice first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, text, action, onConfirm } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) ref.current?.showModal();
    else ref.current?.close();
  }, [isOpen]);

  function confirm() {
    onOpenChange(false);
    onConfirm();
  }

  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={() => onOpenChange(false)}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-md border border-line-strong bg-sheet p-6 text-ink shadow-float backdrop:bg-shadow"
    >
      <h2 id={`${id}-title`} className="text-title break-words">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-2 text-ink-soft">
        {text}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={() => onOpenChange(false)}>Keep</Button>
        <Button variant="primary" onClick={confirm}>
          {action}
        </Button>
      </div>
    </dialog>
  );
}
