interface SavedFile {
  name: string;
  /** Media type. */
  type: string;
  content: string;
}

/** Lets the browser save words as a file. */
export function saveFile({ name, type, content }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
