import { createHash } from 'node:crypto';
import { BACK_OFFICE_MENU } from '@selvedge/domain/backOffice/menu';
import type { exchangeRates } from '../../../db/schema/platform';
import type { menus } from '../../../db/schema/system';
import { dictionariesOf, dictionaryNamesOf, type Dictionaries, newestWords } from './dictionaries';
import { MOVES } from './moves';
import { SEED_RATES } from './rates';
import { SEED_DEPTS, SEED_ROLES, type SeedRole } from './roles';

/** An entry of the menu with the roles that hold it at the start; ROOT needs no grant. */
export interface SeedMenu extends Readonly<typeof menus.$inferInsert> {
  readonly roles: readonly string[];
}

/** What one release adds to every installation. */
export interface BasicsStep {
  /** Counts up by one; never given twice. */
  readonly number: number;
  readonly roles?: readonly SeedRole[];
  readonly depts?: typeof SEED_DEPTS;
  /** Entries with their first holders, parents before children; a parent may stand in an earlier step. */
  readonly menus?: readonly SeedMenu[];
  /** Ids of folders that show themselves from now on, because this step puts their first page into them. */
  readonly shown?: readonly string[];
  /** Entries of earlier steps by id, with the entry they stand under from now on; where a house moved one, it stays. */
  readonly moves?: Readonly<Record<string, string>>;
  /** Names of dictionaries by code: those of the product get their row. */
  readonly dictionaryNames?: Readonly<Record<string, string>>;
  /** Words by the code of their dictionary. */
  readonly dictionaries?: Dictionaries;
  readonly rates?: readonly (typeof exchangeRates.$inferInsert)[];
}

/** Entries of the back office's menu that came with a step. */
function menuOf(step: number): SeedMenu[] {
  const added = BACK_OFFICE_MENU.filter(({ since }) => since === step);
  return added.map((entry) => {
    const { since: _, ...menu } = entry;
    return menu;
  });
}

/** What steps bring besides entries of the menu and words, which say themselves with which they come. */
const BESIDE_MENUS: Readonly<Record<number, Pick<BasicsStep, 'roles' | 'depts' | 'rates' | 'shown'>>> = {
  1: { roles: SEED_ROLES, depts: SEED_DEPTS, rates: SEED_RATES },
  4: { shown: ['m-system'] },
};

const newest = Math.max(
  ...BACK_OFFICE_MENU.map(({ since }) => since),
  ...Object.keys(BESIDE_MENUS).map(Number),
  newestWords,
);

/**
 * What every installation has, in the order it came. A house runs each step once, so that what it took away or renamed
 * later stays so. To bring something new to all houses, give it the next number; a step that was released is not changed
 * again.
 */
export const BASIC_STEPS: readonly BasicsStep[] = Array.from({ length: newest }, (_, index) => {
  const number = index + 1;
  const { roles, depts, shown, rates } = BESIDE_MENUS[number] ?? {};
  // The order counts: a step's hash is that of its text.
  const words = { dictionaries: dictionariesOf(number), dictionaryNames: dictionaryNamesOf(number) };
  return { number, roles, depts, menus: menuOf(number), shown, ...words, rates, moves: MOVES[number] };
});

/** Short hash of what a step brings: a step that was released keeps its own. */
export function stepHash(step: BasicsStep): string {
  return createHash('sha256').update(JSON.stringify(step)).digest('hex').slice(0, 16);
}

/** Version of the basics: the hash of all steps. A house that has this one has nothing to catch up with. */
export function basicsVersion(steps: readonly BasicsStep[]): string {
  return createHash('sha256').update(steps.map(stepHash).join(' ')).digest('hex').slice(0, 16);
}
