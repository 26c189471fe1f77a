/** For packages that parse strangers' files too: programs that run as reading does, in a process of their own. */
export { runInChild, type SandboxOptions, type SandboxRequest } from './run-in-child.ts';
export { type SandboxTask, serveTask } from './serve-task.ts';
export type { SandboxProgram } from './start-child.ts';
