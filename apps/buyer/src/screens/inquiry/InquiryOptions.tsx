import type { Ref } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { CheckboxGroup } from '@selvedge/design-system/primitives/CheckboxGroup';
import { RadioGroup } from '@selvedge/design-system/primitives/RadioGroup';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { TextArea } from '@selvedge/design-system/primitives/TextArea';
import { PAYMENT_METHODS } from '@selvedge/domain/money/paymentMethods';
import { membersQuery } from '../../trade/membersQuery';
import type { InquiryForm } from './useInquiryForm';

/** Longest remark, in characters. */
export const REMARK_MAX = 500;

interface InquiryOptionsProps {
  form: InquiryForm;
  onChange: (part: Partial<InquiryForm>) => void;
  /** Field of the remark, for focus. */
  remarkRef: Ref<HTMLTextAreaElement>;
}

/** Section with payment method, members to notify, and remark. */
export function InquiryOptions({ form, onChange, remarkRef }: InquiryOptionsProps) {
  const { t } = useTranslation('inquiry');
  const members = useQuery(membersQuery);
  return (
    <Section title={t('options.title')}>
      <Stack gap="s5">
        <RadioGroup
          label={t('options.payment')}
          orientation="horizontal"
          options={PAYMENT_METHODS.map((id) => ({ id, label: t(`dictionaries:payment_method.${id}`) }))}
          value={form.paymentMethod}
          onChange={(value) =>
            onChange({
              paymentMethod: PAYMENT_METHODS.find((method) => method === value) ?? 'OFFLINE_TRANSFER',
            })
          }
        />
        {members.data && members.data.length > 0 ? (
          <CheckboxGroup
            label={t('options.notify')}
            description={t('options.notifyHint')}
            orientation="horizontal"
            options={members.data.map(({ id, nickname, role }) => ({
              id,
              label: role === 'LEADER' ? t('options.leader', { name: nickname }) : nickname,
            }))}
            value={form.notifyUserIds}
            onChange={(notifyUserIds) => onChange({ notifyUserIds })}
          />
        ) : null}
        <FailedChoices reads={[[t('options.notify'), members]]} />
        <TextArea
          inputRef={remarkRef}
          label={t('options.remark')}
          maxLength={REMARK_MAX}
          rows={3}
          value={form.remark}
          onChange={(remark) => onChange({ remark })}
        />
      </Stack>
    </Section>
  );
}
