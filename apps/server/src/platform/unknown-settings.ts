/**
 * Beginnings of names that nothing else on a machine has. A name that begins so and is no setting was meant for the
 * product.
 */
const ownBeginnings = [
  'CLAUSELIGHT_',
  'ANALYSIS_',
  'DOCUMENTS_PER_',
  'GUEST_',
  'MODEL_',
  'OPENID_',
  'QUEUED_PER_',
  'READER_',
  'SHARE_',
  'STALL_',
  'STORED_MB_',
  'STREAMS_PER_',
  'STRIPE_',
  'TWILIO_',
  'UPLOADS_',
  'UPLOAD_MB_',
];
/** Of shorter names, one letter makes another word: POST, HOSTS. */
const leastLength = 6;
/** A suggestion that differs by more letters than this is a guess. */
const mostDifferent = 6;

/** Names that were meant as settings and are none, each with a sentence on it. */
export function findUnknownSettings(
  given: readonly string[],
  known: readonly string[],
): readonly string[] {
  const isKnown = new Set(known);
  return given
    .filter((name) => !isKnown.has(name) && isMeant(name, known))
    .map((name) => {
      const likely = findNearest(name, known);
      const suggestion = likely === undefined ? '' : `, perhaps ${likely} was meant`;
      return `${name}: no such setting${suggestion}`;
    });
}

function isMeant(name: string, known: readonly string[]): boolean {
  if (ownBeginnings.some((beginning) => name.startsWith(beginning))) return true;
  return known.some(
    (setting) =>
      setting.length >= leastLength && measureDifference(name.toUpperCase(), setting) <= 1,
  );
}

function findNearest(name: string, known: readonly string[]): string | undefined {
  const own = name.replace(/^CLAUSELIGHT_/, '').toUpperCase();
  const words = own.split('_');
  const [nearest] = known
    .map((setting) => ({
      setting,
      missing: words.filter((word) => !setting.split('_').includes(word)).length,
      different: measureDifference(own, setting),
    }))
    .sort((one, other) => one.missing - other.missing || one.different - other.different);
  return nearest !== undefined && nearest.different <= mostDifferent ? nearest.setting : undefined;
}

/**
 * Letters to add, remove, replace or swap with their neighbor to get from one word to the other (optimal string
 * alignment distance).
 */
function measureDifference(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    const cell = (up: number, at: number) => rows[i - up]?.[at] ?? 0;
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          cell(1, j) + 1,
          (row[j - 1] ?? 0) + 1,
          cell(1, j - 1) + (isSame ? 0 : 1),
          isSwapped ? cell(2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
