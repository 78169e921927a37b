import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WaitingSubOrder } from '../../api/schemas';
import { Listing } from '../../listing/Listing';
import type { ChosenColumns } from '../../listing/useChosenColumns';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { ROWS_PER_PAGE, waitingQuery } from './parcels.api';
import { waitingSorts } from './parcels.search';
import type { ParcelsFilter } from './parcels.search';

interface WaitingListProps {
  filter: ParcelsFilter;
  chosen: ChosenColumns<WaitingSubOrder>;
  narrowing: Narrowing;
  onChange: (change: Partial<ParcelsFilter>) => void;
}

/** Table of the sub-orders that can be shipped; a row opens its packing desk. */
export function WaitingList({ filter, chosen, narrowing, onChange }: WaitingListProps) {
  const { t } = useTranslation('parcels');
  return (
    <Listing
      label={t('tabs.WAITING')}
      query={useQuery(waitingQuery(filter))}
      failed={t('failed')}
      empty={<EmptyState title={t('empty.WAITING')}>{t('emptyWaiting')}</EmptyState>}
      narrowing={narrowing}
      {...chosen}
      rowId={(row) => row.id}
      onRowAction={(id) => navigate(`/parcels/pack/${id}`)}
      {...sorting(filter, waitingSorts, onChange)}
      page={filter.page}
      pageSize={ROWS_PER_PAGE}
      onPageChange={(page) => onChange({ page })}
    />
  );
}
