import { vars } from './contract.css';
import { baseTokens, darkTokens, lightTokens } from './tokens.css';

/** Accents offered to users, beside the theme's own ink. */
export const accentChoices = baseTokens.accentChoice;

/** Text colours for words on an accent, light and dark. */
export const onAccent = baseTokens.onAccent;

const ground = ({ color: { page, ink1 } }: typeof lightTokens) => ({ page, ink1 });

/** Page and ink colours of each theme, against which an accent must be visible. */
export const grounds = { light: ground(lightTokens), dark: ground(darkTokens) };

const nameOf = (reference: string): string => reference.slice('var('.length, -1);

/** Names of the custom properties that depend on the accent. */
export const accentNames = {
  accent: nameOf(vars.color.accent),
  onAccent: nameOf(vars.color.onAccent),
  accentWash: nameOf(vars.color.accentWash),
  focus: nameOf(vars.color.focus),
};
