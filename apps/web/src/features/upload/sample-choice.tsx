import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { createFailureNotice } from '../../lib/failure-notice.ts';
import { useToast } from '../../ui/toast-context.ts';
import { t } from './messages.ts';
import { loadSample, samples } from './samples.ts';

interface SampleChoiceProps {
  isUploading: boolean;
  onFile: (file: File) => void;
}

/** Sample documents for a visitor who has none at hand. */
export function SampleChoice({ isUploading, onFile }: SampleChoiceProps) {
  const id = useId();
  const toast = useToast();
  const loading = useMutation({
    mutationFn: loadSample,
    onSuccess: onFile,
    onError: (error) => toast(createFailureNotice(error, { title: t('upload.sample.notLoaded') })),
  });
  return (
    <section aria-labelledby={id} className="mt-5">
      <h3 id={id} className="text-lead">
        {t('upload.sample.title')}
      </h3>
      <ul className="mt-2 grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
        {samples.map((sample) => (
          <li key={sample.filename} className="border-b border-line">
            <button
              type="button"
              disabled={isUploading || loading.isPending}
              onClick={() => loading.mutate(sample)}
              className="group -mx-2 w-[calc(100%+1rem)] px-2 py-2.5 text-left hover:bg-shade focus-visible:-outline-offset-2 disabled:text-ink-soft"
            >
              <span className="block font-medium text-action group-disabled:text-ink-soft">
                {t(sample.title)}
              </span>
              <span className="block text-small text-ink-soft">{t(sample.text)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
