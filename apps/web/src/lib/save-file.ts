interface SavedFile {
  name: string;
  /** Media type; that of words without their encoding. */
  type: string;
  content: string | Blob;
}

/** Lets the browser save words or bytes as a file. */
export function saveFile({ name, type, content }: SavedFile): void {
  const blob =
    content instanceof Blob ? content : new Blob([content], { type: `${type};charset=utf-8` });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
