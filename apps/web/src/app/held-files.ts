import type { ChosenFile } from '../features/upload/rejection.ts';

let held: readonly ChosenFile[] = [];

/** Keeps files that were chosen on the landing screen until the dashboard is there to upload them. */
export function holdFiles(files: readonly ChosenFile[]): void {
  held = files;
}

/** The files that were kept, once. */
export function takeHeldFiles(): readonly ChosenFile[] {
  const files = held;
  held = [];
  return files;
}
