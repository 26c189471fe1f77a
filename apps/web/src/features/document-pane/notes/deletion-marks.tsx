import { Popover } from 'radix-ui';
import { useEffect, useState } from 'react';
import { t } from '../messages.ts';
import type { TextSurface } from '../text/text-surface.ts';
import { describeAuthorship } from './authorship.ts';
import { type Deletion, placeDeletionMarks } from './place-deletion-marks.ts';

/** Marks where words were taken out, each with the words on demand. */
export function DeletionMarks({ surface }: { surface: TextSurface }) {
  const [open, setOpen] = useState<{ deletion: Deletion; mark: HTMLElement }>();
  useEffect(
    () => placeDeletionMarks(surface, (deletion, mark) => setOpen({ deletion, mark })),
    [surface],
  );
  if (!open) return null;
  const authorship = describeAuthorship(open.deletion);
  return (
    <Popover.Root open onOpenChange={() => setOpen(undefined)}>
      <Popover.Anchor virtualRef={{ current: open.mark }} />
      <Popover.Content
        aria-label={t('document-pane.deletion.label')}
        sideOffset={4}
        collisionPadding={8}
        onCloseAutoFocus={() => open.mark.focus()}
        className="z-30 max-h-60 w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-md border border-line-strong bg-sheet px-3 py-2 text-small text-ink shadow-float"
      >
        <p className="label">
          {authorship
            ? t('document-pane.deletion.titleWithAuthor', { authorship })
            : t('document-pane.deletion.title')}
        </p>
        <p className="mt-1 font-serif break-words">
          <del>{open.deletion.text}</del>
        </p>
      </Popover.Content>
    </Popover.Root>
  );
}
