import type { components } from '@selvedge/api-spec/types';

/** A named state of a list, as the person keeps it. */
export type View = components['schemas']['StaffPreference']['presets'][number];

/** The views of one list, by name. */
export function viewsOf(list: string, all: readonly View[]): View[] {
  return all.filter(({ page }) => page === list);
}

/** The views with a new one, which takes the place of one of the same name on the same list. */
export function withView(all: readonly View[], view: View): View[] {
  return [...withoutView(all, view), view];
}

/** The views without one. */
export function withoutView(all: readonly View[], { page, name }: Pick<View, 'page' | 'name'>): View[] {
  return all.filter((one) => one.page !== page || one.name !== name);
}
