import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUploads } from '@selvedge/app-shell/files/useUploads';
import { PICTURES_MOST, PICTURES_OFFERED } from '@selvedge/domain/files/attachments';
import { MEGABYTE, UPLOAD_IMAGE_MAX_BYTES } from '@selvedge/domain/constants';
import { FileDrop } from '@selvedge/design-system/primitives/FileDrop';
import { FileList } from '@selvedge/design-system/primitives/FileList';
import { FormSection } from '@selvedge/design-system/pages/FormPage';
import { sendPicture } from '../../api/pictures';
import type { ProductValues } from './productForm';

/** Field for the pictures of a product, added by drop, in their order: the first is the cover. Without any the silhouette is drawn. */
export function Pictures() {
  const { t } = useTranslation('productEditor');
  const { control, getValues, setValue } = useFormContext<ProductValues>();
  const images = useWatch({ control, name: 'images' });
  const set = (next: string[]): void => setValue('images', next, { shouldDirty: true });
  const uploads = useUploads((file) => sendPicture(file, 'PRODUCT'), {
    most: PICTURES_MOST,
    isPictureOnly: true,
    shelf: { count: () => getValues('images').length, add: ({ url }) => set([...getValues('images'), url]) },
  }).of('product');
  const move = (address: string, by: -1 | 1): void => {
    const rest = images.filter((one) => one !== address);
    rest.splice(images.indexOf(address) + by, 0, address);
    set(rest);
  };
  const named = images.map((url, at) => ({
    id: url,
    url,
    kind: 'IMAGE' as const,
    name: t(at === 0 ? 'pictures.cover' : 'pictures.place', { place: at + 1 }),
  }));
  return (
    <FormSection title={t('pictures.title')} note={t('pictures.note')}>
      {named.length > 0 && (
        <FileList
          label={t('pictures.title')}
          files={named}
          onMove={move}
          onRemove={(address) => set(images.filter((one) => one !== address))}
        />
      )}
      {uploads.files.length > 0 && (
        <FileList label={t('pictures.coming')} files={uploads.files} onRemove={uploads.remove} />
      )}
      <FileDrop
        label={t('pictures.drop')}
        limits={t('pictures.limits', { size: UPLOAD_IMAGE_MAX_BYTES / MEGABYTE, max: PICTURES_MOST })}
        accept={PICTURES_OFFERED}
        isMultiple
        onFile={uploads.add}
      />
    </FormSection>
  );
}
