import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AddressChart } from '@selvedge/design-system/charts/AddressChart';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { Part } from '../../figures/Part';
import { addressesQuery } from './dashboard.api';
import type { Span } from './dashboard.search';

/** Map of the destinations of a period's parcels. Places without known coordinates count, but are not drawn. */
export function Addresses({ span }: { span: Span }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  return (
    <Part
      title={t('addresses')}
      note={t('addressesNote')}
      query={useQuery(addressesQuery(span))}
      renderEnd={(places) => (
        <Text size="caption" ink="medium">
          {t('parcelsInPlaces', {
            parcels: formats.quantity(places.reduce((sum, { count }) => sum + count, 0)),
            count: places.length,
          })}
        </Text>
      )}
    >
      {(places) => (
        <AddressChart
          label={t('addresses')}
          columns={[t('place'), t('parcels')]}
          places={places.flatMap(({ name, count, latitude, longitude }) =>
            latitude === undefined || longitude === undefined
              ? []
              : [{ label: name, value: count, latitude, longitude }],
          )}
          formatValue={formats.quantity}
          emptyText={t('empty')}
        />
      )}
    </Part>
  );
}
