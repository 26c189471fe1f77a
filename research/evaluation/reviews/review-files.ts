import { readdirSync, readFileSync } from 'node:fs';
import type { Half } from '../truth/draw-sample.ts';

export type Importance = 'must' | 'should' | 'could';

/** Something that an adviser of one side would raise. */
export interface Issue {
  /** Offsets of its operative words in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly what: string;
  readonly bearer: string;
  readonly importance: Importance;
  /** Concepts a finding of which would raise it; none if the catalogue has nothing of the kind. */
  readonly concepts: readonly string[];
}

/** How risky a document is for each side as a reader judges it, 0-10. */
export interface RiskScore {
  readonly weaker: number;
  readonly other: number;
}

/** A document that was read from end to end, and what the reader would raise. */
export interface Review {
  /** A name for lists. */
  readonly name: string;
  readonly half: Half;
  /** Which documents it is counted with. */
  readonly set: 'commercial' | 'people' | 'written, plain words' | 'written, usual words';
  /** The document below the data folder; undefined if its text is here. */
  readonly document: string | undefined;
  readonly text: string | undefined;
  readonly issues: readonly Issue[];
  /** What its reader gives each side; only real documents have it. */
  readonly riskScore: RiskScore | undefined;
  /** Whether it was written to be fair, so that a grave finding in it is wrong. */
  readonly isFair: boolean;
}

const folder = new URL('../../data/reviews/', import.meta.url);

interface StoredReview {
  readonly document: string;
  readonly stratum: 'commercial' | 'people';
  readonly half: Half;
  readonly skip?: string;
  readonly riskScore?: RiskScore;
  readonly issues?: readonly Issue[];
}

/** Reads the reviews of real documents, whose words stand in the data folder alone. */
export function readReviews(): readonly Review[] {
  return listJson(folder).flatMap((name) => {
    const stored: StoredReview = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    if (stored.issues === undefined) return [];
    const { document, stratum, half, issues, riskScore } = stored;
    return [
      {
        name: name.slice(0, 3),
        half,
        set: stratum,
        document,
        text: undefined,
        issues,
        riskScore,
        isFair: false,
      },
    ];
  });
}

interface WrittenReview {
  readonly half: Half;
  readonly tone: 'harsh' | 'fair' | 'mixed';
  readonly traps: readonly (Omit<Issue, 'start' | 'end'> & {
    readonly quote: string;
    readonly wording: 'plain' | 'usual';
  })[];
}

/** Reads the documents that were written for this, each as one review for each wording of its traps. */
export function readWrittenReviews(): readonly Review[] {
  const written = new URL('written/', folder);
  return listJson(written).flatMap((file): readonly Review[] => {
    const { half, tone, traps }: WrittenReview = JSON.parse(
      readFileSync(new URL(file, written), 'utf8'),
    );
    const name = `w${file.slice(0, 2)}`;
    const text = readFileSync(new URL(file.replace('.json', '.txt'), written), 'utf8');
    const issues = traps.map((trap) => {
      const start = text.indexOf(trap.quote);
      if (start < 0) throw new Error(`${file} quotes what its text does not say: ${trap.quote}`);
      return { ...trap, start, end: start + trap.quote.length };
    });
    const base = {
      name,
      half,
      document: undefined,
      text,
      riskScore: undefined,
      isFair: tone === 'fair',
    };
    const plain = issues.filter(({ wording }) => wording === 'plain');
    const usual = issues.filter(({ wording }) => wording !== 'plain');
    return [
      { ...base, set: 'written, plain words', issues: plain },
      ...(usual.length === 0
        ? []
        : [{ ...base, set: 'written, usual words' as const, issues: usual, isFair: false }]),
    ];
  });
}

function listJson(place: URL): readonly string[] {
  return readdirSync(place)
    .filter((name) => name.endsWith('.json'))
    .sort();
}
