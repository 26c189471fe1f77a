import { deletionWord } from '@clauselight/schema';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Message, t } from '../messages.ts';

const removed = [
  'settings.deletion.removesDocuments',
  'settings.deletion.removesLinks',
  'settings.deletion.removesPerson',
  'settings.deletion.removesSessions',
  'settings.deletion.removesExports',
] as const;

const exportLink = { exportLink: <TextLink href="/profile" /> };

interface DeletionDialogProps {
  isOpen: boolean;
  /** Whether there is a subscription that would end too. */
  isSubscribed: boolean;
  isDeleting: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Says what is removed, and asks for the word that confirms it. */
export function DeletionDialog({ isOpen, isSubscribed, onClose, ...rest }: DeletionDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('settings.deletion.question')}>
      <p className="mt-3">{t('settings.deletion.removes')}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-soft marker:text-line-strong">
        {removed.map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </ul>
      {isSubscribed && <p className="mt-3">{t('settings.deletion.endsSubscription')}</p>}
      <p className="mt-3 text-small text-ink-soft">
        <Message id="settings.deletion.stays" elements={exportLink} />
      </p>
      {isOpen && <ConfirmationForm onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function ConfirmationForm(props: Omit<DeletionDialogProps, 'isOpen' | 'isSubscribed'>) {
  const { isDeleting, onClose, onConfirm } = props;
  const [word, setWord] = useState('');
  const isConfirmed = word === deletionWord;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isConfirmed && !isDeleting) onConfirm();
  }

  return (
    <form noValidate className="mt-5" onSubmit={submit}>
      <TextField
        label={t('settings.deletion.word', { word: deletionWord })}
        value={word}
        onValueChange={setWord}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('settings.deletion.keep')}</Button>
        <Button type="submit" variant="primary" disabled={!isConfirmed || isDeleting}>
          {isDeleting ? t('settings.deletion.deleting') : t('settings.deletion.action')}
        </Button>
      </div>
    </form>
  );
}
