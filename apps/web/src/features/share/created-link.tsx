import { Share2 } from 'lucide-react';
import { createFailureNotice } from '../../lib/failure-notice.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FocusHeading } from '../../ui/focus-heading.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast-context.ts';

interface CreatedLinkProps {
  url: string;
  /** Empty where none is asked for. */
  password: string;
  /** The name of the document. */
  filename: string;
  onAgain: () => void;
  onClose: () => void;
}

/** The address of a new link, to be taken away now: nobody can read it again. */
export function CreatedLink({ url, password, filename, onAgain, onClose }: CreatedLinkProps) {
  return (
    <div className="mt-3">
      <FocusHeading className="text-title">Your link is ready</FocusHeading>
      <p className="mt-1 mb-4">
        Copy it now: the address is shown only here, and not again once this is closed.
      </p>
      <CopiedField label="Link" text={url} action="Copy the link" />
      {password !== '' && (
        <>
          <CopiedField label="Password" text={password} action="Copy the password" />
          <p className="-mt-2 mb-4 text-small text-ink-soft">
            Send the password another way than the link. It cannot be shown again either.
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <SystemShareButton url={url} title={`Analysis of ${filename}`} />
        <Button onClick={onAgain}>Make another</Button>
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  );
}

interface CopiedFieldProps {
  label: string;
  text: string;
  /** What its button does. */
  action: string;
}

function CopiedField({ label, text, action }: CopiedFieldProps) {
  return (
    <TextField
      label={label}
      value={text}
      readOnly
      onValueChange={() => undefined}
      onFocus={(event) => event.target.select()}
      aside={<CopyButton text={text} label={action} />}
    />
  );
}

/** Hands the link to other programs, where the system has a way to. */
function SystemShareButton({ url, title }: { url: string; title: string }) {
  const toast = useToast();
  if (typeof navigator.share !== 'function') return null;

  async function share() {
    try {
      await navigator.share({ url, title });
    } catch (error) {
      // To close the sheet is a choice.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const fallback = 'The system did not take the link. Please copy it instead.';
      toast(createFailureNotice(error, { title: 'Not shared', fallback }));
    }
  }

  return (
    <Button variant="primary" onClick={() => void share()}>
      <Share2 aria-hidden="true" size={17} />
      Share…
    </Button>
  );
}
