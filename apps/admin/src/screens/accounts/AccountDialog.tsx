import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { FormCheckbox } from '@selvedge/design-system/forms/FormCheckbox';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PaymentAccount } from '../../api/schemas';
import { accountFormSchema, accountInput, accountValues } from './accountForm';
import type { AccountValues } from './accountForm';
import { addAccount, editAccount } from './accounts.api';

interface AccountDialogProps {
  /** Account to change; null for a new one. */
  account: PaymentAccount | null;
  /** Sort number of a new account. */
  nextSort: number;
  onClose: () => void;
}

/** Form of an account that customers pay into: holder, bank, number, and whether buyers see it. */
export function AccountDialog({ account, nextSort, onClose }: AccountDialogProps) {
  const { t } = useTranslation('money');
  const once = useIntent();
  const form = useForm<AccountValues>({
    resolver: schemaResolver(accountFormSchema),
    defaultValues: accountValues(account, nextSort),
  });
  const { control } = form;
  return (
    <FormDialog
      keptAs={`account:${account?.id ?? 'new'}`}
      form={form}
      title={t(account === null ? 'accounts.add' : 'accounts.edit')}
      description={t('accounts.seenByBuyers')}
      version={account?.version}
      errorText={(key) => t(`accounts.wrong.${key}`, { defaultValue: key })}
      onSave={(values, version) =>
        account === null
          ? once((key) => addAccount(accountInput(values), key))
          : editAccount(account.id, { ...accountInput(values), version })
      }
      onClose={onClose}
    >
      <FormTextField control={control} name="holder" label={t('accounts.holder')} />
      <FormTextField control={control} name="bank" label={t('accounts.bank')} />
      <FormTextField control={control} name="bankAddress" label={t('accounts.bankAddress')} />
      <FormTextField control={control} name="accountNo" label={t('accounts.accountNo')} />
      <FormTextField control={control} name="swift" label={t('accounts.swift')} />
      <FormTextField control={control} name="currency" label={t('accounts.currency')} />
      <FormTextField control={control} name="note" label={t('accounts.note')} />
      <FormNumberField control={control} name="sort" label={t('accounts.sort')} minValue={0} />
      <FormCheckbox control={control} name="enabled">
        {t('accounts.enabled')}
      </FormCheckbox>
    </FormDialog>
  );
}
