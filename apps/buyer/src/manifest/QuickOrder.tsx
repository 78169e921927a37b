import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { Button } from '@selvedge/design-system/primitives/Button';
import { PlusIcon } from '@selvedge/design-system/primitives/Icon';

const QuickOrderDialog = lazyDialog(() => import('./QuickOrderDialog').then((part) => part.QuickOrderDialog));

/** Button of a manifest's toolbar for ordering by codes: its dialog is loaded on the first press, and keeps its input while closed. */
export function QuickOrder({ listId }: { listId: string | null }) {
  const { t } = useTranslation('listDetail');
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button variant="quiet" size="small" icon={<PlusIcon />} onPress={() => setOpen(true)}>
        {t('quick.title')}
      </Button>
      {isOpen === undefined ? null : (
        <QuickOrderDialog listId={listId} isOpen={isOpen} onOpenChange={setOpen} />
      )}
    </>
  );
}
