import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { useWordNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { Beside } from '@selvedge/design-system/layout/Beside';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { WordSearch } from '@selvedge/app-shell/listing/WordSearch';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import type { DictRow } from '../../api/schemas';
import { DeleteDialog } from '../../listing/DeleteDialog';
import { ListPage } from '../../listing/ListPage';
import { Listing } from '../../listing/Listing';
import { Allowed } from '../../session/Allowed';
import { deleteDict, DICTS_PER_PAGE, dictsQuery } from './dicts.api';
import { useColumns } from './dicts.columns';
import { Words } from './Words';

const DictDialog = lazyDialog(() => import('./DictDialog').then((part) => part.DictDialog));

/** Page of the dictionaries with their entries beside them: labels in both languages, their meaning, their order. */
export function DictsScreen() {
  const { t } = useTranslation(['system', 'listing']);
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const dicts = useQuery(dictsQuery(words, page));
  const [openId, open] = useState<string>();
  const [edited, edit] = useState<DictRow | 'new'>();
  const [leaving, leave] = useState<DictRow>();
  const columns = useColumns(edit, leave);
  const rows = dicts.data?.list ?? [];
  const at = rows.findIndex(({ id }) => id === openId);
  const dict = rows[at];
  const find = (typed: string): void => {
    setPage(1);
    setWords(typed.trim());
  };
  const detail = dict && {
    label: dict.name,
    content: <Words key={dict.id} dict={dict} />,
    place: `${at + 1} / ${rows.length}`,
    hasPrevious: at > 0,
    hasNext: at < rows.length - 1,
  };
  const narrowing = useWordNarrowing(words, () => find(''));
  return (
    <ListPage
      title={t('common:route.dicts')}
      lead={t('dicts.lead')}
      actions={
        <Allowed anyOf={['sys:dict:add']}>
          <Button variant="primary" size="header" onPress={() => edit('new')}>
            {t('dicts.add')}
          </Button>
        </Allowed>
      }
    >
      <Toolbar label={t('filters')} gap="wide">
        <WordSearch label={t('dicts.search')} words={words} onSearch={find} />
      </Toolbar>
      <Beside detail={detail} onStep={(by) => open(rows[at + by]?.id)} onClose={() => open(undefined)}>
        <Listing
          label={t('common:route.dicts')}
          query={dicts}
          failed={t('dicts.failed')}
          empty={<EmptyState title={t('dicts.empty')} />}
          narrowing={narrowing}
          columns={columns}
          rowId={({ id }) => id}
          onRowAction={open}
          page={page}
          pageSize={DICTS_PER_PAGE}
          onPageChange={setPage}
        />
      </Beside>
      {edited !== undefined && (
        <DictDialog id={edited === 'new' ? undefined : edited.id} onClose={() => edit(undefined)} />
      )}
      {leaving && (
        <DeleteDialog
          title={t('dicts.deleteTitle', { name: leaving.name })}
          onDelete={() => deleteDict(leaving.id)}
          onClose={() => leave(undefined)}
          text={t('dicts.deleteText')}
        />
      )}
    </ListPage>
  );
}
