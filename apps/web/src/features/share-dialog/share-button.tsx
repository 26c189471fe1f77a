import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { t } from './messages.ts';
import { ShareDialog } from './share-dialog.tsx';
import type { SharedAnalysis } from './shared-analysis.ts';

/** Opens the dialog for links to an analysis. */
export function ShareButton({ of }: { of: SharedAnalysis }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Share2 aria-hidden="true" size={16} />
        {t('share-dialog.dialog.open')}
      </Button>
      <ShareDialog of={of} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
