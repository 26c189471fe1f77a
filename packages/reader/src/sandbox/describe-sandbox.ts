import { findBoundary } from './find-boundary.ts';
import { findProgram } from './program-location.ts';
import type { Boundary, Isolation } from './wrap-command.ts';

export interface SandboxDescription {
  /** What holds around a reading process on this machine, in words. */
  readonly protections: readonly string[];
  /** Whether the programs run from source, where Node.js's permissions and most boundaries are off. */
  readonly isSource: boolean;
  /** Whether the system closes the network to it, and not only Node.js to its libraries. */
  readonly hasClosedNetwork: boolean;
}

const protectionsOf: Readonly<Record<Isolation, readonly string[]>> = {
  container: ['no network', 'no other files', 'no other processes', 'CPU limit'],
  namespaces: ['no network', 'no other processes', 'no privileges', 'CPU limit'],
  privileges: ['no privileges', 'CPU limit'],
  limits: ['CPU limit'],
  none: [],
};

/** Says what protects this machine from the documents it reads. The first call starts processes to find out. */
export async function describeSandbox(): Promise<SandboxDescription> {
  return describeBoundary(await findBoundary(), findProgram());
}

export function describeBoundary(
  { isolation, hasOwnUser }: Boundary,
  { isSource }: { readonly isSource: boolean },
): SandboxDescription {
  return {
    protections: [
      ...(isSource ? [] : ['Node permissions']),
      ...protectionsOf[isolation],
      ...(hasOwnUser ? ['own user'] : []),
    ],
    isSource,
    hasClosedNetwork: isolation === 'container' || isolation === 'namespaces',
  };
}
