import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { ReasonDialog } from '@selvedge/app-shell/orders/ReasonDialog';
import { Button } from '@selvedge/design-system/primitives/Button';
import { ConfirmDialog } from '@selvedge/design-system/primitives/ConfirmDialog';
import type { PurchaseOrderDetail } from '../../api/schemas';
import { Allowed } from '../../session/Allowed';
import { EditPurchase } from './EditPurchase';
import { ReceiveDialog } from './ReceiveDialog';
import { purchaseSheet } from './purchase.api';
import { useStatusStep } from './useStatusStep';

/** Transitions that set a status after a confirmation. */
const SET = { send: 'SENT', acknowledge: 'ACKNOWLEDGED', close: 'CLOSED' } as const;
type Asked = PurchaseOrderDetail['actions'][number];
const isSet = (asked: Asked | undefined): asked is keyof typeof SET => asked !== undefined && asked in SET;

/** Buttons for the transitions that `actions` of a purchase order allows, with their dialogs. */
export function PurchaseSteps({ order }: { order: PurchaseOrderDetail }) {
  const { t } = useTranslation('purchases');
  const [asked, ask] = useState<Asked>();
  const close = (): void => ask(undefined);
  const step = useStatusStep(order, close);
  const sheet = useMutation({
    mutationFn: () => purchaseSheet(order.poNo),
    onSuccess: (file) => saveFile(file, `${order.poNo}.xlsx`),
  });
  const next = (['receive', 'acknowledge', 'send', 'close'] as const).find((one) =>
    order.actions.includes(one),
  );
  const others = order.actions.filter((one) => one !== next);
  return (
    <>
      <Allowed anyOf={['biz:po:export']}>
        <Button size="header" isPending={sheet.isPending} onPress={() => sheet.mutate()}>
          {t('sheet')}
        </Button>
      </Allowed>
      {others.map((one) => (
        <Button
          key={one}
          size="header"
          variant={one === 'cancel' ? 'danger' : undefined}
          onPress={() => ask(one)}
        >
          {t(`step.${one}`)}
        </Button>
      ))}
      {next && (
        <Button size="header" variant="primary" onPress={() => ask(next)}>
          {t(`step.${next}`)}
        </Button>
      )}
      {isSet(asked) && (
        <ConfirmDialog
          isOpen
          onOpenChange={close}
          title={t(`ask.${asked}.title`, { no: order.poNo })}
          confirmLabel={t(`step.${asked}`)}
          isPending={step.isPending}
          onConfirm={() => void step.send(SET[asked])}
        >
          {step.problem ?? t(`ask.${asked}.text`)}
        </ConfirmDialog>
      )}
      {asked === 'cancel' && (
        <ReasonDialog
          keptAs={`purchaseCancellation:${order.id}`}
          title={t('ask.cancel.title', { no: order.poNo })}
          text={t('ask.cancel.text')}
          label={t('reason')}
          action={t('step.cancel')}
          isDestructive
          isPending={step.isPending}
          problem={step.problem}
          onSubmit={(reason) => step.send('CANCELLED', reason)}
          onClose={close}
        />
      )}
      {asked === 'edit' && <EditPurchase order={order} onClose={close} />}
      {asked === 'receive' && <ReceiveDialog order={order} onClose={close} />}
    </>
  );
}
