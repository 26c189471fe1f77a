/** Columns of terminals that do not say how many they have. */
const widthOfOthers = 80;
const eraseLine = '\r\u001B[K';

export interface ProgressLine {
  /** Shows what is being done, in place of what was shown before. */
  show(detail: string): void;
  /** Leaves nothing behind. */
  clear(): void;
}

/** A line that is overwritten as the work proceeds; nothing if the output is not a terminal. */
export function createProgressLine(stream: NodeJS.WriteStream): ProgressLine {
  if (!stream.isTTY) return { show: () => undefined, clear: () => undefined };
  return {
    show: (detail) =>
      void stream.write(`${eraseLine}${detail.slice(0, (stream.columns || widthOfOthers) - 1)}`),
    clear: () => void stream.write(eraseLine),
  };
}
