import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { t } from './messages.ts';

/** Copies an answer and shows the outcome beside the button: a toast would be hidden behind the modal dialog. */
export function AnswerCopy({ text }: { text: string }) {
  const [outcome, setOutcome] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(t('questions.answer.copied'));
    } catch {
      setOutcome(t('questions.answer.notCopied'));
    }
  }

  return (
    <span className="-mt-1 -mr-2 flex shrink-0 items-center">
      <span role="status" className="text-micro text-ink-soft">
        {outcome}
      </span>
      <Button
        variant="plain"
        size="small"
        aria-label={t('questions.answer.copy')}
        onBlur={() => setOutcome('')}
        onClick={() => void copy()}
      >
        <Copy aria-hidden="true" size={15} />
      </Button>
    </span>
  );
}
