import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import type { PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { StoryProviders } from '../decorators/StoryProviders';
import type { StoryGlobals } from '../globals';
import { storybookTheme } from '../storybookTheme';
import { ownGlobals } from '../ownGlobals';
import '../../design-system/docs/pages.css';

/** Returns the current values of the toolbar and updates on every change; a page has no story that would pass them on. */
function useGlobals(channel: DocsContainerProps['context']['channel']): StoryGlobals {
  const [globals, setGlobals] = useState(ownGlobals);
  useEffect(() => {
    const take = () => setGlobals(ownGlobals());
    channel.on(GLOBALS_UPDATED, take);
    return () => channel.off(GLOBALS_UPDATED, take);
  }, [channel]);
  return globals;
}

/** Reloads stories in frames of their own when the values of the page change; they start with those values (`globalsOfPage`). */
function useWindowsThatFollow(globals: StoryGlobals): void {
  const said = JSON.stringify(globals);
  const before = useRef(said);
  useEffect(() => {
    if (before.current === said) return;
    before.current = said;
    for (const { src, contentWindow } of document.querySelectorAll('iframe'))
      if (!src.includes('globals=')) contentWindow?.location.reload();
  }, [said]);
}

/** Documentation page in the product's design: its content between the stories follows the toolbar as they do. */
export function PageFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context.channel);
  useWindowsThatFollow(globals);
  return (
    <DocsContainer context={context} theme={storybookTheme(globals.theme === 'dark' ? 'dark' : 'light')}>
      <StoryProviders globals={globals}>{children}</StoryProviders>
    </DocsContainer>
  );
}
