import { createGlobalThemeContract } from '@vanilla-extract/css';
import { baseTokens, sizeTokens } from './tokens';

/** What a theme, a density, a language or a place may change: custom properties, colours by their name alone. */
const themed = createGlobalThemeContract(
  {
    color: {
      page: '',
      surface: '',
      raised: '',
      sunken: '',
      ground: '',
      hover: '',
      ink1: '',
      ink2: '',
      ink3: '',
      hairline: '',
      hairlineStrong: '',
      controlLine: '',
      barEdge: '',
      accent: '',
      onAccent: '',
      accentWash: '',
      focus: '',
      neutralBg: '',
      neutralInk: '',
      infoBg: '',
      infoInk: '',
      positiveBg: '',
      positiveInk: '',
      warningBg: '',
      warningInk: '',
      criticalBg: '',
      criticalInk: '',
      tone1: '',
      tone2: '',
      tone3: '',
      tone4: '',
      tone5: '',
      scrim: '',
    },
    shadow: { float: '' },
    font: { ui: '', display: '' },
    motion: { fast: '', slow: '', ease: '' },
    density: {
      controlH: '',
      controlPx: '',
      rowH: '',
      rowHPlain: '',
      picW: '',
      picH: '',
      cellPx: '',
      sizeLead: '',
      sizeField: '',
      sizeText: '',
    },
    size: { action: '' },
  },
  (_value, path) => `sv-${(path[0] === 'color' ? path.slice(1) : path).join('-')}`,
);

const { space, half, text, weight, radius, line, tracking } = baseTokens;
const { size, layer } = sizeTokens;

/**
 * Every name that components may use. The themes must fill all of them: a missing token does not compile. What nothing
 * changes is written into the styles as it is, which makes them a tenth smaller; a place that wants to set one of those for
 * what stands in it makes it a custom property above first.
 */
export const vars = {
  ...themed,
  space,
  half,
  text,
  weight,
  radius,
  line,
  tracking,
  layer,
  size: { ...size, ...themed.size },
};
