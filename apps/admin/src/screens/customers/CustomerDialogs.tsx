import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import type { CustomerDetail } from '../../api/schemas';
import { CustomerFields } from './CustomerFields';
import {
  customerFormSchema,
  customerInput,
  customerUpdate,
  customerValues,
  newCustomerFormSchema,
  newCustomerValues,
  phoneFormSchema,
} from './customerForm';
import type { NewCustomerValues } from './customerForm';
import { addCustomer, changePhone, customerQuery, saveCustomer } from './customers.api';
import type { NewCustomer } from './customers.api';
import { PhoneFields } from './PhoneFields';

/** Action on one customer that opens a dialog. */
export interface AskedOfCustomer {
  kind: 'edit' | 'phone';
  id: string;
}

interface CustomerDialogProps {
  asked: AskedOfCustomer;
  onClose: () => void;
}

function useFormWords(): (key: string) => string {
  const { t } = useTranslation('customers');
  return (key) => t(`validation.${key}`, { defaultValue: key });
}

/** Dialog for an existing customer, shown once the customer has been read. */
export function CustomerDialog({ asked, onClose }: CustomerDialogProps) {
  const customer = useQuery(customerQuery(asked.id)).data;
  if (customer === undefined) return null;
  const Asked = asked.kind === 'edit' ? EditDialog : PhoneDialog;
  return <Asked customer={customer} onClose={onClose} />;
}

interface OneCustomerProps {
  customer: CustomerDetail;
  onClose: () => void;
}

function EditDialog({ customer, onClose }: OneCustomerProps) {
  const { t } = useTranslation('customers');
  const errorText = useFormWords();
  const form = useForm({
    resolver: schemaResolver(customerFormSchema),
    mode: 'onTouched',
    defaultValues: customerValues(customer),
  });
  return (
    <FormDialog
      keptAs={`customer:${customer.id}`}
      form={form}
      size="large"
      title={t('editTitle', { name: customer.nickname || customer.username })}
      version={customer.version}
      errorText={errorText}
      onSave={(values, version) => saveCustomer(customer.id, customerUpdate(values, version))}
      onClose={onClose}
    >
      <CustomerFields salesman={customer.salesman} />
    </FormDialog>
  );
}

function PhoneDialog({ customer, onClose }: OneCustomerProps) {
  const { t } = useTranslation('customers');
  const errorText = useFormWords();
  const form = useForm({
    resolver: schemaResolver(phoneFormSchema),
    mode: 'onTouched',
    defaultValues: { areaCode: customer.areaCode, phone: customer.phone },
  });
  return (
    <FormDialog
      keptAs={`customerPhone:${customer.id}`}
      form={form}
      title={t('phoneTitle', { name: customer.nickname || customer.username })}
      description={t('phoneText')}
      version={customer.version}
      errorText={errorText}
      onSave={({ areaCode, phone }, version) => changePhone(customer.id, { areaCode, phone, version })}
      onClose={onClose}
    >
      <PhoneFields />
    </FormDialog>
  );
}

interface NewCustomerDialogProps {
  onMade: (made: NewCustomer) => void;
  onClose: () => void;
}

/** Dialog that creates a customer. */
export function NewCustomerDialog({ onMade, onClose }: NewCustomerDialogProps) {
  const { t } = useTranslation('customers');
  const errorText = useFormWords();
  const once = useIntent();
  const form = useForm<NewCustomerValues>({
    resolver: schemaResolver(newCustomerFormSchema),
    mode: 'onTouched',
    defaultValues: newCustomerValues,
  });
  return (
    <FormDialog
      keptAs="customer:new"
      form={form}
      size="large"
      title={t('add')}
      description={t('addText')}
      errorText={errorText}
      onSave={async (values) => {
        onMade(await once((key) => addCustomer(customerInput(values), key)));
      }}
      onClose={onClose}
    >
      <PhoneFields />
      <Columns gap="s5">
        <FormTextField
          control={form.control}
          name="username"
          label={t('field.username')}
          description={t('field.usernameNote')}
        />
      </Columns>
      <CustomerFields />
    </FormDialog>
  );
}
