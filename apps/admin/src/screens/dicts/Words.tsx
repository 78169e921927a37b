import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { plainList } from '@selvedge/app-shell/listing/listAnswer';
import { textColumn } from '@selvedge/app-shell/listing/columns';
import { ListRows } from '@selvedge/design-system/pages/ListPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import type { DictItemRow, DictRow } from '../../api/schemas';
import { DeleteDialog } from '../../listing/DeleteDialog';
import { menuColumn } from '@selvedge/design-system/primitives/RowMenu';
import { useAllowed } from '../../session/Allowed';
import { deleteWord, wordsQuery } from './dicts.api';

const WordDialog = lazyDialog(() => import('./WordDialog').then((part) => part.WordDialog));

const STEP = 1;
const TONES = {
  NEUTRAL: 'neutral',
  INFO: 'info',
  POSITIVE: 'positive',
  WARNING: 'warning',
  CRITICAL: 'critical',
} as const;

/** Entries of a dictionary in their order, with their labels in both languages. */
export function Words({ dict }: { dict: DictRow }) {
  const { t } = useTranslation('system');
  const [page, setPage] = useState(1);
  const words = useQuery(wordsQuery(dict.code, page));
  const [asked, ask] = useState<DictItemRow | 'new'>();
  const [leaving, leave] = useState<DictItemRow>();
  const mayEdit = useAllowed(['sys:dict-item:edit']);
  const canAdd = useAllowed(['sys:dict-item:add']) && !dict.system;
  const canDelete = useAllowed(['sys:dict-item:delete']) && !dict.system;
  const columns: TableColumn<DictItemRow>[] = [
    {
      id: 'label',
      phone: 'line1',
      header: t('words.label'),
      isRowHeader: true,
      width: 130,
      render: ({ label, tagType, status }) => (
        <StatusMark glyph="full" tone={TONES[tagType]} isOff={status === 'DISABLED'}>
          {label}
        </StatusMark>
      ),
    },
    textColumn('labelEn', t('words.labelEn'), { phone: 'line2', width: 130 }),
    textColumn('value', t('words.value'), { yields: 1, width: 130, ink: 'medium' }),
    menuColumn(t('steps'), (word) => ({
      label: t('more', { name: word.label }),
      steps: [
        mayEdit && { id: 'edit', label: t('edit'), onAction: () => ask(word) },
        canDelete && { id: 'delete', label: t('delete'), onAction: () => leave(word) },
      ],
    })),
  ];
  const nextSort = Math.max(0, ...(words.data?.list ?? []).map(({ sort }) => sort)) + STEP;
  return (
    <>
      {canAdd && (
        <Toolbar label={t('words.tools')}>
          <Button size="small" onPress={() => ask('new')}>
            {t('words.add')}
          </Button>
        </Toolbar>
      )}
      <ListRows
        {...plainList(words, t('words.failed'), { page, onPageChange: setPage })}
        narrowing={null}
        label={t('words.of', { name: dict.name })}
        empty={<EmptyState title={t('words.empty')}>{t('words.emptyHint')}</EmptyState>}
        columns={columns}
        rowId={({ id }) => id}
      />
      {asked !== undefined && (
        <WordDialog
          code={dict.code}
          id={asked === 'new' ? undefined : asked.id}
          nextSort={nextSort}
          onClose={() => ask(undefined)}
        />
      )}
      {leaving && (
        <DeleteDialog
          title={t('words.deleteTitle', { name: leaving.label })}
          onDelete={() => deleteWord(dict.code, leaving.id)}
          onClose={() => leave(undefined)}
          text={t('words.deleteText')}
        />
      )}
    </>
  );
}
