import { getSeverityNames } from '@clauselight/core';
import type { RiskLevel, Score, Severity } from '@clauselight/schema';

/** The word for each severity of a risk. */
export const severityNames = getSeverityNames('contract');

/** The gravest first. */
export const severities: readonly Severity[] = [5, 4, 3, 2, 1];

/** Names of the tones in which severities and levels are set. */
export const severityTones = {
  5: 'critical',
  4: 'high',
  3: 'medium',
  2: 'low',
  1: 'info',
} as const satisfies Record<Severity, string>;

export const levelNames = {
  low: 'Low Risk',
  medium: 'Medium Risk',
  high: 'High Risk',
} as const satisfies Record<RiskLevel, string>;

export const levelTones = {
  low: 'good',
  medium: 'medium',
  high: 'critical',
} as const satisfies Record<RiskLevel, string>;

/** A score's level in words: `Medium Risk`, `Revision need: low`. */
export function nameLevel({ label, level }: Pick<Score, 'label' | 'level'>): string {
  return label === 'Risk' ? levelNames[level] : `${label}: ${level}`;
}
