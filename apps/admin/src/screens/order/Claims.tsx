import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { ClaimFacts } from '@selvedge/app-shell/orders/ClaimFacts';
import { claimWords } from '@selvedge/app-shell/orders/shortageWords';
import { useOrderWords } from '@selvedge/app-shell/orders/useOrderWords';
import { centsToDecimal, parseMoney } from '@selvedge/domain/money/money';
import { Button } from '@selvedge/design-system/primitives/Button';
import { FormRadioGroup } from '@selvedge/design-system/forms/FormRadioGroup';
import { FormTextArea } from '@selvedge/design-system/forms/FormTextArea';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { useFormats } from '@selvedge/design-system/i18n';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Claim, SubOrder } from '../../api/schemas';
import { useAllowed } from '../../session/Allowed';
import { claimFormSchema, SETTLED_BY } from './claimForm';
import type { ClaimValues } from './claimForm';
import { settleClaim } from './order.api';

const MAY_SETTLE = ['biz:payment:verify'] as const;

/** Claim to settle, with the line of its pieces. */
interface Asked {
  claim: Claim;
  line: SubOrder['lines'][number] | undefined;
}

/** Claims from the receipts of an order, and a dialog that settles open ones. */
export function Claims({ subs }: { subs: readonly SubOrder[] }) {
  const { t } = useTranslation('orders');
  const [asked, ask] = useState<Asked | null>(null);
  const maySettle = useAllowed(MAY_SETTLE);
  const claims = subs.flatMap(({ claims: own = [], lines }) =>
    own.map((claim) => ({ claim, line: lines.find(({ id }) => id === claim.orderLineId) })),
  );
  return (
    <Section title={t('claims.title')}>
      <Stack gap="s4" as="ul">
        {claims.map(({ claim, line }) => (
          <li key={claim.id}>
            <ClaimFacts
              claim={claim}
              line={line}
              status={t(`claims.status.${claim.status}`)}
              photosLabel={t('claims.photos')}
            >
              {claim.status === 'OPEN' && maySettle && (
                <Button size="small" onPress={() => ask({ claim, line })}>
                  {t('claims.settle')}
                </Button>
              )}
            </ClaimFacts>
          </li>
        ))}
      </Stack>
      {asked !== null && <SettleDialog {...asked} onClose={() => ask(null)} />}
    </Section>
  );
}

function SettleDialog({ claim, line, onClose }: Asked & { onClose: () => void }) {
  const { t } = useTranslation('orders');
  const words = useOrderWords();
  const formats = useFormats();
  const form = useForm<ClaimValues>({
    resolver: schemaResolver(claimFormSchema(claim.amountCents)),
    defaultValues: { by: 'GRANT', amount: centsToDecimal(claim.amountCents), note: '' },
  });
  const by = useWatch({ control: form.control, name: 'by' });
  return (
    <FormDialog
      keptAs={`claim:${claim.id}`}
      form={form}
      title={t('claims.settleTitle')}
      description={claimWords(words, claim, line)}
      version={claim.version}
      action={t('claims.settle')}
      errorText={(key) => t(`claims.wrong.${key}`, { defaultValue: key })}
      onSave={({ by: way, amount, note }, version) => {
        const settledCents = way === 'GRANT' ? (parseMoney(amount) ?? 0) : 0;
        const isReplaced = way === 'REPLACE';
        return settleClaim(claim.id, { settledCents, isReplaced, note: note.trim(), version });
      }}
      onClose={onClose}
    >
      <FormRadioGroup
        control={form.control}
        name="by"
        label={t('claims.by.label')}
        options={SETTLED_BY.map((id) => ({ id, label: t(`claims.by.${id}`) }))}
      />
      {by === 'GRANT' && (
        <FormTextField
          control={form.control}
          name="amount"
          inputMode="decimal"
          prefix="€"
          label={t('claims.amount')}
          description={t('claims.most', { amount: formats.money(claim.amountCents) })}
        />
      )}
      <FormTextArea
        control={form.control}
        name="note"
        label={t('claims.note')}
        description={t('claims.noteText')}
      />
    </FormDialog>
  );
}
