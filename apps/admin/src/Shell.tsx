import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { ConnectionNotice } from '@selvedge/app-shell/app/ConnectionNotice';
import { usePageTitle } from '@selvedge/app-shell/app/usePageTitle';
import { AdminShell } from '@selvedge/design-system/shell/AdminShell';
import type { AdminLayout } from '@selvedge/design-system/shell/AdminShell';
import { DemoStrip } from '@selvedge/design-system/shell/DemoStrip';
import { MoonIcon, SunIcon } from '@selvedge/design-system/primitives/Icon';
import { IconButton } from '@selvedge/design-system/primitives/IconButton';
import { LanguageSwitch } from '@selvedge/design-system/commerce/LanguageSwitch';
import type { SideMenuItem } from '@selvedge/design-system/shell/SideMenu';
import { Watermark } from '@selvedge/design-system/shell/Watermark';
import { useTheme } from '@selvedge/design-system/theme';
import { configQuery } from '@selvedge/app-shell/app/config';
import type { StaffUser } from './api/schemas';
import { FinderKey } from './finder/FinderKey';
import { OpenTabs } from './navigation/OpenTabs';
import { matchPlace } from './navigation/menu';
import type { MenuEntry } from './navigation/menu';
import { menuIcon } from './icons/menuIcon';
import { tabs } from './tabs/tabs';
import type { Navigation } from './navigation/useNavigation';
import { SettingsDialog } from './session/SettingsDialog';
import { signOut } from './session/account';
import { unreadQuery } from './session/notices.api';
import { settings } from './session/settings';
import type { MenuLayout } from './session/settings';

/** Dialogs are loaded when they are opened: they bring forms with validation, and QR codes. */
const ProfileDialog = lazyDialog(() =>
  import('./session/profile/ProfileDialog').then((part) => part.ProfileDialog),
);
const SafetyDialog = lazyDialog(() =>
  import('./session/safety/SafetyDialog').then((part) => part.SafetyDialog),
);
const FactorDialog = lazyDialog(() =>
  import('./session/factor/FactorDialog').then((part) => part.FactorDialog),
);

const NOTICES = '/dashboard/notices';
/** Command that removes the demo data; it is typed on the server and not translated. */
const EMPTY_DEMO = 'npm run demo:remove';
const layouts: Readonly<Record<MenuLayout, AdminLayout>> = { left: 'rail', top: 'top', mix: 'mixed' };

interface ShellProps {
  user: StaffUser;
  navigation: Navigation;
  children: ReactNode;
}

/** The bars around every page of the back office: menu, path, search, theme, language, open pages, account. */
export function Shell({ user, navigation, children }: ShellProps) {
  const { t } = useTranslation();
  const { layout, fixedHeader, tagsView, watermark, showSettings } = useSnapshot(settings);
  const { ownTitles } = useSnapshot(tabs);
  const [isSetting, setSetting] = useState(false);
  const [sought, find] = useState<string | null>(null);
  const { menu, home, address, place, places } = navigation;
  const config = useQuery(configQuery).data;
  const unread = useQuery(unreadQuery).data;
  const [isInProfile, setInProfile] = useState(false);
  const [isInSafety, setInSafety] = useState(false);
  const [isInFactor, setInFactor] = useState(false);
  const product = config?.title ?? t('product');
  const title = place && (ownTitles[address] ?? titleOf(t, place.title));
  usePageTitle(title ? `${title} · ${product}` : product);
  const name = user.nickname || user.username;

  return (
    <AdminShell
      title={product}
      homeHref={home}
      layout={layouts[layout]}
      hasFixedHeader={fixedHeader}
      menu={menuItems(t, menu, new Set(place?.trail.map(({ path }) => path)))}
      breadcrumbs={(place?.trail ?? []).map(({ path, title: key }, index, trail) =>
        index === trail.length - 1
          ? { label: ownTitles[address] ?? titleOf(t, key) }
          : { label: titleOf(t, key), href: path },
      )}
      onSearch={find}
      preferences={<Switches />}
      notices={matchPlace(places, NOTICES) && { count: unread, href: NOTICES }}
      account={{
        name,
        pictureSrc: user.avatar ?? undefined,
        groups: [
          {
            id: 'account',
            items: [
              { id: 'profile', label: t('actions.profile'), onAction: () => setInProfile(true) },
              { id: 'safety', label: t('actions.safety'), onAction: () => setInSafety(true) },
              { id: 'factor', label: t('actions.factor'), onAction: () => setInFactor(true) },
              ...(showSettings
                ? [{ id: 'settings', label: t('actions.settings'), onAction: () => setSetting(true) }]
                : []),
              { id: 'signOut', label: t('actions.signOut'), onAction: () => void signOut() },
            ],
          },
        ],
      }}
      tabs={tagsView && <OpenTabs front={address} home={home} />}
      strip={
        <>
          {config?.demo && <DemoStrip command={EMPTY_DEMO} />}
          <ConnectionNotice />
        </>
      }
    >
      {children}
      <SettingsDialog isOpen={isSetting} onOpenChange={setSetting} />
      {isInProfile && <ProfileDialog onClose={() => setInProfile(false)} />}
      {isInSafety && <SafetyDialog onClose={() => setInSafety(false)} />}
      {isInFactor && <FactorDialog onClose={() => setInFactor(false)} />}
      <FinderKey places={places} text={sought} onTextChange={find} />
      <Watermark isOn={watermark} text={name} />
    </AdminShell>
  );
}

/** Returns a route's title in the current language; a title that is no message key is returned unchanged. */
function titleOf(t: TFunction, key: string): string {
  return t(key, { defaultValue: key });
}

function menuItems(
  t: TFunction,
  entries: readonly MenuEntry[],
  current: ReadonlySet<string>,
): SideMenuItem[] {
  return entries.map(({ path, title, icon, href, children }) => ({
    id: path,
    label: titleOf(t, title),
    href,
    icon: menuIcon(icon),
    isCurrent: current.has(path),
    children: children.length > 0 ? menuItems(t, children, current) : undefined,
  }));
}

function Switches() {
  const { t } = useTranslation();
  const isDark = useTheme().theme === 'dark';
  return (
    <>
      <IconButton
        label={t(isDark ? 'actions.lightTheme' : 'actions.darkTheme')}
        icon={isDark ? <SunIcon /> : <MoonIcon />}
        onPress={() => {
          settings.theme = isDark ? 'light' : 'dark';
        }}
      />
      <LanguageSwitch
        onChange={(language) => {
          settings.language = language;
        }}
      />
    </>
  );
}
