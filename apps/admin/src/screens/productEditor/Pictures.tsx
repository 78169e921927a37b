import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@selvedge/api-spec/client';
import { PICTURES_OFFERED } from '@selvedge/domain/files/attachments';
import { MEGABYTE, UPLOAD_IMAGE_MAX_BYTES } from '@selvedge/domain/constants';
import { FileDrop } from '@selvedge/design-system/FileDrop';
import { FileList } from '@selvedge/design-system/FileList';
import { Section } from '@selvedge/design-system/Section';
import { sendPicture } from '../../api/pictures';
import type { ProductValues } from './productForm';

const MOST = 12;

/** Pictures of a product by drop, in their order: the first is the cover. Without any the silhouette is drawn. */
export function Pictures() {
  const { t } = useTranslation('productEditor');
  const { control, getValues, setValue } = useFormContext<ProductValues>();
  const images = useWatch({ control, name: 'images' });
  const [problem, setProblem] = useState<string>();
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const set = (next: string[]): void => setValue('images', next, { shouldDirty: true });
  const add = async (file: File): Promise<void> => {
    if (getValues('images').length >= MOST) return setProblem(t('validation.tooManyPictures'));
    setProblem(undefined);
    const id = crypto.randomUUID();
    setWaiting((all) => [...all, id]);
    try {
      const { url } = await sendPicture(file, 'PRODUCT');
      set([...getValues('images'), url].slice(0, MOST));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.message);
    } finally {
      setWaiting((all) => all.filter((one) => one !== id));
    }
  };
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
  const coming = waiting.map((id) => ({
    id,
    kind: 'IMAGE' as const,
    name: t('pictures.coming'),
    isPending: true,
  }));
  return (
    <Section title={t('pictures.title')} note={t('pictures.note')}>
      {named.length + coming.length > 0 && (
        <FileList
          label={t('pictures.title')}
          files={[...named, ...coming]}
          onMove={move}
          onRemove={(address) => set(images.filter((one) => one !== address))}
        />
      )}
      <FileDrop
        label={t('pictures.drop')}
        limits={t('pictures.limits', { size: UPLOAD_IMAGE_MAX_BYTES / MEGABYTE, max: MOST })}
        accept={PICTURES_OFFERED}
        isMultiple
        onFile={(file) => void add(file)}
        errorMessage={problem}
      />
    </Section>
  );
}
