import { defineCheck } from '../check.ts';

/** Off unless somebody asks for it; no document asks, so it never applies for now. */
export const respectfulWordingCheck = defineCheck({
  id: 'LAN-14',
  category: 'language',
  title: 'Respectful wording (on request)',
  why: 'Some courses and firms ask for it.',
  source: 'Word lists of alex and retext-equality',
  examples: 'It is off unless somebody asks for it, and no document does.',
  applies: () => false,
  find: () => [],
});
