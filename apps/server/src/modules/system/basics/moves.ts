/** Menu page of each kind of system permission, since each kind has a page of its own. */
const PAGE_OF: Readonly<Record<string, string>> = {
  user: 'm-system-users',
  role: 'm-system-roles',
  menu: 'm-system-menus',
  dept: 'm-system-depts',
  dict: 'm-system-dicts',
  'dict-item': 'm-system-dicts',
};

const STEPS: Readonly<Record<string, readonly string[]>> = {
  user: ['query', 'add', 'edit', 'delete', 'password', 'import', 'export'],
  role: ['query', 'add', 'edit', 'delete'],
  menu: ['query', 'add', 'edit', 'delete'],
  dept: ['query', 'add', 'edit', 'delete'],
  dict: ['query', 'add', 'edit', 'delete'],
  'dict-item': ['add', 'edit', 'delete'],
};

/** Menu entries of permissions that a step moves under the page they belong to, by step: a tree of permissions is read page by page. */
export const MOVES: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  6: Object.fromEntries(
    Object.entries(PAGE_OF).flatMap(([what, page]) =>
      (STEPS[what] ?? []).map((step) => [`m-${what}-${step}`, page]),
    ),
  ),
};
