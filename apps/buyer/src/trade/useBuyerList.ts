import { navigate, useHashLocation, useHashSearch } from '@selvedge/app-shell/app/hashLocation';
import type { ListAnswerOf } from '@selvedge/app-shell/listing/listAnswer';
import { useListPage } from '@selvedge/app-shell/listing/useListPage';
import type { Listed } from '@selvedge/app-shell/listing/useListFilter';
import type { ListParts, ListState } from '@selvedge/app-shell/listing/useListPage';
import type { QueryKey } from '@tanstack/react-query';

/** Props of a ListPage of the buyer's app, whose header has the ground of the page. */
interface BuyerPage<Row> {
  page: ListState<unknown, Row, unknown>['page'] & { ground: 'page' };
}

/** Returns a list of the buyer's app, see {@link useListPage}: each change of its filter is an entry of the history. */
export function useBuyerList<
  Filter extends Listed,
  Row extends object,
  Answer extends ListAnswerOf<Row>,
  Raw,
  Key extends QueryKey,
>(parts: ListParts<Filter, Row, Answer, Raw, Key>): ListState<Filter, Row, Answer> & BuyerPage<Row> {
  const [path] = useHashLocation();
  const query = useHashSearch();
  const list = useListPage(
    { query, open: (next, options) => navigate(next === '' ? path : `${path}?${next}`, options) },
    parts,
  );
  return { ...list, page: { ...list.page, ground: 'page' } };
}
