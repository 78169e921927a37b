import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useWordNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { WordSearch } from '@selvedge/design-system/primitives/WordSearch';
import { Stack } from '@selvedge/design-system/layout/Stack';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import type { DeptNode } from '../../api/schemas';
import { TreeListing } from '../../listing/TreeListing';
import { deptsQuery } from '../../system/depts.api';

interface DeptSideProps {
  deptId: string | undefined;
  onChange: (deptId: string | undefined) => void;
}

const peopleIn = ({ userCount, children }: DeptNode): number =>
  children.reduce((sum, child) => sum + peopleIn(child), userCount);

/** Tree of the departments beside the table of staff, with a search, and the number of users in each and below it. */
export function DeptSide({ deptId, onChange }: DeptSideProps) {
  const { t } = useTranslation('system');
  const [words, setWords] = useState('');
  const depts = useQuery(deptsQuery(words));
  const columns = useMemo<TableColumn<DeptNode>[]>(
    () => [
      { id: 'name', header: t('users.dept'), isRowHeader: true, render: ({ name }) => name },
      {
        id: 'people',
        header: t('depts.people'),
        align: 'end',
        width: 56,
        render: (dept) => (
          <Text ink="weak" isFigure>
            {peopleIn(dept)}
          </Text>
        ),
      },
    ],
    [t],
  );
  const narrowing = useWordNarrowing(words, () => setWords(''));
  return (
    <Stack gap="s4">
      <WordSearch label={t('depts.search')} words={words} onSearch={setWords} isShort={false} />
      <TreeListing
        label={t('common:route.depts')}
        query={depts}
        failed={t('depts.failed')}
        empty={<EmptyState title={t('depts.empty')} />}
        narrowing={narrowing}
        columns={columns}
        rowName={({ name }) => name}
        isSearched={words !== ''}
        selectedKey={deptId ?? null}
        onSelectionChange={(id) => onChange(id ?? undefined)}
      />
    </Stack>
  );
}
