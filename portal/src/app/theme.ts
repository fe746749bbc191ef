import { createTheme, type CSSVariablesResolver, DEFAULT_THEME } from '@mantine/core';

export const theme = createTheme({
  primaryColor: 'cyan',
  primaryShade: { light: 9, dark: 9 },
  defaultRadius: 'md',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  headings: { fontWeight: '650' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  // Its hidden element is none that a menu may have.
  components: { Menu: { defaultProps: { withInitialFocusPlaceholder: false } } },
});

const COLOURS = Object.keys(DEFAULT_THEME.colors).filter((name) => name !== 'dark');

/** Mantine's own light texts are fainter than WCAG AA asks for. Orange and yellow need more than their darkest shade. */
const DARKER: Partial<Record<string, string>> = {
  yellow: '#7a4700',
  orange: '#963b00',
  lime: '#3f6b06',
  green: '#1d6a2c',
  teal: '#04664b',
  gray: '#343a40',
};

/** Mantine's are lighter, and white on them too faint. */
const POINTED_AT = { '--mantine-color-cyan-filled-hover': '#095c6b', '--mantine-color-red-filled-hover': '#a82323' };

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...POINTED_AT,
    '--mantine-color-dimmed': '#5a6168',
    '--mantine-color-placeholder': '#6b7278',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-body': '#fff',
    ...Object.fromEntries(
      COLOURS.map((name) => [`--mantine-color-${name}-light-color`, DARKER[name] ?? `var(--mantine-color-${name}-9)`]),
    ),
  },
  dark: {
    ...POINTED_AT,
    '--mantine-color-dimmed': '#a9adb3',
    '--mantine-color-placeholder': '#8f949a',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    // Quieter grounds than Mantine's, which shout in the dark; grey ones that can be told from the page.
    '--mantine-color-gray-light': '#3b3b3b',
    '--mantine-color-yellow-light': '#423200',
    '--mantine-color-orange-light': '#48270d',
    '--mantine-color-red-light': '#4b1d1d',
    ...Object.fromEntries(
      COLOURS.map((name) => [`--mantine-color-${name}-light-color`, `var(--mantine-color-${name}-2)`]),
    ),
  },
});
