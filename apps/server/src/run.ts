import { type Config, loadConfig } from './platform/config.ts';
import { createLog, type Logger } from './platform/log.ts';
import { openPlatform, type Platform } from './platform/open.ts';
import type { Role } from './platform/role.ts';
import { StartupError } from './platform/startup-error.ts';

export type StartRole = (platform: Platform) => Promise<Role & { readonly address?: string }>;

/** Longest time a shutdown may take before the process leaves all the same. */
const shutdownMs = 20_000;

/** Runs the roles in this process until it is told to stop. A StartupError ends it with one line. */
export async function run(starts: readonly StartRole[]): Promise<void> {
  try {
    const config = loadConfig();
    const server = await start(config, createLog(config), starts);
    stopOnSignals(server);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

interface RunningServer {
  readonly log: Logger;
  stop(): Promise<void>;
}

async function start(
  config: Config,
  log: Logger,
  starts: readonly StartRole[],
): Promise<RunningServer> {
  const platform = await openPlatform(config, log);
  const roles: Role[] = [];
  const stop = async () => {
    // Requests first: nothing may be accepted that no worker of this process would see.
    for (const role of roles) await role.stop();
    await platform.database.close();
  };
  try {
    for (const startRole of starts) {
      const role = await startRole(platform);
      roles.push(role);
      if (role.address !== undefined)
        process.stdout.write(`Clauselight is ready at ${role.address}\n`);
    }
    return { log, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function stopOnSignals({ log, stop }: RunningServer): void {
  let isStopping = false;
  const onSignal = () => {
    // A second signal means now.
    if (isStopping) process.exit(130);
    isStopping = true;
    process.stdout.write('\nStopping …\n');
    const deadline = setTimeout(() => {
      log.error('the shutdown took too long');
      process.exit(1);
    }, shutdownMs);
    stop().then(
      () => {
        clearTimeout(deadline);
        process.exit(0);
      },
      (error: unknown) => {
        log.error({ err: error }, 'the shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
