export { type CompareVersionsInput, compareVersions } from './compare-versions.ts';
export type * from './compared-version.ts';
