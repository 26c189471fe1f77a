import { type Config, listConcerns, loadConfig } from './config.ts';
import { createLog, type Logger } from './log.ts';
import { openPlatform, type Platform } from './open.ts';
import type { Role } from './role.ts';
import { StartupError } from './startup-error.ts';

export type StartRole = (platform: Platform) => Promise<StartedRole>;

interface StartedRole extends Role {
  readonly address?: string;
  readonly developmentSignInCode?: string | undefined;
}

/** Longest time a shutdown may take before the process leaves all the same. */
const shutdownMs = 20_000;
/** Signals closer together than this are one request to stop. */
const sameKeyMs = 500;

/** Runs the roles in this process until it is told to stop. A StartupError ends it with one line. */
export async function run(starts: readonly StartRole[]): Promise<void> {
  const stopRequested = waitForStopSignal();
  // A terminal that is gone, or a full disk with its file, must not end the process.
  process.stdout.on('error', () => undefined);
  try {
    const config = loadConfig();
    const log = createLog(config);
    for (const concern of listConcerns(config)) log.warn(concern);
    const server = await start(config, log, starts);
    await stopRequested;
    await shutDown(server);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
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
  const roles: StartedRole[] = [];
  const stop = async () => {
    // The latest first: nothing may be accepted that no worker of this process would see.
    for (const role of roles.toReversed()) await role.stop();
    await platform.database.close();
  };
  try {
    for (const startRole of starts) {
      const role = await startRole(platform);
      roles.push(role);
      if (role.address !== undefined) {
        process.stdout.write(`Clauselight is ready at ${role.address}\n`);
        const code = role.developmentSignInCode;
        if (code !== undefined) process.stdout.write(`Development sign-in code: ${code}\n`);
      }
    }
    // Those who start many processes wait for this line, or for the address above.
    if (roles.every(({ address }) => address === undefined))
      process.stdout.write(`Clauselight is ready: ${roles.map(({ name }) => name).join(', ')}\n`);
    return { log, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Settles at the first signal to stop, which may come before there is anything to stop; a second one means now. */
function waitForStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let firstAt: number | undefined;
    const onSignal = () => {
      // One Ctrl-C can arrive twice: from the terminal, and passed on by the program that started this one.
      if (firstAt !== undefined && performance.now() - firstAt > sameKeyMs) process.exit(130);
      firstAt ??= performance.now();
      resolve();
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  });
}

async function shutDown({ log, stop }: RunningServer): Promise<void> {
  process.stdout.write('\nStopping …\n');
  const deadline = setTimeout(() => {
    log.error('the shutdown took too long');
    process.exit(1);
  }, shutdownMs);
  try {
    await stop();
    clearTimeout(deadline);
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, 'the shutdown failed');
    process.exit(1);
  }
}
