import { createHash } from 'node:crypto';
import { BACK_OFFICE_MENU } from '@selvedge/domain/backOffice/menu';
import type { exchangeRates } from '../../../db/schema/platform';
import type { menus } from '../../../db/schema/system';
import { dictionariesOf, dictionaryNamesOf, type Dictionaries, newestWords } from './dictionaries';
import { MOVES } from './moves';
import { SEED_RATES } from './rates';
import { SEED_DEPTS, SEED_ROLES, type SeedRole } from './roles';

/** A menu entry with the roles that it is granted to at first; ROOT needs no grant. */
export interface SeedMenu extends Readonly<typeof menus.$inferInsert> {
  readonly roles: readonly string[];
}

/** Seed data that one release adds to every installation. */
export interface BasicsStep {
  /** Number of the step; counts up by one and is never used twice. */
  readonly number: number;
  readonly roles?: readonly SeedRole[];
  readonly depts?: typeof SEED_DEPTS;
  /** Menu entries with their first roles, parents before children; a parent may be in an earlier step. */
  readonly menus?: readonly SeedMenu[];
  /** Ids of folders that become visible, because this step adds their first page. */
  readonly shown?: readonly string[];
  /** Entries of earlier steps by id, with their new parent; an entry that an installation moved stays. */
  readonly moves?: Readonly<Record<string, string>>;
  /** Names of the product's dictionaries by code; each gets its row. */
  readonly dictionaryNames?: Readonly<Record<string, string>>;
  /** Words by the code of their dictionary. */
  readonly dictionaries?: Dictionaries;
  readonly rates?: readonly (typeof exchangeRates.$inferInsert)[];
}

/** Returns the entries of the back office's menu that came with a step. */
function menuOf(step: number): SeedMenu[] {
  const added = BACK_OFFICE_MENU.filter(({ since }) => since === step);
  return added.map((entry) => {
    const { since: _, ...menu } = entry;
    return menu;
  });
}

/** Seed data of steps besides menu entries and words, which contain the number of their step. */
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
 * Seed data of every installation, by step in the order of the releases. An installation runs each step once, so that later removals and
 * renames stay. To add something to all installations, use the next number; a released step is not changed again.
 */
export const BASIC_STEPS: readonly BasicsStep[] = Array.from({ length: newest }, (_, index) => {
  const number = index + 1;
  const { roles, depts, shown, rates } = BESIDE_MENUS[number] ?? {};
  // The order of the properties counts: the hash of a step is that of its JSON text.
  const words = { dictionaries: dictionariesOf(number), dictionaryNames: dictionaryNamesOf(number) };
  return { number, roles, depts, menus: menuOf(number), shown, ...words, rates, moves: MOVES[number] };
});

/** Returns a short hash of a step; that of a released step must not change. */
export function stepHash(step: BasicsStep): string {
  return createHash('sha256').update(JSON.stringify(step)).digest('hex').slice(0, 16);
}

/** Returns the version of the basics: the hash of all steps. An installation with this version has run every step. */
export function basicsVersion(steps: readonly BasicsStep[]): string {
  return createHash('sha256').update(steps.map(stepHash).join(' ')).digest('hex').slice(0, 16);
}
