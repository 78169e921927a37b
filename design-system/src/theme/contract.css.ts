import { createGlobalThemeContract } from '@vanilla-extract/css';
import { baseTokens, sizeTokens } from './tokens';

/** Custom properties that a theme, a density, a language or a part of a page may change; colours have only a name here. */
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
 * Every token that components may use. The themes must set all of them: a missing token does not compile. Tokens that never change are
 * written into the styles as plain values, which makes the styles a tenth smaller; to override one in a part of a page, move it to the
 * custom properties above first.
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
