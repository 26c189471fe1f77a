export { detectFormat } from './detect.ts';
export { defaultReadLimits, type ReadLimits, type ReadProgress } from './limits.ts';
export { type ReadDocumentOptions, readDocument } from './read-document.ts';
export { describeSandbox, type SandboxDescription } from './sandbox/describe-sandbox.ts';
export {
  type ReadOptions,
  type ReadRequest,
  readInSandbox,
  readToJson,
} from './sandbox/read-in-sandbox.ts';
export { readerVersion } from './version.ts';
