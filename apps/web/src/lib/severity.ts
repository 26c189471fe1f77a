import { getSeverityNames } from '@clauselight/core';
import type { RiskLevel, Score, Severity } from '@clauselight/schema';
import { t } from './messages.ts';

/** The word for each severity of a risk. */
export const severityNames = getSeverityNames('contract');

/** All severities, the highest first. */
export const severities: readonly Severity[] = [5, 4, 3, 2, 1];

/** The tone of each severity. */
export const severityTones = {
  5: 'critical',
  4: 'high',
  3: 'medium',
  2: 'low',
  1: 'info',
} as const satisfies Record<Severity, string>;

export const levelNames = {
  low: t('lib.level.low'),
  medium: t('lib.level.medium'),
  high: t('lib.level.high'),
  partial: t('lib.level.partial'),
} as const satisfies Record<RiskLevel, string>;

export const levelTones = {
  low: 'good',
  medium: 'medium',
  high: 'critical',
  partial: 'info',
} as const satisfies Record<RiskLevel, string>;

/** A score's level in words: `Medium Risk`, `Revision need: low`. */
export function nameLevel({ label, level }: Pick<Score, 'label' | 'level'>): string {
  return label === 'Risk' || level === 'partial'
    ? levelNames[level]
    : t('lib.level.other', { label, level });
}
