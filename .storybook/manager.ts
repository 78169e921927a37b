import { addons } from 'storybook/manager-api';
import { storybookTheme } from './storybookTheme';
import { labelOf, registerToolbar } from './manager/toolbar';

registerToolbar();

const hidden = { hidden: true };

addons.setConfig({
  theme: storybookTheme('light'),
  panelPosition: 'bottom',
  sidebar: { showRoots: true, renderLabel: labelOf },
  toolbar: {
    remount: hidden,
    zoom: hidden,
    'storybook/background': hidden,
    'storybook/measure-addon': hidden,
    'storybook/outline': hidden,
  },
});
