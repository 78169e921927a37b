import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import type { Of } from '@storybook/addon-docs/blocks';
import { useContext, useMemo } from 'react';
import type { ComponentType } from 'react';
import { HooksContext } from 'storybook/preview-api';
import { useLocale } from '../../src/i18n/LocaleProvider';

/** Draws a story inside an example; its source stays the one that the page shows above. */
export function Drawn({ of }: { of: Of }) {
  const docs = useContext(DocsContext);
  const { story } = useOf(of, ['story']);
  const { locale, currency } = useLocale();
  const hooks = useMemo(() => new HooksContext(), []);
  const context = docs.getStoryContext(story);
  const Story = story.unboundStoryFn as unknown as ComponentType<Record<string, unknown>>;
  return (
    <Story
      {...context}
      hooks={hooks}
      globals={{ ...context.globals, locale, currency: currency.code, ...story.storyGlobals }}
      parameters={{ ...story.parameters, docs: { source: { type: 'code' } } }}
    />
  );
}
