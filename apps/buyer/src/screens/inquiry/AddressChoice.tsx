import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AddressCard } from '@selvedge/design-system/AddressCard';
import { Button } from '@selvedge/design-system/Button';
import { PlusIcon } from '@selvedge/design-system/Icon';
import { Inline } from '@selvedge/design-system/Inline';
import { Section } from '@selvedge/design-system/Section';
import { Select } from '@selvedge/design-system/Select';
import { Skeleton } from '@selvedge/design-system/Skeleton';
import { Stack } from '@selvedge/design-system/Stack';
import { Text } from '@selvedge/design-system/Text';
import { AddressDialog } from '../../addresses/AddressDialog';
import { addressesQuery } from '../../addresses/address.api';
import { addressData } from '../../addresses/addressData';
import type { Address } from '../../api/shapes';
import { ReadFailure } from '../../trade/ReadFailure';

interface AddressChoiceProps {
  addressId: string | null;
  onChange: (id: string) => void;
  /** Submitting was tried without an address. */
  isMissing: boolean;
  /** What the server refused about the address. */
  refused?: string;
}

/** Where the goods go: the default address first, another of the saved ones, changed or new. */
export function AddressChoice({ addressId, onChange, isMissing, refused }: AddressChoiceProps) {
  const { t } = useTranslation(['inquiry', 'addresses']);
  const query = useQuery(addressesQuery);
  const { data, error } = query;
  const [asked, setAsked] = useState<{ address: Address | null } | null>(null);
  const chosen = data?.list.find(({ id }) => id === addressId);
  const first = data?.list.find(({ isDefault }) => isDefault) ?? data?.list[0];

  useEffect(() => {
    if (!chosen && first) onChange(first.id);
  }, [chosen, first, onChange]);

  return (
    <Section
      title={t('address.title')}
      end={
        <Inline gap="s3" isWrapping>
          {chosen ? (
            <Button variant="quiet" size="small" onPress={() => setAsked({ address: chosen })}>
              {t('addresses:edit')}
            </Button>
          ) : null}
          {data && data.remaining > 0 ? (
            <Button
              variant="quiet"
              size="small"
              icon={<PlusIcon />}
              onPress={() => setAsked({ address: null })}
            >
              {t('address.add')}
            </Button>
          ) : null}
        </Inline>
      }
    >
      {error && !data ? <ReadFailure query={query} /> : null}
      {!data && !error ? <Skeleton shape="control" /> : null}
      {data?.list.length === 0 ? (
        <Text as="p" ink={isMissing ? 'critical' : 'medium'}>
          {t('address.none')}
        </Text>
      ) : null}
      {data && data.list.length > 0 ? (
        <Stack gap="s4">
          {data.list.length > 1 ? (
            <Select
              label={t('address.choose')}
              options={data.list.map(({ id, realName, detail, city }) => ({
                id,
                label: [realName, city, detail].filter(Boolean).join(' '),
              }))}
              value={addressId}
              onChange={onChange}
              isInvalid={isMissing}
              errorMessage={isMissing ? t('address.missing') : undefined}
            />
          ) : null}
          {refused === undefined ? null : (
            <Text as="p" ink="critical">
              {refused}
            </Text>
          )}
          {chosen ? <AddressCard address={addressData(chosen)} isSelected /> : null}
        </Stack>
      ) : null}
      {asked ? (
        <AddressDialog
          address={asked.address}
          isOpen
          onOpenChange={() => setAsked(null)}
          onSaved={({ id }) => onChange(id)}
        />
      ) : null}
    </Section>
  );
}
