import { Progress } from 'radix-ui';

interface ProgressBarProps {
  label: string;
  /** 0-1; absent where the share is not known. */
  value: number | undefined;
}

/** A measured share as a line being drawn. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === undefined ? null : Math.round(value * 100);
  return (
    <Progress.Root
      aria-label={label}
      value={percent}
      className="h-1 w-full overflow-hidden bg-line"
    >
      <Progress.Indicator
        style={{ width: `${percent ?? 0}%` }}
        className="h-full bg-action transition-[width] duration-200"
      />
    </Progress.Root>
  );
}
