/** Says that something is on its way, without drawing what is not there yet. */
export function Waiting({ children }: { children: string }) {
  return (
    <p role="status" className="py-2 text-small text-ink-soft">
      {children}
    </p>
  );
}
