import { Copy } from 'lucide-react';
import { Button } from './button.tsx';
import { useToast } from './toast-context.ts';

/** Copies `text`; `label` says what it is. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const toast = useToast();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copied!' });
    } catch {
      toast({
        variant: 'destructive',
        title: 'Not copied',
        description: 'The browser refused. Select the text and copy it from there.',
      });
    }
  }

  return (
    <Button variant="plain" size="small" aria-label={label} onClick={() => void copy()}>
      <Copy aria-hidden="true" size={15} />
      Copy
    </Button>
  );
}
