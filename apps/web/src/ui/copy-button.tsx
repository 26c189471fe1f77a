import { Copy } from 'lucide-react';
import { Button } from './button.tsx';
import { t } from './messages.ts';
import { useToast } from './toast-context.ts';

/** Copies `text`; `label` says what it is. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const toast = useToast();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t('ui.copy.done') });
    } catch {
      toast({
        variant: 'destructive',
        title: t('ui.copy.failed'),
        description: t('ui.copy.failedText'),
      });
    }
  }

  return (
    <Button variant="plain" size="small" aria-label={label} onClick={() => void copy()}>
      <Copy aria-hidden="true" size={15} />
      {t('ui.copy.action')}
    </Button>
  );
}
