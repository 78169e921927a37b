import { vars } from '../../theme/contract.css';

/** Colours and fonts for a canvas: values, not CSS variables. */
export interface Palette {
  tone1: string;
  tone2: string;
  tone3: string;
  ink1: string;
  ink3: string;
  hairline: string;
  surface: string;
  /** Canvas font of axis labels and of the labels on the data. */
  font: string;
  fontMedium: string;
}

const nameOf = (variable: string): string => variable.slice('var('.length, -1);

/** Reads the palette of the theme in force at an element. */
export function readPalette(element: Element): Palette {
  const computed = getComputedStyle(element);
  const value = (variable: string): string => computed.getPropertyValue(nameOf(variable)).trim();
  const type = `12px ${value(vars.font.ui)}`;
  return {
    tone1: value(vars.color.tone1),
    tone2: value(vars.color.tone2),
    tone3: value(vars.color.tone3),
    ink1: value(vars.color.ink1),
    ink3: value(vars.color.ink3),
    hairline: value(vars.color.hairline),
    surface: value(vars.color.surface),
    font: type,
    fontMedium: `500 ${type}`,
  };
}

/** Calls `changed` when the theme around an element may have changed; returns the function that stops it. */
export function watchTheme(element: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  const attributes = { attributes: true, attributeFilter: ['class', 'style', 'lang'] };
  observer.observe(document.documentElement, attributes);
  for (let up = element.parentElement; up; up = up.parentElement)
    if (up.matches('.dark, .light')) observer.observe(up, attributes);
  return () => observer.disconnect();
}
