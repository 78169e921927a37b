import { useEffect, useMemo, useRef } from 'react';
import i18next from 'i18next';
import { useLocation, useSearch } from 'wouter';
import { currentAddress, navigate } from '@selvedge/app-shell/app/hashLocation';
import { toast } from '@selvedge/design-system/primitives/Toast';
import type { RouteVO } from '../api/schemas';
import { homeOf, matchPlace, menuOf, placeBefore, placesOf, redirectsOf } from './menu';
import type { MenuEntry, Place } from './menu';
import { isScreen } from '@selvedge/domain/backOffice/screens';
import { pinPages, showPage } from '../tabs/tabs';

/** Current page of the user and the pages they can open. */
export interface Navigation {
  places: Place[];
  menu: MenuEntry[];
  home: string;
  /** Full path of the current page, with its query. */
  address: string;
  /** Current page; undefined for the moment in which an unknown address is redirected. */
  place: Place | undefined;
}

const NOT_FOUND = '/404';

/**
 * Derives the menu and the current page from the routes, and redirects unknown addresses: the root and folders lead on, an unknown address
 * goes back to the page before it with a message, or to /404 when there was none.
 */
export function useNavigation(routes: readonly RouteVO[]): Navigation {
  const [path] = useLocation();
  const search = useSearch();
  const address = search === '' ? path : `${path}?${search}`;
  const known = useMemo(() => {
    const places = placesOf(routes);
    return {
      places,
      menu: menuOf(routes, isScreen),
      home: homeOf(places) ?? NOT_FOUND,
      redirects: redirectsOf(routes),
    };
  }, [routes]);
  const { places, home, redirects } = known;
  const place = matchPlace(places, path);
  const before = useRef<string>(undefined);

  useEffect(() => {
    pinPages(places.filter(({ affix }) => affix).map((each) => tabOf(each, each.path)));
  }, [places]);

  useEffect(() => {
    if (place) {
      before.current = address;
      showPage(tabOf(place, address));
      return;
    }
    // The address may have changed again since this rendering: the next one handles it.
    if (currentAddress() !== address) return;
    const onward = path === '/' ? home : redirects.get(path);
    if (onward === undefined && before.current)
      toast.show({ message: i18next.t('messages.noSuchPage'), tone: 'critical' });
    navigate(onward ?? placeBefore(before.current, places, home) ?? NOT_FOUND, { replace: true });
  }, [place, path, address, home, redirects, places]);

  return { ...known, address, place };
}

function tabOf({ name, title, affix, keepAlive }: Place, path: string) {
  return { path, name, title, affix, keepAlive };
}
