import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { ConfirmStep } from '@selvedge/app-shell/steps/ConfirmStep';
import { AddressCard } from '@selvedge/design-system/commerce/AddressCard';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { PlusIcon } from '@selvedge/design-system/primitives/Icon';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { Skeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { addressesQuery, deleteAddress, setDefaultAddress } from '../../addresses/address.api';
import { addressData } from '../../addresses/addressData';
import type { Address } from '../../api/schemas';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';

const AddressDialog = lazyDialog(() =>
  import('../../addresses/AddressDialog').then((part) => part.AddressDialog),
);

type Asked = { kind: 'edit'; address: Address | null } | { kind: 'delete'; address: Address } | null;

/** Page of the saved addresses, with the number saved and the number that may still be added. */
export function AddressesScreen() {
  const { t } = useTranslation('addresses');
  const { t: common } = useTranslation();
  const query = useQuery(addressesQuery);
  const { data, error } = query;
  const [asked, setAsked] = useState<Asked>(null);
  const makeDefault = useMutation({
    mutationFn: setDefaultAddress,
    onSuccess: () => toast.show({ tone: 'positive', message: common('messages.saved') }),
  });
  const add = (
    <Button
      variant="primary"
      size="header"
      icon={<PlusIcon />}
      isDisabled={data?.remaining === 0}
      onPress={() => setAsked({ kind: 'edit', address: null })}
    >
      {t('add')}
    </Button>
  );

  return (
    <Page
      isInset
      ground="surface"
      header={
        <PageHeader
          title={common('places.addresses')}
          lead={
            data ? t('count', { count: data.total, remaining: data.remaining, max: data.max }) : undefined
          }
          actions={data && data.list.length > 0 ? add : undefined}
        />
      }
    >
      {error && !data ? <ReadFailure query={query} /> : null}
      {!data && !error ? <AddressSkeleton /> : null}
      {data?.list.length === 0 ? (
        <EmptyState title={t('empty.title')} action={add}>
          {t('empty.body')}
        </EmptyState>
      ) : null}
      {data ? (
        <Stack gap="s4">
          {data.list.map((address) => (
            <AddressCard
              key={address.id}
              address={addressData(address)}
              actions={
                <>
                  {address.isDefault ? null : (
                    <Button
                      variant="link"
                      isPending={makeDefault.isPending && makeDefault.variables === address.id}
                      onPress={() => makeDefault.mutate(address.id)}
                    >
                      {t('makeDefault')}
                    </Button>
                  )}
                  <Button variant="link" onPress={() => setAsked({ kind: 'edit', address })}>
                    {common('actions.edit')}
                  </Button>
                  <Button variant="danger" size="small" onPress={() => setAsked({ kind: 'delete', address })}>
                    {common('actions.delete')}
                  </Button>
                </>
              }
            />
          ))}
        </Stack>
      ) : null}
      {asked?.kind === 'edit' ? (
        <AddressDialog
          key={asked.address?.id ?? 'new'}
          address={asked.address}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {asked?.kind === 'delete' ? (
        <ConfirmStep
          title={t('deleteTitle', { name: asked.address.realName })}
          confirmLabel={common('actions.delete')}
          isDestructive
          done={common('messages.deleted')}
          onConfirm={() => deleteAddress(asked.address.id)}
          onClose={() => setAsked(null)}
        >
          {t('deleteBody')}
        </ConfirmStep>
      ) : null}
    </Page>
  );
}

function AddressSkeleton() {
  return (
    <Stack gap="s5">
      {[0, 1, 2].map((key) => (
        <Stack key={key} gap="s3">
          <Skeleton shape="title" />
          <Skeleton />
        </Stack>
      ))}
    </Stack>
  );
}
