import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { momentColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { plainList } from '@selvedge/app-shell/listing/listAnswer';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RateHistory } from '../../api/schemas';
import { ratesQuery } from './rates.api';

const RateDialog = lazyDialog(() => import('./RateDialog').then((part) => part.RateDialog));

/** Page of the exchange rates: current rates with the time and author of their last change, and a dialog that sets them. */
export function RatesScreen() {
  const { t } = useTranslation('money');
  const [edited, edit] = useState<RateHistory | null>(null);
  return (
    <ListPage
      title={t('common:route.rates')}
      lead={t('rates.lead')}
      list={{
        ...plainList(useQuery(ratesQuery), t('rates.failed')),
        narrowing: null,
        empty: <EmptyState title={t('rates.empty')} />,
        columns: useColumns(edit),
        rowId: (row) => row.name,
      }}
    >
      {edited !== null && <RateDialog rate={edited} onClose={() => edit(null)} />}
    </ListPage>
  );
}

function useColumns(onEdit: (rate: RateHistory) => void): TableColumn<RateHistory>[] {
  const { t } = useTranslation('money');
  return [
    {
      id: 'name',
      phone: 'line1',
      header: t('rates.currency'),
      isRowHeader: true,
      width: 160,
      render: ({ name, label }) => (
        <Text>
          {name} <Text ink="weak">{label}</Text>
        </Text>
      ),
    },
    textColumn('num', t('rates.num'), { phone: 'line1End', align: 'end', width: 140, isFigure: true }),
    textColumn('before', t('rates.before'), {
      yields: 2,
      align: 'end',
      width: 140,
      isFigure: true,
      ink: 'weak',
      of: ({ history }) => history[1]?.num,
    }),
    momentColumn('since', t('rates.since'), { phone: 'line2', width: 160, of: ({ updatedAt }) => updatedAt }),
    textColumn('by', t('rates.by'), { yields: 1, of: ({ updatedBy }) => updatedBy }),
    {
      id: 'steps',
      phone: 'line2End',
      header: t('steps'),
      isHeaderHidden: true,
      align: 'end',
      width: 96,
      render: (rate) =>
        rate.fixed ? (
          <Text size="small" ink="weak">
            {t('rates.fixed')}
          </Text>
        ) : (
          <Button size="small" onPress={() => onEdit(rate)} aria-label={t('rates.edit', { name: rate.name })}>
            {t('edit')}
          </Button>
        ),
    },
  ];
}
