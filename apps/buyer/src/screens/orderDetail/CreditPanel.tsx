import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hasPerm } from '@selvedge/domain/people/permissions';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { ConfirmStep } from '@selvedge/app-shell/steps/ConfirmStep';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Section } from '@selvedge/design-system/layout/Section';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import type { OrderPayments } from '../../api/schemas';
import { session } from '../../api/session';
import { CreditStatement } from '../../trade/CreditStatement';
import { applyCredit } from './payment.api';

/** Team credit: the balance, its use for this order, and its statement for the team's leader. */
export function CreditPanel({ paid }: { paid: OrderPayments }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const [asking, setAsking] = useState<'use' | 'statement' | null>(null);
  const once = useIntent();
  const amountCents = Math.min(paid.creditBalanceCents, paid.openCents);
  const { user } = useSnapshot(session);
  const mayLead = user !== null && hasPerm(user, ['sp:team:manage']);
  return (
    <Section
      title={t('credit.title')}
      note={t('credit.free', { amount: formats.money(paid.creditBalanceCents) })}
    >
      <Inline gap="s4" isWrapping>
        {paid.actions.includes('applyCredit') && amountCents > 0 && (
          <Button onPress={() => setAsking('use')}>
            {t('credit.use', { amount: formats.money(amountCents) })}
          </Button>
        )}
        {mayLead ? (
          <Button variant="quiet" onPress={() => setAsking('statement')}>
            {t('credit.statement')}
          </Button>
        ) : (
          <Text size="small" ink="weak">
            {t('credit.byLeader')}
          </Text>
        )}
      </Inline>
      {asking === 'use' && (
        <ConfirmStep
          title={t('credit.useTitle', { orderNo: paid.orderNo })}
          confirmLabel={t('credit.use', { amount: formats.money(amountCents) })}
          done={t('credit.used')}
          onConfirm={() => once((key) => applyCredit({ orderId: paid.orderId, amountCents }, key))}
          onClose={() => setAsking(null)}
        >
          {t('credit.useText', { left: formats.money(paid.creditBalanceCents - amountCents) })}
        </ConfirmStep>
      )}
      {asking === 'statement' && <CreditStatement onClose={() => setAsking(null)} />}
    </Section>
  );
}
