import type { GuestWork } from '@clauselight/schema';
import { useId, useState } from 'react';
import { formatDatedMoment } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useGuestWork } from './get-guest-work.ts';
import { useDropGuestWork, useKeepGuestWork } from './settle-guest-work.ts';

/** Asks what becomes of the documents of the guest that the person was; nothing where there are none. */
export function GuestWorkBanner() {
  const { data: work } = useGuestWork();
  return work && work.documents > 0 ? <Question work={work} /> : null;
}

function Question({ work: { documents, expiresAt } }: { work: GuestWork }) {
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const keep = useKeepGuestWork();
  const drop = useDropGuestWork();
  const isBusy = keep.isPending || drop.isPending;
  const letGo = documents === 1 ? 'Let it go' : 'Let them go';
  const what = documents === 1 ? 'document' : `${documents.toLocaleString('en-US')} documents`;

  return (
    <section
      aria-labelledby={id}
      className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border border-line-strong bg-sheet px-4 py-3 sm:px-5"
    >
      <div className="min-w-0">
        <h2 id={id} className="text-lead">
          Keep the {what} you uploaded as a guest?
        </h2>
        <p className="text-small text-ink-soft">
          {documents === 1
            ? 'In your account it stays, with its analyses and highlights.'
            : 'In your account they stay, with their analyses and highlights.'}
          {expiresAt &&
            ` Otherwise ${documents === 1 ? 'it is' : 'they are'} removed on ${formatDatedMoment(expiresAt)}.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" disabled={isBusy} onClick={() => keep.mutate()}>
          {keep.isPending ? 'Keeping…' : 'Keep'}
        </Button>
        <Button disabled={isBusy} onClick={() => setIsAsking(true)}>
          {drop.isPending ? 'Removing…' : letGo}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`Let the ${what} go?`}
        text="What you uploaded as a guest is removed from the server now, with its analyses and highlights. This cannot be undone."
        action={letGo}
        cancel="Not now"
        onConfirm={() => drop.mutate()}
      />
    </section>
  );
}
