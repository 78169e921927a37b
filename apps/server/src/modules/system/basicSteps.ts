import type { exchangeRates } from '../../db/schema/platform';
import { DICTIONARIES, type DictionaryItem } from '../common/dictionaries';
import { SEED_RATES } from '../common/seedRates';
import { SEED_DEPTS, SEED_MENUS, SEED_ROLES, type SeedMenu, type SeedRole, SIGHT_MENUS } from './seedMenus';

/** What one release adds to every installation. */
export interface BasicsStep {
  /** Counts up by one; never given twice. */
  readonly number: number;
  readonly roles?: readonly SeedRole[];
  readonly depts?: typeof SEED_DEPTS;
  /** Entries with their first holders, parents before children; a parent may stand in an earlier step. */
  readonly menus?: readonly SeedMenu[];
  /** Words by the code of their dictionary. */
  readonly dictionaries?: Readonly<Record<string, readonly DictionaryItem[]>>;
  readonly rates?: readonly (typeof exchangeRates.$inferInsert)[];
}

/**
 * What every installation has, in the order it came. A house runs each step once, so that what it took away or renamed
 * later stays so. To bring something new to all houses, append a step with just that; a step that was released is not
 * changed again.
 */
export const BASIC_STEPS: readonly BasicsStep[] = [
  {
    number: 1,
    roles: SEED_ROLES,
    depts: SEED_DEPTS,
    menus: SEED_MENUS,
    dictionaries: DICTIONARIES,
    rates: SEED_RATES,
  },
  { number: 2, menus: SIGHT_MENUS },
];
