export type * from './content.ts';
export type * from './report-input.ts';
