import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codes, isApiError } from '@selvedge/api-spec/client';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { ConfirmStep } from '@selvedge/app-shell/steps/ConfirmStep';
import type { Supplier, SupplierForm } from '../../api/schemas';
import { SupplierFields } from './SupplierFields';
import { newSupplier, supplierFormSchema, supplierInput, supplierValues } from './supplierForm';
import { addSupplier, deleteSupplier, saveSupplier, supplierQuery } from './suppliers.api';

function useWords(): (key: string) => string {
  const { t } = useTranslation('suppliers');
  return (key) => t(`validation.${key}`, { defaultValue: key });
}

/** Dialog that creates a supplier. */
export function NewSupplierDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('suppliers');
  const errorText = useWords();
  const once = useIntent();
  const form = useForm({
    resolver: schemaResolver(supplierFormSchema),
    mode: 'onTouched',
    defaultValues: newSupplier,
  });
  return (
    <FormDialog
      keptAs="supplier:new"
      form={form}
      size="wide"
      title={t('add')}
      errorText={errorText}
      onSave={(values) => once((key) => addSupplier(supplierInput(values), key))}
      onClose={onClose}
    >
      <SupplierFields />
    </FormDialog>
  );
}

/** Dialog for an existing supplier, shown once the supplier has been read. */
export function SupplierDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const supplier = useQuery(supplierQuery(id)).data;
  return supplier === undefined ? null : <EditDialog supplier={supplier} onClose={onClose} />;
}

function EditDialog({ supplier, onClose }: { supplier: SupplierForm; onClose: () => void }) {
  const { t } = useTranslation('suppliers');
  const errorText = useWords();
  const form = useForm({
    resolver: schemaResolver(supplierFormSchema),
    mode: 'onTouched',
    defaultValues: supplierValues(supplier),
  });
  return (
    <FormDialog
      keptAs={`supplier:${supplier.id}`}
      form={form}
      size="wide"
      title={t('editTitle', { name: supplier.name })}
      version={supplier.version}
      errorText={errorText}
      onSave={(values, version) => saveSupplier(supplier.id, { ...supplierInput(values, supplier), version })}
      onClose={onClose}
    >
      <SupplierFields />
    </FormDialog>
  );
}

/** Asks for confirmation before a supplier is deleted; when products or orders name it, it stays and some of them are listed. */
export function DeleteSupplier({ supplier, onClose }: { supplier: Supplier; onClose: () => void }) {
  const { t } = useTranslation('suppliers');
  return (
    <ConfirmStep
      title={t('deleteTitle', { name: supplier.name })}
      confirmLabel={t('delete')}
      isDestructive
      done={t('deleted', { name: supplier.name })}
      explain={(error) =>
        isApiError(error, codes.IN_USE) ? [t('used', { by: error.data.by.join(t('comma')) })] : undefined
      }
      onConfirm={() => deleteSupplier(supplier.id)}
      onClose={onClose}
    >
      {t('deleteText')}
    </ConfirmStep>
  );
}
