import type { Preview } from '@storybook/react-vite';
import { loadStage, raiseStage, withApp } from './decorators/withApp';
import { withProviders } from './decorators/withProviders';
import { globalTypes, initialGlobals } from './globals';

const preview: Preview = {
  loaders: [loadStage],
  beforeEach: raiseStage,
  decorators: [withApp, withProviders],
  globalTypes,
  initialGlobals: { ...initialGlobals },
  tags: ['autodocs'],
  parameters: {
    // The announcer's own nodes name buttons that may be gone by then; nobody can reach them.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { toc: true },
    options: {
      storySort: {
        order: [
          'Foundations',
          'Layout',
          'Primitives',
          'Forms',
          'Charts',
          'Commerce',
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
