/**
 * Decodes a date that word processors pack into 32 bits. Source: [MS-DOC] 2.9.70 and Rich Text Format Specification
 * 1.9.1, "Track Changes" (DTTM): minute, hour, day, month and year since 1900 from the lowest bit on.
 * @returns ISO 8601 without a time zone; undefined if the bits are no date.
 */
export function readPackedDate(packed: number): string | undefined {
  const bits = packed >>> 0;
  const minute = bits & 0x3f;
  const hour = (bits >>> 6) & 0x1f;
  const day = (bits >>> 11) & 0x1f;
  const month = (bits >>> 16) & 0x0f;
  const year = 1900 + ((bits >>> 20) & 0x1ff);
  if (minute > 59 || hour > 23 || day < 1 || month < 1 || month > 12) return undefined;
  return `${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}:00`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
