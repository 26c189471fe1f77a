import type { Appearance } from '@stripe/stripe-js';

interface AppearanceOptions {
  isDark: boolean;
  isStill: boolean;
  /** The present value of one of the theme's tokens, by the name of its custom property. */
  getToken: (name: string) => string;
}

/** The theme of the page in the words of the provider's card form, which sees nothing of the page's own styles. */
export function createAppearance({ isDark, isStill, getToken }: AppearanceOptions): Appearance {
  const get = (name: string) => getToken(`--color-${name}`);
  const outline = `2px solid ${get('action')}`;
  const border = `1px solid ${get('line-strong')}`;
  return {
    theme: isDark ? 'night' : 'stripe',
    disableAnimations: isStill,
    labels: 'above',
    inputs: 'spaced',
    variables: {
      fontFamily: getToken('--font-sans'),
      // In pixels: the form is a page of its own, with a root size of its own.
      fontSizeBase: '17px',
      fontSizeSm: '15px',
      fontWeightMedium: '500',
      spacingUnit: '4px',
      gridRowSpacing: '16px',
      borderRadius: getToken('--radius-sm'),
      colorPrimary: get('action'),
      colorBackground: get('sheet'),
      colorText: get('ink'),
      colorTextSecondary: get('ink-soft'),
      colorTextPlaceholder: get('ink-soft'),
      colorDanger: get('critical'),
      colorSuccess: get('good'),
      colorWarning: get('medium'),
      accessibleColorOnColorPrimary: get('on-action'),
      iconColor: get('ink-soft'),
      tabIconSelectedColor: get('action'),
      focusBoxShadow: 'none',
      focusOutline: outline,
    },
    rules: {
      '.Input': { border, boxShadow: 'none' },
      '.Input--invalid': { borderColor: get('critical'), boxShadow: 'none' },
      '.Label': { color: get('ink'), fontSize: '15px', fontWeight: '500' },
      '.Error': { fontSize: '15px' },
      '.Tab': { border, boxShadow: 'none' },
      '.Tab--selected': { borderColor: get('action'), boxShadow: 'none', outline },
    },
  };
}
