export { accentChoices, contrast, onAccentFor, readableAccent } from './accent';
export { vars } from './contract.css';
export { ThemeProvider, densityNames, themeNames, useTheme } from './ThemeProvider';
export type { DensityName, ThemeName, ThemeProviderProps, ThemeState } from './ThemeProvider';
export { media } from './tokens';
export { useIsPrinting } from './useIsPrinting';
