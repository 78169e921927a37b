import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { toast } from '../design-system/src/primitives/Toast/Toast';
import { chromaticModes } from '../design-system/visual/modes';
import { stillInPictures } from '../design-system/visual/stillStories';
import { loadStage, raiseStage, withApp } from './decorators/withApp';
import { withProviders } from './decorators/withProviders';
import { PageFrame } from './docs/PageFrame';
import { disableElementControls } from './disableElementControls';
import { globalTypes, initialGlobals } from './globals';
import { globalsOfPage } from './ownGlobals';
import { quickWaits } from './quickWaits';
import { followLocale } from './storyLocale';

// A story waits for an expected element as long as a slow and busy machine needs.
configure({ asyncUtilTimeout: 30_000 });
quickWaits();
followLocale();
stillInPictures();

const preview: Preview = {
  loaders: [loadStage],
  beforeEach: [() => toast.clear, raiseStage],
  decorators: [withApp, withProviders],
  argTypesEnhancers: [disableElementControls],
  globalTypes,
  initialGlobals: { ...initialGlobals, ...globalsOfPage() },
  tags: ['autodocs'],
  parameters: {
    // The announcer's own nodes name buttons that may be gone by then; users cannot reach them.
    // WCAG 2.2: axe leaves its rules off by default.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // Passed checks are counted, not listed node by node. Without `preload`, which serves two rules: `css-orientation-lock`, off by
      // default, and `no-autoplay-audio`; nothing here plays sound.
      options: {
        resultTypes: import.meta.env.VITEST ? ['violations'] : ['violations', 'incomplete'],
        preload: false,
      },
    },
    backgrounds: { disable: true },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { toc: { headingSelector: 'section[data-part] > h2' }, container: PageFrame },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          'Foundations',
          'Layout',
          'Primitives',
          'Forms',
          'Charts',
          'Commerce',
          'Pages',
          'Shell',
          'Both apps',
          'Buyer',
          'Back office',
        ],
      },
    },
  },
};

export default preview;
