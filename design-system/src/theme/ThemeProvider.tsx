import { createContext, useContext, useInsertionEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { onAccentFor, readableAccent } from './accent';
import { accentNames, grounds } from './accent.css';

/** Themes a person may choose; `auto` follows the system. */
export const themeNames = ['light', 'dark', 'auto'] as const;
export type ThemeName = (typeof themeNames)[number];

/** Densities of rows and controls. */
export const densityNames = ['comfortable', 'compact'] as const;
export type DensityName = (typeof densityNames)[number];

/** What components read of the theme; colours they take from `vars`. */
export interface ThemeState {
  theme: 'light' | 'dark';
  density: DensityName;
  /** `#rrggbb` chosen at run time, or undefined for the theme's own ink. */
  accent: string | undefined;
}

export interface ThemeProviderProps {
  /** Light unless said otherwise. */
  theme?: ThemeName;
  /** `#rrggbb`; leave out for black on light and paper on dark. */
  accent?: string;
  density?: DensityName;
  children: ReactNode;
}

const ThemeContext = createContext<ThemeState>({ theme: 'light', density: 'comfortable', accent: undefined });

/** The theme in force, for drawings that are not CSS (charts, canvas). */
export function useTheme(): ThemeState {
  return useContext(ThemeContext);
}

/**
 * Puts theme, density and accent on the document element, where overlays see them too: class `dark`,
 * `data-density`, and the accent as one inline variable with the on-accent colour that contrasts best.
 */
export function ThemeProvider({
  theme = 'light',
  accent,
  density = 'comfortable',
  children,
}: ThemeProviderProps) {
  const systemDark = useSyncExternalStore(watchSystem, isSystemDark, () => false);
  const resolved = theme === 'auto' ? (systemDark ? 'dark' : 'light') : theme;

  useInsertionEffect(() => {
    const root = document.documentElement;
    root.classList.toggle('dark', resolved === 'dark');
    root.dataset.density = density;
    for (const [name, value] of Object.entries(accentVariables(accent, resolved))) {
      if (value) root.style.setProperty(name, value);
      else root.style.removeProperty(name);
    }
  }, [resolved, accent, density]);

  const state = useMemo(() => ({ theme: resolved, density, accent }), [resolved, density, accent]);
  return <ThemeContext value={state}>{children}</ThemeContext>;
}

/** The inline variables of an accent; empty values mean the theme's own. */
function accentVariables(accent: string | undefined, theme: 'light' | 'dark'): Record<string, string> {
  const { page, ink1 } = grounds[theme];
  const shown = accent ? readableAccent(accent, page, ink1) : '';
  return {
    [accentNames.accent]: shown,
    [accentNames.onAccent]: shown && onAccentFor(shown),
    [accentNames.accentWash]: shown && `color-mix(in srgb, ${shown} 10%, ${page})`,
    [accentNames.focus]: shown,
  };
}

const darkQuery = '(prefers-color-scheme: dark)';

function watchSystem(onChange: () => void): () => void {
  const query = window.matchMedia(darkQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function isSystemDark(): boolean {
  return window.matchMedia(darkQuery).matches;
}
