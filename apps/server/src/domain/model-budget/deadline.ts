import { ModelError } from '@clauselight/language-model';

/** A signal that aborts with `parent`, or with the failure `timed-out` after this many milliseconds. */
export function limitTime(parent: AbortSignal, ms: number) {
  const late = new AbortController();
  const end = () => late.abort(new ModelError('timed-out'));
  if (ms <= 0) end();
  const timer = setTimeout(end, ms).unref();
  return {
    signal: AbortSignal.any([parent, late.signal]),
    /** Clears the timer. Call it when the limit no longer matters. */
    clear: () => clearTimeout(timer),
  };
}
