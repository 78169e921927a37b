import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { DEFAULT_NICKNAME } from '@selvedge/domain/constants';
import { ConnectionNotice } from '@selvedge/app-shell/app/ConnectionNotice';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { usePageTitle } from '@selvedge/app-shell/app/usePageTitle';
import { AppShell } from '@selvedge/design-system/shell/AppShell';
import { CurrencyBar } from '@selvedge/design-system/commerce/CurrencyBar';
import { HouseIcon } from '@selvedge/design-system/primitives/Icon';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { LanguageSwitch } from '@selvedge/design-system/commerce/LanguageSwitch';
import { Watermark } from '@selvedge/design-system/shell/Watermark';
import { cartCountQuery, noticeCountQuery } from './api/counts';
import { configQuery } from '@selvedge/app-shell/app/config';
import { Shortcuts } from './finder/Shortcuts';
import type { Shortcut } from '@selvedge/app-shell/finder/shortcut';
import { searchAddress } from './manifest/searchAddress';
import { matchRoute, routes } from './routes';
import { signOut } from './session/account';
import { preferences, toggleSidebar } from './session/preferences';
import { session } from './api/session';

/** Shell around every page of a signed-in buyer: menu, search, currency, language, cart, account. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [path] = useLocation();
  const { user, token } = useSnapshot(session);
  const [asked, setAsked] = useState<Shortcut | null>(null);
  const enabled = token !== null;
  const cart = useQuery({ ...cartCountQuery, enabled }).data;
  const notices = useQuery({ ...noticeCountQuery, enabled }).data;
  const name = user?.nickname || DEFAULT_NICKNAME;
  const title = useQuery(configQuery).data?.title ?? t('product');
  const current = matchRoute(path);
  const place = current?.menuPath ?? (current?.inMenu ? current.path : null);
  const { activeTopMenuPath, watermark } = useSnapshot(preferences);
  useEffect(() => {
    if (place !== null) preferences.activeTopMenuPath = place;
  }, [place]);
  usePageTitle(current ? `${t(current.title)} · ${title}` : title);

  return (
    <AppShell
      title={title}
      homeHref="/dataSummary"
      menu={routes
        .filter((route) => route.inMenu)
        .map((route) => ({
          href: route.path,
          label: t(route.menuTitle ?? route.title),
          icon: route.isHome && <HouseIcon size="small" />,
          isCurrent: (place ?? activeTopMenuPath) === route.path,
        }))}
      onSearch={(text) => navigate(searchAddress(text))}
      preferences={<Switches />}
      notices={{ count: notices?.unread, href: '/mine/notices' }}
      bag={{ count: cart?.qty, href: '/shoppingCart' }}
      account={{
        name,
        pictureSrc: user?.avatar ?? undefined,
        groups: [
          {
            id: 'account',
            items: [
              { id: 'find', label: t('actions.find'), onAction: () => setAsked('find') },
              { id: 'keys', label: t('actions.keys'), onAction: () => setAsked('keys') },
              { id: 'watched', label: t('places.watched'), onAction: () => navigate('/mine/watched') },
              { id: 'exports', label: t('places.exports'), onAction: () => navigate('/mine/exports') },
              { id: 'settings', label: t('places.settings'), onAction: () => navigate('/mine/mine') },
              { id: 'signOut', label: t('actions.signOut'), onAction: () => void signOut() },
            ],
          },
        ],
      }}
      onMenuToggle={toggleSidebar}
      strip={<ConnectionNotice />}
    >
      {children}
      <Shortcuts asked={asked} onAsk={setAsked} />
      <Watermark isOn={watermark} text={name} />
    </AppShell>
  );
}

function Switches() {
  const { currency } = useSnapshot(preferences);
  return (
    <Inline gap="s5">
      <CurrencyBar
        value={currency}
        onChange={(value) => {
          preferences.currency = value;
        }}
      />
      <LanguageSwitch
        onChange={(value) => {
          preferences.language = value;
        }}
      />
    </Inline>
  );
}
