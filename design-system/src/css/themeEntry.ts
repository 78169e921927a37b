import './global';

export {
  accentChoices,
  contrast,
  densityNames,
  media,
  onAccentFor,
  readableAccent,
  themeNames,
  ThemeProvider,
  useIsPrinting,
  useTheme,
  vars,
} from '../theme';
export type { DensityName, ThemeName, ThemeProviderProps, ThemeState } from '../theme';
