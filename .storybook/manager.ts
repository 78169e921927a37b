import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import light from '../design-system/tokens/semantic.light.json';
import base from '../design-system/tokens/base.json';
import wordmark from './wordmark.svg';

const { color } = light;
const ui = base.font.ui.$value.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ');

/** The workbench in the house's own paper, ink and type; what needs more than a theme stands in `manager-head.html`. */
const theme = create({
  base: 'light',
  brandTitle: 'Selvedge',
  brandUrl: './?path=/story/start-home--first-page',
  brandImage: wordmark,
  brandTarget: '_self',
  fontBase: ui,
  appBg: color.surface.$value,
  appContentBg: color.page.$value,
  appPreviewBg: color.page.$value,
  appBorderColor: color.hairline.$value,
  appBorderRadius: 0,
  appHoverBg: color.hover.$value,
  textColor: color.ink1.$value,
  textInverseColor: color.surface.$value,
  textMutedColor: color.ink3.$value,
  colorPrimary: color.ink1.$value,
  colorSecondary: color.ink1.$value,
  barBg: color.surface.$value,
  barTextColor: color.ink2.$value,
  barHoverColor: color.ink1.$value,
  barSelectedColor: color.ink1.$value,
  inputBg: color.surface.$value,
  inputBorder: color.controlLine.$value,
  inputTextColor: color.ink1.$value,
  inputBorderRadius: 2,
  buttonBg: color.surface.$value,
  buttonBorder: color.hairlineStrong.$value,
});

addons.setConfig({
  theme,
  panelPosition: 'bottom',
  sidebar: { showRoots: true, renderLabel: (item) => item.name },
});
