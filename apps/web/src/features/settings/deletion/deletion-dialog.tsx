import { deletionWord } from '@clauselight/schema';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

const removed = [
  'your documents with their text, analyses, highlights and notes',
  'the links you share: they open nothing any more',
  'your name, e-mail address and picture, and your settings',
  'your login sessions: you are signed out everywhere',
  'your exports, also those that have not been downloaded',
] as const;

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
    <Dialog isOpen={isOpen} onClose={onClose} title="Delete your account?">
      <p className="mt-3">This removes at once, and for good:</p>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-soft marker:text-line-strong">
        {removed.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      {isSubscribed && (
        <p className="mt-3">
          Your subscription ends with the account, at once: nothing more is charged.
        </p>
      )}
      <p className="mt-3 text-small text-ink-soft">
        What stays is a record of sign-ins, exports and deletions with their times, without a
        person. To keep a copy, first <TextLink href="/profile">export your data</TextLink>.
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
        label={`Type ${deletionWord} to confirm`}
        value={word}
        onValueChange={setWord}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Keep my account</Button>
        <Button type="submit" variant="primary" disabled={!isConfirmed || isDeleting}>
          {isDeleting ? 'Deleting…' : 'Delete Account'}
        </Button>
      </div>
    </form>
  );
}
