import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { ConfirmStep } from '@selvedge/app-shell/steps/ConfirmStep';
import { ReasonStep } from '@selvedge/app-shell/steps/ReasonStep';
import { Button } from '@selvedge/design-system/primitives/Button';
import type { PurchaseOrderDetail } from '../../api/schemas';
import { Allowed } from '../../session/Allowed';
import { purchaseSheet, setStatus } from './purchase.api';

const EditPurchase = lazyDialog(() => import('./EditPurchase').then((part) => part.EditPurchase));
const ReceiveDialog = lazyDialog(() => import('./ReceiveDialog').then((part) => part.ReceiveDialog));

/** Transitions that set a status after a confirmation. */
const SET = { send: 'SENT', acknowledge: 'ACKNOWLEDGED', close: 'CLOSED' } as const;
type Asked = PurchaseOrderDetail['actions'][number];
const isSet = (asked: Asked | undefined): asked is keyof typeof SET => asked !== undefined && asked in SET;

/** Buttons for the transitions that `actions` of a purchase order allows, with their dialogs. */
export function PurchaseSteps({ order }: { order: PurchaseOrderDetail }) {
  const { t } = useTranslation('purchases');
  const [asked, ask] = useState<Asked>();
  const close = (): void => ask(undefined);
  const step = { version: order.version, done: t('stepDone'), onClose: close };
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
        <ConfirmStep
          {...step}
          title={t(`ask.${asked}.title`, { no: order.poNo })}
          confirmLabel={t(`step.${asked}`)}
          onConfirm={(version) => setStatus(order.id, { to: SET[asked], version })}
        >
          {t(`ask.${asked}.text`)}
        </ConfirmStep>
      )}
      {asked === 'cancel' && (
        <ReasonStep
          {...step}
          keptAs={`purchaseCancellation:${order.id}`}
          title={t('ask.cancel.title', { no: order.poNo })}
          text={t('ask.cancel.text')}
          label={t('reason')}
          action={t('step.cancel')}
          isDestructive
          onSubmit={(reason, version) => setStatus(order.id, { to: 'CANCELLED', reason, version })}
        />
      )}
      {asked === 'edit' && <EditPurchase order={order} onClose={close} />}
      {asked === 'receive' && <ReceiveDialog order={order} onClose={close} />}
    </>
  );
}
