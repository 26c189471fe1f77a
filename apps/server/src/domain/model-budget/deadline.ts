import { ModelError } from '@clauselight/language-model';

/** A signal that aborts with `parent`, and with the failure `timed-out` after so many milliseconds. */
export function limitTime(parent: AbortSignal, ms: number) {
  const late = new AbortController();
  const end = () => late.abort(new ModelError('timed-out'));
  if (ms <= 0) end();
  const timer = setTimeout(end, ms).unref();
  return {
    signal: AbortSignal.any([parent, late.signal]),
    /** Ends the clock; to be called when the time no longer matters. */
    clear: () => clearTimeout(timer),
  };
}
