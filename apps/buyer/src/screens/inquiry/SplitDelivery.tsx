import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { ConfirmDialog } from '@selvedge/design-system/primitives/ConfirmDialog';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import type { Delivery } from './deliveries';

interface SplitDeliveryProps {
  deliveries: readonly Delivery[];
  isPending: boolean;
  isDisabled: boolean;
  onSplit: () => void;
}

/** Note that the products need several deliveries, with a button that splits the inquiry into a draft for each after a confirmation. */
export function SplitDelivery({ deliveries, isPending, isDisabled, onSplit }: SplitDeliveryProps) {
  const { t } = useTranslation(['inquiry', 'dictionaries']);
  const formats = useFormats();
  const [isAsking, setAsking] = useState(false);
  const count = deliveries.length;
  return (
    <Stack gap="s3">
      <Text as="p" size="small" ink="warning">
        {t('split.hint', { count })}
      </Text>
      <Button isWide isDisabled={isDisabled} onPress={() => setAsking(true)}>
        {t('split.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('split.title', { count })}
        confirmLabel={t('split.confirm')}
        isPending={isPending}
        onConfirm={onSplit}
      >
        <Stack gap="s3">
          <Text as="p">{t('split.body')}</Text>
          <Stack as="ul" gap="s1">
            {deliveries.map(({ method, kind, items }) => (
              <li key={`${method}/${kind}`}>
                <Text weight="medium">
                  {t('split.part', {
                    method: t(`dictionaries:delivery_method.${method}`),
                    kind: t(`split.kinds.${kind}`),
                  })}
                </Text>{' '}
                {formats.count(
                  items.reduce((sum, { qty }) => sum + qty, 0),
                  'pieceShort',
                )}
              </li>
            ))}
          </Stack>
        </Stack>
      </ConfirmDialog>
    </Stack>
  );
}
