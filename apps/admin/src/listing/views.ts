import type { components } from '@selvedge/api-spec/types';

/** Named state of a list, as it is stored for the user. */
export type View = components['schemas']['StaffPreference']['presets'][number];

/** Returns the views of one list, by its name. */
export function viewsOf(list: string, all: readonly View[]): View[] {
  return all.filter(({ page }) => page === list);
}

/** Returns the views with a new one, which replaces one of the same name on the same list. */
export function withView(all: readonly View[], view: View): View[] {
  return [...withoutView(all, view), view];
}

/** Returns the views without one of them. */
export function withoutView(all: readonly View[], { page, name }: Pick<View, 'page' | 'name'>): View[] {
  return all.filter((one) => one.page !== page || one.name !== name);
}
