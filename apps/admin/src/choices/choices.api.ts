import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import type { Option, SearchedOptions } from '@selvedge/design-system/primitives/ComboBox';
import { PAGE_SIZE_MAX } from '@selvedge/domain/constants';
import type { QueryKey } from '@tanstack/react-query';
import { staff } from '../api/client';
import { toOptions } from '../products/choices.api';

/** Answer of the server to a search for choices. */
export interface FoundChoices {
  options: readonly Option[];
  /** Number of matches that the answer leaves out. */
  moreCount: SearchedOptions['moreCount'];
}

/** Search for choices of one kind; without words it finds all. */
export interface ChoiceSearch {
  /** Key of the answers, to which the words are added. */
  queryKey: QueryKey;
  find: (query: { keywords?: string }, signal: AbortSignal) => Promise<FoundChoices>;
}

/** Maximum number of choices in one answer, as the contract bounds them. */
const MOST = 2000;
/** Maximum number of members of staff in one answer. */
const MOST_STAFF = 200;

type Choices = readonly { value: string; label: string }[];

const found = (choices: Choices, most = MOST): FoundChoices => ({
  options: toOptions(choices),
  moreCount: choices.length < most ? 0 : 'unknown',
});

type Path = `/api/v1/${'brands' | 'customers' | 'lists' | 'suppliers' | 'teams'}/options`;

const choicesOf =
  (path: Path): ChoiceSearch['find'] =>
  async (query, signal) =>
    found(await staff.get(path, { query, signal, silent: true }));

/** Customers within the data scope of the user's roles. */
export const customerChoices: ChoiceSearch = {
  queryKey: queryKey('customers', 'options'),
  find: choicesOf('/api/v1/customers/options'),
};

/** Teams within the data scope of the user's roles. */
export const teamChoices: ChoiceSearch = {
  queryKey: queryKey('teams', 'options'),
  find: choicesOf('/api/v1/teams/options'),
};

/** Lists of every owner, the newest first. */
export const listChoices: ChoiceSearch = {
  queryKey: queryKey('lists', 'options', 'found'),
  find: choicesOf('/api/v1/lists/options'),
};

/** Enabled suppliers. */
export const supplierChoices: ChoiceSearch = {
  queryKey: queryKey('suppliers', 'options', 'found'),
  find: choicesOf('/api/v1/suppliers/options'),
};

/** Brands, by the merchant's sort number. */
export const brandChoices: ChoiceSearch = {
  queryKey: queryKey('brands', 'options'),
  find: choicesOf('/api/v1/brands/options'),
};

/** Members of staff with the role of sales, within the data scope of the user's roles. */
export const salesChoices: ChoiceSearch = {
  queryKey: queryKey('people', 'holders', 'SALES', 'found'),
  find: async (query, signal) =>
    found(
      await staff.get('/api/v1/users/options', {
        query: { ...query, roleCode: 'SALES' },
        signal,
        silent: true,
      }),
      MOST_STAFF,
    ),
};

/** Salespeople who can be assigned to a customer. */
export const salesmanChoices: ChoiceSearch = {
  queryKey: queryKey('salesmen', 'all'),
  find: async (query, signal) => {
    const { list, total } = await staff.get('/api/v1/salesmen/page', {
      query: { ...query, pageSize: PAGE_SIZE_MAX },
      signal,
      silent: true,
    });
    return {
      options: list.map(({ userId, name }) => ({ id: userId, label: name })),
      moreCount: total - list.length,
    };
  },
};
