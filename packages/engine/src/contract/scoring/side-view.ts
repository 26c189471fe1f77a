import type { Score, Standing } from '@clauselight/schema';

/** A finding's part in the score as one side sees it. */
export interface Judged {
  readonly id: string;
  readonly standing: Standing;
  readonly points: number;
  readonly scoreWithout: number;
}

/** The findings with one side's eyes. */
export interface SideScore {
  readonly side: string;
  readonly score: Score;
  readonly judged: readonly Judged[];
}
