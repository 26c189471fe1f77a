import { useId } from 'react';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  text: string;
  /** What the confirming button says. */
  action: string;
  /** What the button says that changes nothing. */
  cancel?: string;
  onConfirm: () => void;
}

/** Asks before something that cannot be undone; the safest choice first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, text, action, cancel = 'Keep', onConfirm } = props;
  const id = useId();

  function confirm() {
    onOpenChange(false);
    onConfirm();
  }

  return (
    <Modal
      isOpen={isOpen}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={() => onOpenChange(false)}
      className="max-w-md"
    >
      <h2 id={`${id}-title`} className="text-title break-words">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-2 text-ink-soft">
        {text}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={() => onOpenChange(false)}>{cancel}</Button>
        <Button variant="primary" onClick={confirm}>
          {action}
        </Button>
      </div>
    </Modal>
  );
}
