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
  children: ReactNode;
}

/** A button with what it does to the score. */
export function WeighedButton(props: WeighedButtonProps) {
  const { label, takesFocus, onPress, before, after, children } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        size="small"
        ref={takesFocus ? takeFocus : undefined}
        aria-label={label}
        onClick={onPress}
      >
        {children}
      </Button>
      {before !== undefined && after !== undefined && (
        <span className="text-small text-ink-soft">
          <ScoreChange before={before} after={after} />
        </span>
      )}
    </div>
  );
}
