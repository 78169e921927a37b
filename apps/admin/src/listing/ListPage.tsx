import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import type { PageHeaderProps } from '@selvedge/design-system/layout/Page';
import type { ReactNode } from 'react';

interface ListPageProps extends Omit<PageHeaderProps, 'ground'> {
  children: ReactNode;
}

/** Page of a list: its header and its rows on the white ground of tables. */
export function ListPage({ children, ...header }: ListPageProps) {
  return (
    <Page ground="surface" header={<PageHeader ground="surface" {...header} />}>
      {children}
    </Page>
  );
}
