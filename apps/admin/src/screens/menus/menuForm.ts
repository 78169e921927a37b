import * as z from 'zod/mini';
import { isOutsideAddress, LAYOUT, MENU_ICONS } from '@selvedge/domain/backOffice/screens';
import { MESSAGE } from '@selvedge/domain/people/validation';
import type { components } from '@selvedge/api-spec/types';
import { menuTypeValues } from '@selvedge/api-spec/values';
import type { MenuForm } from '../../api/schemas';

type MenuInput = components['schemas']['MenuInput'];

const upTo = (most: number) => z.string().check(z.trim(), z.maxLength(most, MESSAGE.tooLong));

/** Validation of a menu entry; it is at the top when `parentId` is empty. */
export const menuFormSchema = z
  .object({
    type: z.enum(menuTypeValues),
    parentId: z.string(),
    name: z.string().check(z.trim(), z.minLength(1, 'nameRequired'), z.maxLength(60, MESSAGE.tooLong)),
    routeName: upTo(100),
    routePath: upTo(200),
    component: upTo(100),
    perm: z
      .string()
      .check(z.trim(), z.maxLength(60, MESSAGE.tooLong), z.regex(/^$|^[a-z]+(:[a-z-]+){1,2}$/, 'permForm')),
    icon: z.string(),
    isVisible: z.boolean(),
    isKept: z.boolean(),
    isAlwaysShown: z.boolean(),
    sort: z.int('sortForm').check(z.minimum(0, 'sortForm'), z.maximum(9999, 'sortForm')),
  })
  .check(
    z.refine(({ type, perm }) => type !== 'BUTTON' || perm !== '', {
      message: 'permRequired',
      path: ['perm'],
    }),
    z.refine(({ type, routePath }) => type === 'BUTTON' || routePath !== '', {
      message: 'pathRequired',
      path: ['routePath'],
    }),
    z.refine(({ type, routePath }) => type !== 'EXTLINK' || isOutsideAddress(routePath), {
      message: 'outsideForm',
      path: ['routePath'],
    }),
    z.refine(({ type, component }) => type !== 'MENU' || component !== '', {
      message: 'componentRequired',
      path: ['component'],
    }),
  );
export type MenuValues = z.infer<typeof menuFormSchema>;

/** Returns the form values of an existing entry, or of a new one below another. */
export function menuValues(menu: MenuForm | null, parentId: string): MenuValues {
  return {
    type: menu?.type ?? 'MENU',
    parentId: menu === null ? parentId : (menu.parentId ?? ''),
    name: menu?.name ?? '',
    routeName: menu?.routeName ?? '',
    routePath: menu?.routePath ?? '',
    component: menu?.component === LAYOUT ? '' : (menu?.component ?? ''),
    perm: menu?.perm ?? '',
    icon: MENU_ICONS.find((icon) => icon === menu?.icon) ?? '',
    isVisible: menu?.visible ?? true,
    isKept: menu?.keepAlive ?? false,
    isAlwaysShown: menu?.alwaysShow ?? false,
    sort: menu?.sort ?? 10,
  };
}

/** Returns the request body with the fields of the entry's kind only; the redirect of a folder stays as it was. */
export function menuInput(values: MenuValues, menu: MenuForm | null): MenuInput {
  const { type, parentId, name, routeName, routePath, component, perm, icon, sort } = values;
  const isRoute = type !== 'BUTTON';
  const named = {
    ...(isRoute && routeName !== '' ? { routeName } : {}),
    ...(isRoute ? { routePath } : {}),
    ...(type === 'MENU' ? { component } : {}),
    ...(type === 'CATALOG' ? { component: LAYOUT } : {}),
    ...(isRoute && menu?.redirect ? { redirect: menu.redirect } : {}),
    ...(perm === '' ? {} : { perm }),
    ...(isRoute && icon !== '' ? { icon } : {}),
  };
  return {
    ...named,
    type,
    parentId: parentId === '' ? null : parentId,
    name,
    sort,
    visible: values.isVisible,
    keepAlive: values.isKept,
    alwaysShow: values.isAlwaysShown,
  };
}
