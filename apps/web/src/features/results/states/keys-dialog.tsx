import { getFindingStateNames } from '@clauselight/core';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAnalysisContext } from '../analysis-context.ts';
import { t } from '../messages.ts';
import { stateKeys } from './use-finding-keys.ts';

interface KeysDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The keys with which findings are worked through. */
export function KeysDialog({ isOpen, onClose }: KeysDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('results.keys.title')}>
      {isOpen && <KeyList />}
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>{t('results.keys.close')}</Button>
      </div>
    </Dialog>
  );
}

function KeyList() {
  const names = getFindingStateNames(useAnalysisContext().family);
  const keys = [
    ['j', t('results.keys.next')],
    ['k', t('results.keys.previous')],
    ...Object.entries(stateKeys).map(([key, state]) => [key, names[state]]),
    ['e', t('results.keys.note')],
    ['u', t('results.keys.undo')],
    ['?', t('results.keys.help')],
  ] as const;
  return (
    <>
      <p className="mt-2 text-small text-ink-soft">{t('results.keys.lead')}</p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {keys.map(([key, meaning]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-7 rounded-sm border border-line-strong bg-shade px-1.5 text-center font-mono text-small">
                {key}
              </kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
