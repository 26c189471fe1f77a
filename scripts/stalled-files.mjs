import { execFileSync } from 'node:child_process';

/** Several times what the slowest file takes on a busy machine; in the full run some alone take more than ten minutes. */
const longestMs = (process.env.TEST_ALL === 'true' ? 45 : 4) * 60_000;

/**
 * A reporter that keeps a test run from waiting without end. A process that is blocked, or waits for an answer that got
 * lost, meets no time limit of a test: where no file has begun or ended for `afterMs`, the processes that are left are
 * killed and named, with the files that ran in them. Each of them is an error, and the run continues without them.
 */
export default class StalledFiles {
  #running = new Set();
  #timer;
  #afterMs;

  /** @param {{ afterMs?: number }} options */
  constructor({ afterMs = longestMs } = {}) {
    this.#afterMs = afterMs;
  }

  onTestRunStart() {
    this.#wait();
  }

  onTestModuleQueued({ moduleId }) {
    this.#running.add(moduleId);
    this.#wait();
  }

  onTestModuleEnd({ moduleId }) {
    this.#running.delete(moduleId);
    this.#wait();
  }

  onTestRunEnd() {
    clearTimeout(this.#timer);
  }

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), this.#afterMs);
  }

  #end() {
    for (const file of this.#running) {
      console.error(`\nStalled for ${this.#afterMs / 60_000} minutes: ${file}`);
    }
    for (const { pid, args } of listWorkers()) {
      console.error(`Killed: ${args}`);
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
  }
}

/** The processes that this one has its test files run in, and those that they wait for. */
function listWorkers() {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^ *(\d+) +(\d+) (.*)/.exec(line) ?? [])
    .map(([, pid, parent, args = '']) => ({ pid: Number(pid), parent: Number(parent), args }));
  const workers = all.filter(
    ({ parent, args }) => parent === process.pid && args.includes('vitest/dist/workers/'),
  );
  const ids = new Set(workers.map(({ pid }) => pid));
  return [...workers, ...all.filter(({ parent }) => ids.has(parent))];
}
