interface ProgressBarProps {
  label: string;
  /** 0-1; absent where the share is not known. */
  value: number | undefined;
}

/** A measured share as a line being drawn. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(value * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1 w-full overflow-hidden bg-line"
    >
      <div
        style={{ width: `${percent ?? 0}%` }}
        className="h-full bg-action transition-[width] duration-200"
      />
    </div>
  );
}
