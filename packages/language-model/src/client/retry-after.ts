/**
 * Milliseconds until the provider accepts the next request, from the headers of its answer: `retry-after-ms`,
 * `retry-after` in seconds or as a date, or the time at which OpenAI's exhausted limits are reset.
 */
export function readRetryAfter(
  headers: Readonly<Record<string, string>> | undefined,
): number | undefined {
  if (headers === undefined) return undefined;
  const milliseconds = readNumber(headers['retry-after-ms']);
  if (milliseconds !== undefined) return milliseconds;
  const retryAfter = headers['retry-after'];
  const seconds = readNumber(retryAfter);
  if (seconds !== undefined) return Math.ceil(seconds * 1000);
  if (retryAfter !== undefined) return readDate(retryAfter);
  return readLimits(headers);
}

function readNumber(value: string | undefined): number | undefined {
  return value !== undefined && /^\s*\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : undefined;
}

function readDate(value: string): number | undefined {
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : Math.max(0, time - Date.now());
}

/** OpenAI reports the remaining requests and tokens, and the time until they are reset. */
function readLimits(headers: Readonly<Record<string, string>>): number | undefined {
  const waits = ['requests', 'tokens']
    .filter((name) => headers[`x-ratelimit-remaining-${name}`] === '0')
    .flatMap((name) => readDuration(headers[`x-ratelimit-reset-${name}`]));
  return waits.length === 0 ? undefined : Math.max(...waits);
}

const unitMs = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** For example `6m0s` or `120ms`. */
function readDuration(value: string | undefined): number[] {
  if (value === undefined || !/^(?:\d+(?:\.\d+)?(?:ms|s|m|h))+$/.test(value)) return [];
  const parts = [...value.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)];
  const total = parts.reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * unitMs[unit as keyof typeof unitMs],
    0,
  );
  return [Math.ceil(total)];
}
