import { Check, Copy, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FocusHeading } from '../../ui/focus-heading.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from './messages.ts';

interface CreatedLinkProps {
  url: string;
  /** Empty if the link has no password. */
  password: string;
  /** The name of the document. */
  filename: string;
  onAgain: () => void;
  onClose: () => void;
}

/** The address of a new link, to be copied now: it cannot be shown again. */
export function CreatedLink({ url, password, filename, onAgain, onClose }: CreatedLinkProps) {
  return (
    <div className="mt-3">
      <FocusHeading className="scroll-mt-24 text-title">
        {t('share-dialog.created.title')}
      </FocusHeading>
      <p className="mt-1 mb-4">{t('share-dialog.created.copyNow')}</p>
      <CopiedField
        label={t('share-dialog.created.link')}
        text={url}
        action={t('share-dialog.created.copyLink')}
      />
      {password !== '' && (
        <>
          <CopiedField
            label={t('share-dialog.created.password')}
            text={password}
            action={t('share-dialog.created.copyPassword')}
          />
          <p className="-mt-2 mb-4 text-small text-ink-soft">
            {t('share-dialog.created.sendApart')}
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <SystemShareButton url={url} title={t('share-dialog.created.shareTitle', { filename })} />
        <Button onClick={onAgain}>{t('share-dialog.created.again')}</Button>
        <Button onClick={onClose}>{t('share-dialog.created.done')}</Button>
      </div>
    </div>
  );
}

interface CopiedFieldProps {
  label: string;
  text: string;
  /** Accessible name of the copy button. */
  action: string;
}

/** Text to copy. Notices appear beneath a modal dialog, so the outcome is shown in the field. */
function CopiedField({ label, text, action }: CopiedFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      field.current?.select();
      setOutcome('refused');
    }
  }

  return (
    <TextField
      ref={field}
      label={label}
      value={text}
      readOnly
      onValueChange={() => undefined}
      onFocus={(event) => event.target.select()}
      problem={outcome === 'refused' ? t('share-dialog.created.refused') : undefined}
      aside={
        <>
          <Button aria-label={action} onClick={() => void copy()}>
            {outcome === 'copied' ? (
              <Check aria-hidden="true" size={16} />
            ) : (
              <Copy aria-hidden="true" size={16} />
            )}
            {outcome === 'copied'
              ? t('share-dialog.created.copied')
              : t('share-dialog.created.copy')}
          </Button>
          <span role="status" className="sr-only">
            {outcome === 'copied' && t('share-dialog.created.copied')}
          </span>
        </>
      }
    />
  );
}

/** Opens the system's share sheet, where the browser supports it. */
function SystemShareButton({ url, title }: { url: string; title: string }) {
  const [isRefused, setIsRefused] = useState(false);
  if (typeof navigator.share !== 'function') return null;

  async function share() {
    setIsRefused(false);
    try {
      await navigator.share({ url, title });
    } catch (error) {
      // Closing the share sheet is not an error.
      setIsRefused(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  }

  return (
    <>
      <Button variant="primary" onClick={() => void share()}>
        <Share2 aria-hidden="true" size={17} />
        {t('share-dialog.created.share')}
      </Button>
      {isRefused && (
        <p role="alert" className="order-last w-full text-small text-critical">
          {t('share-dialog.created.notShared')}
        </p>
      )}
    </>
  );
}
