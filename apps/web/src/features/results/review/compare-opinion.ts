import { getRiskLevel } from '@clauselight/core';
import type { RiskLevel } from '@clauselight/schema';

interface EngineScore {
  /** 0-10. */
  value: number;
  level: RiskLevel;
}

/** From this far apart two scores are worth telling apart. */
const telling = 1;

/** Whether another view of the risk, 0-10, says something else than the score: another level, or a point and more. */
export function isOpinionDifferent(opinion: number, score: EngineScore): boolean {
  // One decimal is shown: 4.3 and 3.3 are a point apart, whatever their difference is in binary.
  const tenths = Math.abs(Math.round(opinion * 10) - Math.round(score.value * 10));
  return getRiskLevel(opinion) !== score.level || tenths >= telling * 10;
}
