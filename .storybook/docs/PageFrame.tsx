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

/** What the toolbar says now and whenever it is turned; a page has no story that would tell it. */
function useGlobals(channel: DocsContainerProps['context']['channel']): StoryGlobals {
  const [globals, setGlobals] = useState(ownGlobals);
  useEffect(() => {
    const take = () => setGlobals(ownGlobals());
    channel.on(GLOBALS_UPDATED, take);
    return () => channel.off(GLOBALS_UPDATED, take);
  }, [channel]);
  return globals;
}

/** Stories in windows of their own begin with what the page says (`globalsOfPage`); where it is turned they begin anew. */
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

/** A page of the workbench in the house's look: what it draws between its stories follows the toolbar as they do. */
export function PageFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context.channel);
  useWindowsThatFollow(globals);
  return (
    <DocsContainer context={context} theme={storybookTheme(globals.theme === 'dark' ? 'dark' : 'light')}>
      <StoryProviders globals={globals}>{children}</StoryProviders>
    </DocsContainer>
  );
}
