/** What is usual in contracts of the kind, a line for each sentence; nothing if none is known. */
export function UsualLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line} className="max-w-[70ch] text-small text-ink-soft">
      {line}
    </p>
  ));
}
