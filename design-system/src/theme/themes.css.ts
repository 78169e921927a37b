import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { baseTokens, darkTokens, densityTokens, lightTokens, media, sizeTokens } from './tokens';

const { color, shadow, density, font, motion, size } = vars;
const { uiChinese, ui, display } = baseTokens.font;
const { none, fast, slow, ease } = baseTokens.motion;

createGlobalTheme(':root', font, { ui, display });
createGlobalTheme(':root', motion, { fast, slow, ease });
createGlobalTheme(':root', { action: size.action }, { action: sizeTokens.size.action });
createGlobalTheme(':root, .light', color, lightTokens.color);
createGlobalTheme(':root, .light', shadow, lightTokens.shadow);
createGlobalTheme('.dark', color, darkTokens.color);
createGlobalTheme('.dark', shadow, darkTokens.shadow);
createGlobalTheme(':root, [data-density="comfortable"]', density, densityTokens.comfortable);
createGlobalTheme('[data-density="compact"]', density, densityTokens.compact);

globalStyle(':root, .light', { colorScheme: 'light' });
globalStyle('.dark', { colorScheme: 'dark' });
globalStyle('[lang|="zh"]', { vars: { [font.ui]: uiChinese } });
globalStyle('[lang|="en"]', { vars: { [font.ui]: ui } });
globalStyle(':root', {
  '@media': { [media.reducedMotion]: { vars: { [motion.fast]: none, [motion.slow]: none } } },
});

/** In forced colours the reader's own palette wins: the roles are mapped to system colours here and nowhere else. */
globalStyle(':root, .light, .dark', {
  '@media': {
    [media.forcedColors]: {
      vars: {
        [color.page]: 'Canvas',
        [color.surface]: 'Canvas',
        [color.raised]: 'Canvas',
        [color.sunken]: 'Canvas',
        [color.hover]: 'Canvas',
        [color.ink1]: 'CanvasText',
        [color.ink2]: 'CanvasText',
        [color.ink3]: 'CanvasText',
        [color.hairline]: 'CanvasText',
        [color.hairlineStrong]: 'CanvasText',
        [color.controlLine]: 'ButtonBorder',
        [color.barEdge]: 'CanvasText',
        [color.accent]: 'Highlight',
        [color.onAccent]: 'HighlightText',
        [color.focus]: 'Highlight',
      },
    },
  },
});

/** Paper is white with black text: the dark theme and accents do not affect printing. */
globalStyle(':root, .light, .dark', {
  '@media': {
    [media.print]: {
      colorScheme: 'light',
      vars: {
        ...assignVars(color, lightTokens.color),
        [color.page]: 'Canvas',
        [color.surface]: 'Canvas',
        [color.raised]: 'Canvas',
        [color.sunken]: 'Canvas',
        [color.hover]: 'Canvas',
        [color.ink1]: 'CanvasText',
        [color.ink2]: 'CanvasText',
        // The accent is an inline variable of the document element; only `!important` outweighs it.
        [color.accent]: 'CanvasText !important',
        [color.onAccent]: 'Canvas !important',
        [color.accentWash]: 'Canvas !important',
      },
    },
  },
});
