import { useState } from 'react';
import { Text } from '../../layout/Text/Text';
import { TreeTable } from '../../primitives/TreeTable/TreeTable';
import { useSay } from '../../testing/say';
import type { Say } from '../../testing/say';

interface Department {
  id: string;
  name: string;
  people: number;
  lead: string;
  children: Department[];
}

const departments = (say: Say): Department[] => [
  {
    id: 'buying',
    name: say('采购部', 'Purchasing'),
    people: 11,
    lead: 'Giulia Ferrero',
    children: [
      { id: 'milan', name: say('米兰组', 'Milan'), people: 6, lead: 'Marco Galli', children: [] },
      { id: 'paris', name: say('巴黎组', 'Paris'), people: 5, lead: 'Claire Morel', children: [] },
    ],
  },
  { id: 'sales', name: say('销售部', 'Sales'), people: 8, lead: say('周岚', 'Zhou Lan'), children: [] },
];

/** Tree of departments for stories: the rows of a page, or, with one column less, at the side of a list. */
export function StoryDepartments({ isSide = false }: { isSide?: boolean }) {
  const say = useSay();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['buying']));
  const [selected, select] = useState<string | null>(null);
  return (
    <TreeTable<Department>
      label={say('部门', 'Departments')}
      rows={departments(say)}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      rowChildren={({ children }) => children}
      expandedKeys={expanded}
      onExpandedChange={setExpanded}
      {...(isSide ? { selectedKey: selected, onSelectionChange: select } : { hasPhoneRows: true })}
      columns={[
        {
          id: 'name',
          header: say('部门', 'Department'),
          isRowHeader: true,
          render: ({ name }) => name,
        },
        ...(isSide
          ? []
          : [{ id: 'lead', header: say('负责人', 'Leader'), render: ({ lead }: Department) => lead }]),
        {
          id: 'people',
          header: say('人数', 'People'),
          align: 'end',
          width: 72,
          render: ({ people }) => <Text isFigure>{people}</Text>,
        },
      ]}
    />
  );
}
