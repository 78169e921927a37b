import { grouped } from '@selvedge/domain/grouped';
import type { ReactNode } from 'react';
import { innerProps, rootProps } from '../../internal/rootProps';
import { Section } from '../../layout/Section/Section';
import { Table } from '../Table/Table';
import type { TableProps } from '../Table/Table';

/** Grouping of the rows of a page, in their order: those of one group follow each other. */
export interface Groups<Row> {
  of: (row: Row) => string;
  /** Heading of a group. */
  head: (group: string) => { title: string; note?: ReactNode };
}

/** Props of {@link GroupedTables}; its root is the element around the tables. */
export type GroupedTablesProps<Row> = Omit<TableProps<Row>, 'label'> & { groups: Groups<Row> };

/** Rows of a page as one table for each group; a change in one table keeps the selection of the others. */
export function GroupedTables<Row extends object>(props: GroupedTablesProps<Row>) {
  const { groups, rows, ...table } = innerProps(props);
  const { rowId, selectedKeys, onSelectionChange } = table;
  const parts = [...grouped(rows, groups.of)];
  return (
    <div {...rootProps(props)}>
      {parts.map(([group, own]) => {
        const { title, note } = groups.head(group);
        const ids = new Set(own.map(rowId));
        const ticked = [...(selectedKeys ?? [])];
        return (
          <Section key={group} isInset title={title} note={note}>
            <Table
              {...table}
              label={title}
              rows={own}
              selectedKeys={selectedKeys && new Set(ticked.filter((id) => ids.has(id)))}
              onSelectionChange={(next) =>
                onSelectionChange?.(new Set([...ticked.filter((id) => !ids.has(id)), ...next]))
              }
              hasPhoneRows
            />
          </Section>
        );
      })}
    </div>
  );
}
