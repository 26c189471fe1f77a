import { useMutation } from '@tanstack/react-query';
import { createFailureNotice } from '../../lib/failure-notice.ts';
import { useToast } from '../../ui/toast-context.ts';
import { DropZone } from './drop-zone.tsx';
import { t } from './messages.ts';
import type { ChosenFile } from './rejection.ts';
import { loadSample, samples } from './samples.ts';

interface QuickStartProps {
  onChosen: (files: readonly ChosenFile[]) => void;
}

/** Takes a visitor's first document before they have entered, or one of our samples. */
export function QuickStart({ onChosen }: QuickStartProps) {
  const toast = useToast();
  const loading = useMutation({
    mutationFn: loadSample,
    onSuccess: (file) => onChosen([{ file }]),
    onError: (error) => toast(createFailureNotice(error, { title: t('upload.sample.notLoaded') })),
  });
  return (
    <div>
      <DropZone isCompact focusRequest={0} isUploading={loading.isPending} onChosen={onChosen} />
      <div className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-small">
        <span id="samples" className="text-ink-soft">
          {t('upload.quick.samples')}
        </span>
        <ul aria-labelledby="samples" className="flex flex-wrap gap-x-3">
          {samples.map((sample) => (
            <li key={sample.filename}>
              <button
                type="button"
                disabled={loading.isPending}
                title={t(sample.text)}
                onClick={() => loading.mutate(sample)}
                className="min-h-8 rounded-sm font-medium text-action underline decoration-line-strong underline-offset-4 hover:text-action-hover disabled:text-ink-soft"
              >
                {t(sample.title)}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-1 text-small text-ink-soft">{t('upload.quick.asGuest')}</p>
    </div>
  );
}
