import type { RiskLevel, Severity } from '@clauselight/schema';

/** The product's colors in print. */
export const colors = {
  ink: '221D15',
  soft: '5A5142',
  line: 'DDD2BD',
  shade: 'EEE7D8',
  wash: 'FDF2D6',
  amber: 'F2B632',
  action: '1B4A57',
  inserted: '2A5F40',
  deleted: '8C1C2B',
} as const;

export const severityColors: Readonly<Record<Severity, string>> = {
  5: '8C1C2B',
  4: '9C3D12',
  3: '735308',
  2: '2B5A72',
  1: '57544C',
};

export const levelColors: Readonly<Record<RiskLevel, string>> = {
  high: severityColors[5],
  medium: severityColors[3],
  low: '2A5F40',
  partial: severityColors[1],
};

/** Typefaces that Word has. Other programs use similar ones. */
export const fonts = {
  text: { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial' },
  heads: { ascii: 'Georgia', hAnsi: 'Georgia', cs: 'Times New Roman' },
} as const;
