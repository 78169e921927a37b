import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { AddressCard } from '@selvedge/design-system/commerce/AddressCard';
import { Button } from '@selvedge/design-system/primitives/Button';
import { PlusIcon } from '@selvedge/design-system/primitives/Icon';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Section } from '@selvedge/design-system/layout/Section';
import { Select } from '@selvedge/design-system/primitives/Select';
import { Skeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { addressesQuery } from '../../addresses/address.api';
import { addressData } from '../../addresses/addressData';
import type { Address } from '../../api/schemas';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { type ListArea, listNotDeliveringTo } from './whereTo';

const AddressDialog = lazyDialog(() =>
  import('../../addresses/AddressDialog').then((part) => part.AddressDialog),
);

interface AddressChoiceProps {
  addressId: string | null;
  onChange: (id: string) => void;
  /** Whether submitting was tried without an address. */
  isMissing: boolean;
  /** Message of the server's refusal of the address. */
  refused?: string;
  /** Lists of the products: addresses that one of them does not deliver to cannot be chosen. Undefined until they are known. */
  lists: readonly ListArea[] | undefined;
}

/** Section that selects a saved address, or edits or adds one; addresses outside the lists' area are shown with the reason. */
export function AddressChoice({ addressId, onChange, isMissing, refused, lists }: AddressChoiceProps) {
  const { t } = useTranslation(['inquiry', 'addresses']);
  const query = useQuery(addressesQuery);
  const { data, error } = query;
  const [asked, setAsked] = useState<{ address: Address | null } | null>(null);
  const chosen = data?.list.find(({ id }) => id === addressId);
  const reasonWords = ({ name, deliveryMethod, excludeTaiwan = false }: ListArea) =>
    t('address.refusing', {
      list: name,
      area: t(
        `address.area.${deliveryMethod === 'HK_MACAO' && excludeTaiwan ? 'HK_MACAO_ONLY' : deliveryMethod}`,
      ),
    });
  const refusing = (address: Address) => listNotDeliveringTo(lists ?? [], address);
  const outside = data?.list.filter((address) => refusing(address) !== null) ?? [];
  const against = chosen ? refusing(chosen) : null;
  const [other] = outside.flatMap((address) => refusing(address) ?? []);
  const words = refused ?? (against && reasonWords(against));

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
              options={data.list.map((address) => ({
                id: address.id,
                label: [address.realName, address.city, address.detail].filter(Boolean).join(' '),
                note: outside.includes(address) ? t('address.outside') : undefined,
                isDisabled: outside.includes(address),
              }))}
              description={other && !against ? reasonWords(other) : undefined}
              value={addressId}
              onChange={onChange}
              isInvalid={isMissing}
              errorMessage={isMissing ? t('address.missing') : undefined}
            />
          ) : null}
          {words === null ? null : (
            <Text as="p" ink="critical">
              {words}
            </Text>
          )}
          {chosen ? <AddressCard address={addressData(chosen)} isSelected /> : null}
        </Stack>
      ) : null}
      {asked ? (
        <AddressDialog
          address={asked.address}
          onClose={() => setAsked(null)}
          onSaved={({ id }) => onChange(id)}
        />
      ) : null}
    </Section>
  );
}
