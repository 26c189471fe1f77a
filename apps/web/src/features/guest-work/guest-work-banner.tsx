import type { GuestWork } from '@clauselight/schema';
import { useId, useState } from 'react';
import { formatDatedMoment } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useGuestWork } from './get-guest-work.ts';
import { t } from './messages.ts';
import { useDropGuestWork, useKeepGuestWork } from './settle-guest-work.ts';

/** Asks what becomes of the person's documents as a guest. Renders nothing if there are none. */
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
  const letGo = t('guest-work.banner.drop', { documents });

  return (
    <section
      aria-labelledby={id}
      className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border border-line-strong bg-sheet px-4 py-3 sm:px-5"
    >
      <div className="min-w-0">
        <h2 id={id} className="text-lead">
          {t('guest-work.banner.title', { documents })}
        </h2>
        <p className="text-small text-ink-soft">
          {t('guest-work.banner.text', { documents })}
          {expiresAt &&
            ` ${t('guest-work.banner.expiry', { documents, date: formatDatedMoment(expiresAt) })}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" disabled={isBusy} onClick={() => keep.mutate()}>
          {t(keep.isPending ? 'guest-work.banner.keeping' : 'guest-work.banner.keep')}
        </Button>
        <Button disabled={isBusy} onClick={() => setIsAsking(true)}>
          {drop.isPending ? t('guest-work.banner.dropping') : letGo}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('guest-work.confirm.title', { documents })}
        text={t('guest-work.confirm.text')}
        action={letGo}
        cancel={t('guest-work.confirm.cancel')}
        onConfirm={() => drop.mutate()}
      />
    </section>
  );
}
