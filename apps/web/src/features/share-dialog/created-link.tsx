import { Check, Copy, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FocusHeading } from '../../ui/focus-heading.tsx';
import { TextField } from '../../ui/text-field.tsx';

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
      <FocusHeading className="scroll-mt-24 text-title">Your link is ready</FocusHeading>
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

/** Words to be taken away. Notices lie beneath a modal dialog: what came of it is said in place. */
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
      problem={
        outcome === 'refused'
          ? 'The browser refused. The text is selected: copy it from there.'
          : undefined
      }
      aside={
        <>
          <Button aria-label={action} onClick={() => void copy()}>
            {outcome === 'copied' ? (
              <Check aria-hidden="true" size={16} />
            ) : (
              <Copy aria-hidden="true" size={16} />
            )}
            {outcome === 'copied' ? 'Copied!' : 'Copy'}
          </Button>
          <span role="status" className="sr-only">
            {outcome === 'copied' && 'Copied!'}
          </span>
        </>
      }
    />
  );
}

/** Hands the link to other programs, where the system has a way to. */
function SystemShareButton({ url, title }: { url: string; title: string }) {
  const [isRefused, setIsRefused] = useState(false);
  if (typeof navigator.share !== 'function') return null;

  async function share() {
    setIsRefused(false);
    try {
      await navigator.share({ url, title });
    } catch (error) {
      // To close the sheet is a choice.
      setIsRefused(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  }

  return (
    <>
      <Button variant="primary" onClick={() => void share()}>
        <Share2 aria-hidden="true" size={17} />
        Share…
      </Button>
      {isRefused && (
        <p role="alert" className="order-last w-full text-small text-critical">
          The system did not take the link. Please copy it instead.
        </p>
      )}
    </>
  );
}
