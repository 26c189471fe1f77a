import { t } from './messages.ts';

/** Why the pages cannot be shown, in words for the user. */
export function describePdfFailure(error: unknown): string {
  const { name, status, message } = readError(error);
  if (name === 'PasswordException') return t('pdf-pages.failure.password');
  if (name === 'InvalidPDFException') return t('pdf-pages.failure.damaged');
  if (name === 'ResponseException') return describeStatus(status);
  if (name === 'RangeError' || /memory|allocat/i.test(message))
    return t('pdf-pages.failure.memory');
  return t('pdf-pages.failure.notOpened');
}

/** Why one page of an open document cannot be shown. */
export function describePageFailure(error: unknown): string {
  const { name, message } = readError(error);
  if (name === 'RangeError' || /memory|allocat|canvas/i.test(message))
    return t('pdf-pages.failure.pageMemory');
  if (name === 'ResponseException') return t('pdf-pages.failure.pageNotLoaded');
  return t('pdf-pages.failure.pageDamaged');
}

/** Whether the server refused the file: not signed in, or not found. */
export function isRefusal(error: unknown): boolean {
  const { name, status } = readError(error);
  return name === 'ResponseException' && (status === 401 || status === 404);
}

function describeStatus(status: number | undefined): string {
  if (status === 404 || status === 410) return t('pdf-pages.failure.gone');
  if (status === 401 || status === 403) return t('pdf-pages.failure.refused');
  if (!status) return t('pdf-pages.failure.unreachable');
  return t('pdf-pages.failure.status', { status });
}

function readError(error: unknown) {
  if (!(error instanceof Error)) return { name: '', message: String(error), status: undefined };
  const { name, message } = error;
  return { name, message, status: 'status' in error ? Number(error.status) : undefined };
}
