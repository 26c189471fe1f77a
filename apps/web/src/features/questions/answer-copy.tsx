import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

/** Copies an answer and says so itself: a notice would stand beneath the questions where they lie over the page. */
export function AnswerCopy({ text }: { text: string }) {
  const [outcome, setOutcome] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied');
    } catch {
      setOutcome('Not copied: the browser refused');
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
        aria-label="Copy the answer with its quotes"
        onBlur={() => setOutcome('')}
        onClick={() => void copy()}
      >
        <Copy aria-hidden="true" size={15} />
      </Button>
    </span>
  );
}
