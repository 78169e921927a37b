import { LAYOUT, OUTSIDE } from '@selvedge/domain/backOffice/screens';
import type { RouteVO } from '../api/schemas';

/** Part of the path to a page, from the outermost folder inwards. */
export interface TrailStep {
  /** Message key. */
  title: string;
  path: string;
}

/** Page that the server lets this user see, with its full path. */
export interface Place {
  /** Full path with its parameters, such as `/procurement/detail/:id`. */
  path: string;
  /** Name of the route; its path when the server sent none. */
  name: string;
  /** Message key of the title. */
  title: string;
  component: string;
  affix: boolean;
  keepAlive: boolean;
  /** Folders that contain the page, and the page itself. */
  trail: TrailStep[];
}

/** Entry of the menu. */
export interface MenuEntry {
  /** Full path, which also identifies the entry. */
  path: string;
  title: string;
  icon?: string;
  /** Target: a path inside, or an `https` address outside; folders have none. */
  href?: string;
  children: MenuEntry[];
}

/** Joins the path of a route to that of its parent; a child that begins with a slash is absolute. */
export function joinPath(parent: string, child: string): string {
  if (child.startsWith('/')) return child;
  const base = parent.endsWith('/') ? parent.slice(0, -1) : parent;
  return child === '' ? base || '/' : `${base}/${child}`;
}

/** Returns all pages of the routes, without the folders. */
export function placesOf(routes: readonly RouteVO[], parent = '', above: readonly TrailStep[] = []): Place[] {
  return routes.flatMap((route) => {
    const path = joinPath(parent, route.path);
    const trail = [...above, { title: route.meta.title, path }];
    const below = placesOf(route.children, path, trail);
    if (route.component === LAYOUT || route.component === OUTSIDE) return below;
    return [
      {
        path,
        name: route.name ?? path,
        title: route.meta.title,
        component: route.component,
        affix: route.meta.affix ?? false,
        keepAlive: route.meta.keepAlive ?? false,
        trail: withoutRepeats(trail),
      },
      ...below,
    ];
  });
}

/** Removes a folder that has the title of its page, because it contains only that page: the title appears once. */
function withoutRepeats(trail: readonly TrailStep[]): TrailStep[] {
  return trail.filter((step, index) => step.title !== trail[index + 1]?.title);
}

/** Maps each folder to its target: its redirect, else its first child (breadcrumbs and typed addresses go there). */
export function redirectsOf(routes: readonly RouteVO[], parent = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const route of routes) {
    const path = joinPath(parent, route.path);
    const first = route.children.find(({ component }) => component !== OUTSIDE);
    const target =
      route.redirect ?? (route.component === LAYOUT && first ? joinPath(path, first.path) : undefined);
    if (target !== undefined && target !== path) found.set(path, target);
    for (const [from, to] of redirectsOf(route.children, path)) found.set(from, to);
  }
  return found;
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+');
  return new RegExp(`^${escaped}/?$`);
}

/** Returns the page of a path, a literal path before one with parameters; undefined for an unknown path. */
export function matchPlace(places: readonly Place[], path: string): Place | undefined {
  return (
    places.find((place) => place.path === path) ?? places.find((place) => patternOf(place.path).test(path))
  );
}

/**
 * Returns the menu of the routes: hidden entries and entries without a screen are left out, folders without an entry too, and a folder with
 * one entry becomes that entry unless it is always shown.
 */
export function menuOf(
  routes: readonly RouteVO[],
  hasScreen: (component: string) => boolean,
  parent = '',
): MenuEntry[] {
  return routes.flatMap((route) => {
    const { title, icon, hidden, alwaysShow, params } = route.meta;
    if (hidden) return [];
    const path = joinPath(parent, route.path);
    const children = menuOf(route.children, hasScreen, path);
    const [only] = children;
    if (route.component === LAYOUT) {
      if (!only) return [];
      if (children.length === 1 && !alwaysShow) return [{ ...only, icon: only.icon ?? icon }];
      return [{ path, title, icon, children }];
    }
    if (route.component === OUTSIDE) return [{ path, title, icon, href: route.meta.href, children }];
    if (!hasScreen(route.component) || path.includes(':')) return children;
    const query = params ? `?${new URLSearchParams(params).toString()}` : '';
    return [{ path, title, icon, href: `${path}${query}`, children }];
  });
}

/** Returns the start page: the first pinned one, else the first one that needs no parameter. */
export function homeOf(places: readonly Place[]): string | undefined {
  const open = places.filter((place) => !place.path.includes(':'));
  return (open.find((place) => place.affix) ?? open[0])?.path;
}

/**
 * Returns the address to open instead of an unknown one: the page before it, or home when that page has been withdrawn meanwhile; undefined
 * when there was none.
 */
export function placeBefore(
  address: string | undefined,
  places: readonly Place[],
  home: string,
): string | undefined {
  if (address === undefined) return undefined;
  return matchPlace(places, address.split('?')[0] ?? '') ? address : home;
}
