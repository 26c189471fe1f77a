import type { Score, Standing } from '@clauselight/schema';

/** What one finding adds to the score of one side. */
export interface ScoredFinding {
  readonly id: string;
  readonly standing: Standing;
  readonly points: number;
  readonly scoreWithout: number;
}

/** The score and the points of all findings for one side. */
export interface SideScore {
  readonly side: string;
  readonly score: Score;
  readonly findings: readonly ScoredFinding[];
}
