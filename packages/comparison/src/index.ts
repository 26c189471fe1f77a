export type * from './compared-version.ts';
