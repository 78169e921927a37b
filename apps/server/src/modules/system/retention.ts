import { type RetentionRules, SETTING } from '../../db/retention';

/** Retention rules of this module's tables. */
export const systemRetention = {
  basicSteps: { keep: 'for ever', why: 'what the installation was given comes once; a few rows' },
  depts: { keep: 'until removed', why: SETTING },
  dictItems: { keep: 'until removed', why: SETTING },
  dicts: { keep: 'until removed', why: SETTING },
  menus: { keep: 'until removed', why: SETTING },
  roleMenus: { keep: 'until taken away', why: SETTING },
  roles: { keep: 'until removed', why: SETTING },
  staff: { keep: 'for ever', why: 'records name who did it; removed people are marked' },
  staffRoles: { keep: 'until taken away', why: SETTING },
} satisfies RetentionRules;
