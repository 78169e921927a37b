import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { Page, PageHeader } from '../../layout/Page/Page';
import type { PageHeaderProps } from '../../layout/Page/Page';
import { ListRows } from './ListRows';
import type { ListSheetProps } from './ListSheet';

/** Props of {@link PlainListPage}. */
export interface PlainListPageProps<Row>
  extends
    RootProps<HTMLDivElement>,
    Pick<ListSheetProps<Row>, 'list' | 'rows' | 'filters' | 'steps'>,
    Pick<PageHeaderProps, 'ground' | 'lead' | 'badge' | 'breadcrumbs' | 'actions' | 'aside' | 'facts'> {
  title: string;
  /** Accessible name of the table; the title when left out. */
  label?: string;
  /** Dialogs of the page. */
  children?: ReactNode;
}

/** Page of a list without tabs, side and detail, whose code its route does not load: otherwise as ListPage. */
export function PlainListPage<Row extends object>(props: PlainListPageProps<Row>) {
  const {
    title,
    label = title,
    ground = 'surface',
    lead,
    badge,
    breadcrumbs,
    actions,
    aside,
    facts,
    ...body
  } = props;
  const {
    list,
    rows = list && <ListRows {...list} label={label} />,
    filters,
    steps,
    children,
    ...root
  } = body;
  const header = { ground, title, lead, badge, breadcrumbs, actions, aside, facts };
  return (
    <Page {...root} ground="surface" header={<PageHeader {...header} />}>
      {filters}
      {list?.selectedKeys && list.selectedKeys.size > 0 && steps}
      {rows}
      {children}
    </Page>
  );
}
