import { create } from 'storybook/theming';
import base from '../design-system/tokens/base.json';
import dark from '../design-system/tokens/semantic.dark.json';
import light from '../design-system/tokens/semantic.light.json';

const ui = base.font.ui.$value.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ');
const colours = { light: light.color, dark: dark.color };

/** Returns Storybook's own theme in the product's colours and type, from the tokens. */
export function storybookTheme(name: 'light' | 'dark') {
  const color = colours[name];
  return create({
    base: name,
    brandTitle: `<span class="wordmark">Selvedge</span>`,
    brandUrl: './?path=/story/start-home--first-page',
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
}
