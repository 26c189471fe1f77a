/** The mark: a page on which one line is lit. */
export function LitPageMark({ size = 26 }: { size?: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 26 26" width={size} height={size} fill="none">
      <rect x="3.5" y="1" width="19" height="24" rx="1.5" stroke="currentColor" />
      <path d="M7.5 7h11M7.5 19h7" stroke="currentColor" />
      <path d="M5.5 13h15" stroke="var(--color-amber)" strokeWidth="5" />
      <path d="M7.5 13h11" stroke="var(--color-on-amber)" />
    </svg>
  );
}
