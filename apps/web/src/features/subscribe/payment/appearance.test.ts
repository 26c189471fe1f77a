import { expect, it } from 'vitest';
import { createAppearance } from './appearance.ts';

it('the card form takes its colors, letters and corners from the tokens of the theme', () => {
  const asked: string[] = [];
  const getToken = (name: string) => {
    asked.push(name);
    return `value of ${name}`;
  };
  const appearance = createAppearance({ isDark: true, isStill: true, getToken });
  expect(appearance).toMatchObject({
    theme: 'night',
    disableAnimations: true,
    variables: {
      colorBackground: 'value of --color-sheet',
      colorText: 'value of --color-ink',
      colorDanger: 'value of --color-critical',
      fontFamily: 'value of --font-sans',
      borderRadius: 'value of --radius-sm',
    },
    rules: { '.Input': { border: '1px solid value of --color-line-strong' } },
  });
  expect(createAppearance({ isDark: false, isStill: false, getToken }).theme).toBe('stripe');
});
