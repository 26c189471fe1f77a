const textStays = 'The text view has everything that could be read of it.';

/** Why the pages cannot be shown, for the person who wanted to see them. */
export function describePdfFailure(error: unknown): string {
  const { name, status, message } = readError(error);
  if (name === 'PasswordException')
    return `This PDF is protected by a password, so its pages cannot be shown. ${textStays}`;
  if (name === 'InvalidPDFException')
    return `This PDF is damaged, so its pages cannot be shown. ${textStays}`;
  if (name === 'ResponseException') return describeStatus(status);
  if (name === 'RangeError' || /memory|allocat/i.test(message))
    return 'There is not enough memory to show these pages. Close other tabs, then try again.';
  return 'The pages could not be opened. Check your connection, then try again.';
}

/** Why one page of an open document cannot be shown. */
export function describePageFailure(error: unknown): string {
  const { name, message } = readError(error);
  if (name === 'RangeError' || /memory|allocat|canvas/i.test(message))
    return 'There is not enough memory to draw this page. Close other tabs, or choose a smaller zoom.';
  if (name === 'ResponseException')
    return 'This page could not be loaded. Check your connection, then try again.';
  return `This page is damaged and cannot be drawn. ${textStays}`;
}

/** Whether the server says that there is nothing here for the reader. */
export function isRefusal(error: unknown): boolean {
  const { name, status } = readError(error);
  return name === 'ResponseException' && (status === 401 || status === 404);
}

function describeStatus(status: number | undefined): string {
  if (status === 404 || status === 410) return `The original file is no longer here. ${textStays}`;
  if (status === 401 || status === 403)
    return 'This file can no longer be opened from here. Sign in again or reload the page.';
  if (!status) return 'The server cannot be reached. Check your connection, then try again.';
  return `The server could not send the file (${status}). Try again in a moment.`;
}

function readError(error: unknown) {
  if (!(error instanceof Error)) return { name: '', message: String(error), status: undefined };
  const { name, message } = error;
  return { name, message, status: 'status' in error ? Number(error.status) : undefined };
}
