import { createContext, useContext, useInsertionEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { onAccentFor, readableAccent } from './accent';
import { accentNames, grounds } from './accent.css';

/** Themes that a user may choose; `auto` follows the system. */
export const themeNames = ['light', 'dark', 'auto'] as const;
export type ThemeName = (typeof themeNames)[number];

/** Densities of rows and controls. */
export const densityNames = ['comfortable', 'compact'] as const;
export type DensityName = (typeof densityNames)[number];

/** Theme state for components; colours come from `vars`. */
export interface ThemeState {
  theme: 'light' | 'dark';
  density: DensityName;
  /** Accent `#rrggbb` chosen at run time, or undefined for the theme's own ink. */
  accent: string | undefined;
}

export interface ThemeProviderProps {
  /** Defaults to light. */
  theme?: ThemeName;
  /** Accent `#rrggbb`; when left out, the theme's own ink: black in the light theme, paper in the dark one. */
  accent?: string;
  density?: DensityName;
  children: ReactNode;
}

const ThemeContext = createContext<ThemeState>({ theme: 'light', density: 'comfortable', accent: undefined });

/** Returns the theme in force, for drawings that are not CSS (charts, canvas). */
export function useTheme(): ThemeState {
  return useContext(ThemeContext);
}

/**
 * Sets theme, density and accent on the document element, so that overlays follow them too: class `dark`, `data-density`, and the accent as
 * an inline variable together with the text colour that contrasts best with it.
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

/** Returns the inline variables of an accent; empty values stand for the theme's own. */
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
