import type { SandboxDescription } from '@clauselight/reader';
import type { Logger } from '../../platform/log.ts';

/** Says once, at the start, what protects this machine from the documents it reads. */
export async function announceSandbox(
  log: Pick<Logger, 'info' | 'warn'>,
  describe: () => Promise<SandboxDescription>,
): Promise<void> {
  const { protections, isSource, hasClosedNetwork } = await describe();
  const list = protections.length === 0 ? 'nothing around it' : protections.join(', ');
  const fact = `Documents are read in a process with: ${list}.`;
  if (isSource) return log.info(`${fact} The rest needs the built product.`);
  if (hasClosedNetwork) return log.info(fact);
  log.warn(
    `${fact} This system does not close the network to it. On Linux, install bubblewrap and allow user namespaces.`,
  );
}
