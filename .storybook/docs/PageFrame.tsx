import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { ThemeProvider } from '../../design-system/src/css/themeEntry';
import { LocaleProvider } from '../../design-system/src/i18n/LocaleProvider';
import { initialGlobals, storyRates } from '../globals';
import type { StoryGlobals } from '../globals';
import { houseTheme } from '../houseTheme';
import '../../design-system/docs/pages.css';

interface OwnPreview {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { get: () => Partial<StoryGlobals> } } };
}

/** The globals of this window; what the channel tells may come from a story in a window of its own, which has others. */
function ownGlobals(): StoryGlobals {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as OwnPreview;
  return { ...initialGlobals, ...preview?.storyStoreValue?.userGlobals.get() };
}

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

/** A page of the workbench in the house's look: what it draws between its stories follows the toolbar as they do. */
export function PageFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, accent, density, locale, currency } = useGlobals(context.channel);
  return (
    <DocsContainer context={context} theme={houseTheme(theme === 'dark' ? 'dark' : 'light')}>
      <ThemeProvider theme={theme} accent={accent || undefined} density={density}>
        <LocaleProvider
          locale={locale}
          timeZone="Asia/Shanghai"
          currency={{ code: currency, rate: storyRates[currency] }}
        >
          {children}
        </LocaleProvider>
      </ThemeProvider>
    </DocsContainer>
  );
}
