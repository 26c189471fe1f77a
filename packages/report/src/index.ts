export type * from './content.ts';
export type * from './report-input.ts';
export { composeReviewComments, type ReviewComment } from './review-comments.ts';
