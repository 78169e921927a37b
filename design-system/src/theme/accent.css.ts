import { vars } from './contract.css';
import { baseTokens, darkTokens, lightTokens } from './tokens.css';

/** Accents offered to people, beside the theme's own ink. */
export const accentChoices = baseTokens.accentChoice;

/** What words on an accent may be drawn in. */
export const onAccent = baseTokens.onAccent;

const ground = ({ color: { page, ink1 } }: typeof lightTokens) => ({ page, ink1 });

/** What an accent has to be seen on, in each theme. */
export const grounds = { light: ground(lightTokens), dark: ground(darkTokens) };

const nameOf = (reference: string): string => reference.slice('var('.length, -1);

/** Names of the custom properties that follow an accent. */
export const accentNames = {
  accent: nameOf(vars.color.accent),
  onAccent: nameOf(vars.color.onAccent),
  accentWash: nameOf(vars.color.accentWash),
  focus: nameOf(vars.color.focus),
};
