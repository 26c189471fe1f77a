import { useId } from 'react';
import { Button } from './button.tsx';
import { t } from './messages.ts';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  text: string;
  /** Label of the confirming button. */
  action: string;
  /** Label of the button that cancels. */
  cancel?: string;
  onConfirm: () => void;
}

/** Asks before an action that cannot be undone; the safe choice comes first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    text,
    action,
    cancel = t('ui.confirm.keep'),
    onConfirm,
  } = props;
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
