export { type Annotated, type AnnotateOptions, annotateDocx } from './annotate-docx.ts';
export type { CommentPlace, PassageComment } from './passage-comment.ts';
export { type AnnotateRequest, annotateInSandbox } from './sandbox/annotate-in-sandbox.ts';
