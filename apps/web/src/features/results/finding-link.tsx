import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useReading } from '../../lib/reading/reading-context.ts';

/** Leads to a finding's card. */
export function FindingLink({ findingId, children }: { findingId: string; children: ReactNode }) {
  const { getFindingAddress } = useReading();
  return (
    <Link
      href={getFindingAddress(findingId)}
      className="rounded-sm underline decoration-line-strong underline-offset-4 hover:text-action hover:decoration-action"
    >
      {children}
    </Link>
  );
}
