export { detectFormat } from './detect.ts';
export {
  type Annotated,
  type AnnotateOptions,
  annotateWord,
} from './docx/annotate/annotate-word.ts';
export type { CommentPlace, PassageComment } from './docx/annotate/passage-comment.ts';
export { defaultReadLimits, type ReadLimits, type ReadProgress } from './limits.ts';
export { type ReadDocumentOptions, readDocument } from './read-document.ts';
export { type AnnotateRequest, annotateInSandbox } from './sandbox/annotate-in-sandbox.ts';
export {
  type ReadOptions,
  type ReadRequest,
  readInSandbox,
  readToJson,
} from './sandbox/read-in-sandbox.ts';
export { readerVersion } from './version.ts';
