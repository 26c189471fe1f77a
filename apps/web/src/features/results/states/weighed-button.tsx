import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { ScoreChange } from './score-change.tsx';

interface WeighedButtonProps {
  /** What it does, to which finding. */
  label: string;
  /** Whether it takes the focus when it appears, because it stands where another was just pressed. */
  takesFocus: boolean;
  onPress: () => void;
  /** The score before and after; absent if the document was not judged. */
  before: number | undefined;
  after: number | undefined;
  /** Whether there is only room for its icon; the label says the rest. */
  isCompact?: boolean;
  children: ReactNode;
}

/** A button with what it does to the score. */
export function WeighedButton(props: WeighedButtonProps) {
  const { label, takesFocus, onPress, before, after, isCompact = false, children } = props;
  return (
    <div
      data-compact={isCompact || undefined}
      className="group/weighed flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 data-compact:flex-row-reverse data-compact:gap-x-2"
    >
      <Button
        size="small"
        ref={takesFocus ? takeFocus : undefined}
        aria-label={label}
        title={isCompact ? label : undefined}
        className={isCompact ? 'px-2' : undefined}
        onClick={onPress}
      >
        {children}
      </Button>
      {before !== undefined && after !== undefined && (
        <span className="text-small text-ink-soft group-data-compact/weighed:max-sm:hidden">
          <ScoreChange before={before} after={after} />
        </span>
      )}
    </div>
  );
}
