import { useListPage } from '@selvedge/app-shell/listing/useListPage';
import type { ListAnswerOf } from '@selvedge/app-shell/listing/listAnswer';
import type { Listed } from '@selvedge/app-shell/listing/useListFilter';
import type { ListParts, ListState } from '@selvedge/app-shell/listing/useListPage';
import type { QueryKey } from '@tanstack/react-query';
import { usePageSearch } from '../tabs/pageAddress';
import { SavedViews } from './SavedViews';
import { useChosenColumns } from './useChosenColumns';

/**
 * Returns a list of the back office, see {@link useListPage}: its filter moves with the page's tab, and the user has saved views of it and
 * chosen columns, which are stored on the server under the name of the list.
 *
 * @param name name of the list in the user's preferences, such as `orders`
 * @param usual ids of the columns shown before the user chose any; all of them when left out
 */
export function useStaffList<
  Filter extends Listed,
  Row extends object,
  Answer extends ListAnswerOf<Row>,
  Raw,
  Key extends QueryKey,
>(
  name: string,
  parts: ListParts<Filter, Row, Answer, Raw, Key>,
  usual?: readonly string[],
): ListState<Filter, Row, Answer> {
  const [query, open] = usePageSearch();
  const { chooser, ...chosen } = useChosenColumns(name, parts.columns, usual);
  const list = useListPage({ query, open }, parts);
  const { bar, page } = list;
  return {
    ...list,
    bar: {
      ...bar,
      end: (
        <>
          <SavedViews list={name} search={query} onOpen={list.onOpen} />
          {chooser}
        </>
      ),
    },
    page: { ...page, list: { ...page.list, ...chosen } },
  };
}
