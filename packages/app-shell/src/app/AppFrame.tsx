import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { LinkRouter } from '@selvedge/design-system/primitives/LinkRouter';
import { RouteProgress } from '@selvedge/design-system/shell/RouteProgress';
import { ToastRegion } from '@selvedge/design-system/primitives/Toast';
import { LocaleProvider } from '@selvedge/design-system/i18n';
import type { LocaleProviderProps } from '@selvedge/design-system/i18n';
import { ThemeProvider } from '@selvedge/design-system/theme';
import type { ThemeProviderProps } from '@selvedge/design-system/theme';
import { navigate, useHashSearch } from './hashLocation';
import type { Language } from './i18n';
import { useRouteProgress } from './useRouteProgress';

/** Theme, currency and amount visibility that the user chose for the app. */
export type Appearance = Omit<ThemeProviderProps, 'children'> &
  Pick<LocaleProviderProps, 'currency' | 'areAmountsHidden'>;

interface AppFrameProps extends Appearance {
  children: ReactNode;
}

const hrefOf = (to: string): string => (to.startsWith('/') ? `#${to}` : to);

/**
 * Frame around every page of an app: theme, language, links into the hash, the progress bar and the toasts. The language is that of i18next,
 * which changes once the messages of the next one are loaded.
 */
export function AppFrame({ currency, areAmountsHidden, children, ...theme }: AppFrameProps) {
  const { i18n } = useTranslation();
  return (
    <ThemeProvider {...theme}>
      <LocaleProvider
        locale={i18n.language as Language}
        currency={currency}
        areAmountsHidden={areAmountsHidden}
      >
        <LinkRouter navigate={navigate} useHref={hrefOf}>
          <Progress />
          {children}
          <ToastRegion />
        </LinkRouter>
      </LocaleProvider>
    </ThemeProvider>
  );
}

function Progress() {
  return <RouteProgress isActive={useRouteProgress()} />;
}

/** Redirects to the path behind `/redirect/` and keeps the query. */
export function Onward({ to }: { to: string | undefined }) {
  const search = useHashSearch();
  const path = `/${to ?? ''}`;
  return <Redirect to={search === '' ? path : `${path}?${search}`} replace />;
}
