export { type Annotated, type AnnotateOptions, annotateDocx } from './annotate-docx.ts';
export type { CommentPlace, PassageComment } from './passage-comment.ts';
export { type Revised, type ReviseOptions, reviseDocx } from './revising/revise-docx.ts';
export type { Revision } from './revising/revision.ts';
export {
  type AnnotateRequest,
  annotateInSandbox,
  type ReviseRequest,
  reviseInSandbox,
} from './sandbox/run-markup.ts';
